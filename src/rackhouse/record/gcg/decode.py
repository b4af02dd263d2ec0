"""The bytes of a GCG file as text, and its lines.

The published format says ISO 8859-1 unless ``#character-encoding`` names another. Most files
written today are UTF-8 and many of them do not say so. A text that is valid UTF-8 and has
other signs than ASCII is hardly ever anything else, so that is tried first.
"""

from __future__ import annotations

import codecs
import re
from typing import Final

from rackhouse.errors import MalformedError

LONGEST_LINE: Final = 100_000
"""More signs than any line of a game has; longer ones are another kind of file."""
MOST_LINES: Final = 1_500_000
"""More lines than any game has, whatever its notes say."""

_ENCODING: Final = re.compile(rb"\s*#character-encoding[ \t]+([!-~]{1,40})", re.IGNORECASE)
_TEXT_ENCODING: Final = re.compile(r"ascii|utf-(8|16|32).*|iso8859-\d+|cp125\d|koi8-r|mac-roman")
"""Python has encodings that are none of text; these are."""
_LINE_END: Final = re.compile(r"\r\n|\n|\r")
_BYTE_ORDER_MARKS: Final = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)


def text_of(data: bytes) -> str:
    """The text of a file.

    >>> text_of("#player1 josé José".encode("latin-1")) == text_of("#player1 josé José".encode())
    True

    Raises:
        MalformedError: where the bytes are no text.
    """
    for mark, encoding in _BYTE_ORDER_MARKS:
        if data.startswith(mark):
            return _checked(_decoded(data[len(mark) :], encoding))
    named = _ENCODING.match(data)
    if named is None:
        try:
            return _checked(data.decode())
        except UnicodeDecodeError:
            return _checked(data.decode("latin-1"))
    return _checked(_decoded(data, _known_encoding(named[1].decode("ascii"))))


def lines_of(text: str) -> list[str]:
    r"""The lines of a text, whatever its line ends.

    >>> lines_of("a\rb\r\nc\n")
    ['a', 'b', 'c', '']

    Raises:
        MalformedError: where a line is longer than any line of a game, or there are too many.
    """
    if max(text.count("\n"), text.count("\r")) > MOST_LINES:
        raise MalformedError("gcg-too-many-lines", most=MOST_LINES)
    if len(text) > LONGEST_LINE:
        # Looked at before the text is cut up, so that a wrong file is refused at once.
        for number, line in enumerate(text.split("\n"), start=1):
            if len(line) > LONGEST_LINE and max(map(len, line.split("\r"))) > LONGEST_LINE:
                raise MalformedError("gcg-long-line", line=number, most=LONGEST_LINE)
    return _LINE_END.split(text)


def _known_encoding(name: str) -> str:
    try:
        encoding = codecs.lookup(name).name
    except LookupError:
        encoding = ""
    if not _TEXT_ENCODING.fullmatch(encoding):
        raise MalformedError("gcg-encoding", name=name)
    return encoding


def _decoded(data: bytes, encoding: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise MalformedError(
            "gcg-not-encoded", line=line, byte=error.start + 1, encoding=encoding
        ) from None


def _checked(text: str) -> str:
    at = text.find("\0")
    if at >= 0:
        line = text.count("\n", 0, at) + 1
        raise MalformedError("gcg-zero-byte", line=line)
    # The last sign is how DOS ended a file.
    return text.removeprefix("\ufeff").removesuffix("\x1a")
