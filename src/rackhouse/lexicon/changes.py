"""A house's own changes to a list: words added and words removed."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted

if TYPE_CHECKING:
    from rackhouse.lexicon.lexicon import Lexicon


class HouseChanges(msgspec.Struct, frozen=True):
    r"""Additions and removals, as a text of lines ``+WORD`` and ``-WORD``.

    >>> changes = HouseChanges.parse("+ZA\n-QI\n# agreed in the spring\n")
    >>> changes
    HouseChanges(add=('ZA',), remove=('QI',))
    >>> HouseChanges.parse(changes.text()) == changes
    True
    """

    add: tuple[str, ...] = ()
    remove: tuple[str, ...] = ()

    @staticmethod
    def parse(text: str, where: str = "The changes") -> HouseChanges:
        """Read changes; blank lines and lines that begin with ``#`` say nothing.

        Raises:
            MalformedError: where a line is neither; the message names it.
        """
        words: dict[str, list[str]] = {"+": [], "-": []}
        for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
            plain = line.strip()
            if not plain or plain.startswith("#"):
                continue
            match = re.fullmatch(r"([+-])\s*([^\s+-]+)", plain)
            if match is None:
                raise MalformedError(
                    "lexicon-no-change", path=where, line=number, text=quoted(plain)
                )
            words[match[1]].append(match[2].upper())
        return HouseChanges(tuple(words["+"]), tuple(words["-"]))

    def text(self) -> str:
        """The changes as :meth:`parse` reads them."""
        return "".join([f"+{word}\n" for word in self.add] + [f"-{word}\n" for word in self.remove])

    def idle(self, lexicon: Lexicon) -> tuple[str, ...]:
        r"""The changes that change nothing there: words added that it has, removed that it lacks.

        >>> from rackhouse.lexicon.lexicon import Lexicon
        >>> HouseChanges.parse("+OX\n-QI").idle(Lexicon.of(["OX"]))
        ('+OX', '-QI')
        """
        return (
            *(f"+{word}" for word in self.add if word in lexicon),
            *(f"-{word}" for word in self.remove if word not in lexicon),
        )
