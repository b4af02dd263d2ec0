"""The ``rackhouse`` command: arguments in, text out, and nothing that decides."""


def printable(text: str) -> str:
    r"""Text from outside in one line, without signs that a terminal would obey or cannot show.

    >>> printable("cat\nfake  good")
    'cat�fake  good'
    """
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
