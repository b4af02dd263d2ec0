"""The ``rackhouse`` command: arguments in, text out; no decisions are made here."""


def printable(text: str) -> str:
    r"""Text from outside in one line, without characters that a terminal obeys or cannot show.

    >>> printable("cat\nfake  good")
    'cat�fake  good'
    """
    return "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
