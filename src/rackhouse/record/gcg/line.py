"""One event line of a GCG file.

``>nick: rack action +score total comment``. Real files leave out the rack, align columns with
spaces or tabs, write positions in lower case and words with dots, brackets or the letters on the
board; all of these are read. Score and total are required.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, TypedDict, get_args

from rackhouse.errors import MalformedError
from rackhouse.messages import quoted
from rackhouse.record.gcg.game import (
    OVERTIME,
    AnyEvent,
    EndRackEvent,
    ExchangeEvent,
    PassEvent,
    PlayEvent,
    PointsEvent,
    WithdrawnEvent,
)
from rackhouse.rules.model import PointsReason

if TYPE_CHECKING:
    from collections.abc import Sequence

_RACK: Final = r"(?:(?P<rack>[^\s()\d+\-]{{1,200}}){gap})?"
_LOOSE: Final = _RACK.format(gap=r"\s*")
_NUMBERS: Final = (
    # Spaces only after a sign: if the spaces before it could match in two ways, a line of nothing
    # but spaces would take for ever.
    r"(?:(?P<sign>\+-|[+-])[ \t]*)?(?P<points>[0-9]{1,6})"
    r"\s+(?P<total>[+-]?[0-9]{1,7})(?:\s+(?P<comment>.*))?"
)

_PLAY: Final = re.compile(
    _RACK.format(gap=r"\s+")
    + r"(?P<position>[0-9]{1,2}[A-Za-z]|[A-Za-z][0-9]{1,2})\s+(?P<word>[^\s\d+\-]{1,200})\s+"
    + _NUMBERS
)
_IN_BRACKETS: Final = re.compile(_LOOSE + r"\((?P<inside>[^()]{0,400})\)\s*" + _NUMBERS)
_WITHDRAWN: Final = re.compile(_LOOSE + r"--\s+" + _NUMBERS)
_EXCHANGE: Final = re.compile(_LOOSE + r"-(?P<tiles>[^\s\d()+\-]{1,200})\s+" + _NUMBERS)
_COUNT: Final = re.compile(_LOOSE + r"-[ \t]*(?P<count>[0-9]{1,3})\s+" + _NUMBERS)
_PASS: Final = re.compile(_LOOSE + r"-\s+" + _NUMBERS)
_REASONS: Final[dict[str, PointsReason]] = {
    OVERTIME if reason == "overtime" else reason: reason for reason in get_args(PointsReason)
}
_ENDS_EARLY: Final = re.compile(r"[+-]\s*[0-9]{1,7}$")


def split_player(line: str, nicks: Sequence[str]) -> tuple[str, str]:
    """The nickname of an event line and what follows its colon.

    Nicknames may contain colons, so the known ones are tried first, the longest first.

    >>> split_player(">x:y: AB 8H AB +8 8", ["x:y"])
    ('x:y', 'AB 8H AB +8 8')

    Raises:
        MalformedError: if there is no colon.
    """
    text = line.strip()[1:].lstrip()
    for nick in nicks:
        if text.startswith(nick):
            rest = text[len(nick) :].lstrip()
            if rest.startswith(":"):
                return nick, rest[1:].strip()
    nick, colon, rest = text.partition(":")
    if not colon or not nick.strip():
        raise MalformedError("gcg-names-nobody")
    return nick.strip(), rest.strip()


def parse_event(player: str, text: str) -> AnyEvent:
    """The event of a line, from the text after its colon.

    >>> parse_event("ann", "AEINRTT  8d TRAIN  +12 12").position
    '8D'
    >>> parse_event("ann", "(OPEG) +14 345").tiles
    'OPEG'

    Raises:
        MalformedError: if it is not a known event.
    """
    if match := _PLAY.fullmatch(text):
        return PlayEvent(
            player=player,
            rack=match["rack"] or "",
            position=match["position"].upper(),
            word=match["word"],
            score=_score(match),
            total=int(match["total"]),
            comment=match["comment"] or "",
        )
    if match := _IN_BRACKETS.fullmatch(text):
        return _in_brackets(player, match)
    if match := _WITHDRAWN.fullmatch(text):
        return WithdrawnEvent(**_common(player, match))
    if match := _EXCHANGE.fullmatch(text):
        return ExchangeEvent(tiles=match["tiles"], count=0, **_common(player, match))
    if match := _COUNT.fullmatch(text):
        count = int(match["count"])
        if count:
            return ExchangeEvent(count=count, **_common(player, match))
        return PassEvent(**_common(player, match))
    if match := _PASS.fullmatch(text):
        return PassEvent(**_common(player, match))
    raise _why_not(text)


def _in_brackets(player: str, match: re.Match[str]) -> AnyEvent:
    inside = "".join(match["inside"].split())
    # A rack may hold the tiles T I M E: only the lower-case word is the penalty.
    reason = None if inside.isupper() else _REASONS.get(inside.lower())
    if reason is not None:
        return PointsEvent(reason=reason, **_common(player, match))
    return EndRackEvent(tiles=inside, **_common(player, match))


class _Common(TypedDict):
    """What every event has."""

    player: str
    rack: str
    score: int
    total: int
    comment: str


def _common(player: str, match: re.Match[str]) -> _Common:
    return {
        "player": player,
        "rack": match["rack"] or "",
        "score": _score(match),
        "total": int(match["total"]),
        "comment": match["comment"] or "",
    }


def _score(match: re.Match[str]) -> int:
    points = int(match["points"])
    return -points if "-" in (match["sign"] or "") else points


def _why_not(text: str) -> MalformedError:
    if not text:
        return MalformedError("gcg-no-event")
    if _ENDS_EARLY.search(text[-20:]):
        return MalformedError("gcg-no-total", text=quoted(text, 60))
    return MalformedError("gcg-unknown-event", text=quoted(text, 60))
