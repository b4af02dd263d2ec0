"""The prints of an event, each for those who may have it; its tables and its calendar."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

import msgspec

from rackhouse.contest import EventRole
from rackhouse.desk.roles import OFFICE
from rackhouse.desk.settings import sheet_played
from rackhouse.desk.views.money import TILL
from rackhouse.desk.views.outstanding import titled
from rackhouse.desk.views.overview import paired_rounds
from rackhouse.errors import IllegalError
from rackhouse.messages import Voice, any_of, message
from rackhouse.paper import Paper
from rackhouse.paper.size import paper_in
from rackhouse.service.errors import NotAllowedError

if TYPE_CHECKING:
    from collections.abc import Callable

    from rackhouse.contest.state import Division
    from rackhouse.desk.views.scene import Scene
    from rackhouse.paper.names import EntryNames as PaperNames
    from rackhouse.rules import Sheet

PrintKind: TypeAlias = Literal[
    "badges", "bracket", "certificates", "check-in", "cross-table", "fixtures", "league-table",
    "ledger", "pairings-by-name", "pairings-by-table", "poster", "price-list", "prizes",
    "receipt", "report", "rules", "score-sheets", "scorecards", "slips", "standings", "statement",
]  # fmt: skip
TableKind: TypeAlias = Literal["entries", "pairings", "results", "standings", "ledger", "causes"]
RatingFile: TypeAlias = Literal["results.tou", "division.t"]
"""What rating bodies take: a whole event, or a division as tsh keeps it."""
Needs: TypeAlias = Literal[
    "nothing", "entries", "start", "round", "bracket", "league", "money", "awards"
]

EVERYBODY: Final = tuple(EventRole)
FOR: Final[dict[str, tuple[EventRole, ...]]] = {
    "badges": OFFICE,
    "certificates": OFFICE,
    "check-in": OFFICE,
    "ledger": TILL,
    "prizes": OFFICE,
    "receipt": TILL,
    "report": TILL,
    "slips": (*OFFICE, EventRole.SCORE_KEEPER),
    "score-sheets": (*OFFICE, EventRole.SCORE_KEEPER),
    "scorecards": OFFICE,
    "statement": (*TILL, EventRole.PLAYER),
}
"""Who may print what; all other kinds are for everybody."""
OFFERED: Final[dict[PrintKind, Needs]] = {
    "poster": "nothing",
    "check-in": "nothing",
    "badges": "entries",
    "rules": "nothing",
    "score-sheets": "nothing",
    "scorecards": "entries",
    "pairings-by-table": "round",
    "pairings-by-name": "round",
    "slips": "round",
    "bracket": "bracket",
    "fixtures": "start",
    "league-table": "league",
    "standings": "start",
    "cross-table": "round",
    "prizes": "awards",
    "certificates": "start",
    "price-list": "money",
    "ledger": "money",
    "report": "money",
}
"""The prints in order, and what an event must have for each."""
FOR_TABLE: Final[dict[str, tuple[EventRole, ...]]] = {
    "entries": OFFICE,
    "ledger": TILL,
    "causes": TILL,
}


class PrintAsked(msgspec.Struct, frozen=True):
    """What is to be printed."""

    kind: PrintKind
    division: str = ""
    """If empty, the first division; pairings are then of all divisions."""
    round: int = 0
    """If 0, the last paired round; for all divisions, the current rounds."""
    entry: int = 0
    paper: Paper | None = None
    """If none, that of the event's country."""
    has_language: bool = False
    """Whether the reader has chosen a language; if not, the event's own is used."""
    payment: int = 0
    """The payment of a receipt, by its number in the ledger."""
    pledge: int = 0
    """The pledge of a receipt."""


class PrintOffered(msgspec.Struct, frozen=True):
    """A print that a desk offers."""

    kind: str
    title: str
    about: str
    needs: Needs
    """What the event must have for it."""


def prints_offered(scene: Scene) -> tuple[PrintOffered, ...]:
    """The prints that somebody may have, in the desk's order."""
    role = scene.who.actor.role

    def said(key: str) -> str:
        return scene.voice.say(message("print-offer-" + key))

    return tuple(
        PrintOffered(kind, said(kind), said(kind + "-about"), needs)
        for kind, needs in OFFERED.items()
        if role in FOR.get(kind, EVERYBODY)
    )


async def print_of(scene: Scene, asked: PrintAsked, address: str) -> bytes:
    """A print as the bytes of a PDF; ``address`` is the hall's web address.

    Raises:
        NotAllowedError: if it is not for somebody in this role.
        IllegalError: if there is nothing of that kind to print yet.
    """
    _check(scene, FOR.get(asked.kind, EVERYBODY))
    if own := "" if asked.has_language else scene.info.settings.language:
        scene = msgspec.structs.replace(scene, reader=Voice(own))
    if asked.kind == "statement" and scene.who.actor.role is EventRole.PLAYER:
        asked = msgspec.structs.replace(asked, entry=scene.who.actor.entry or 0)
    return await asyncio.to_thread(_drawn, scene, asked, address)


def table_of(scene: Scene, kind: TableKind, division: str) -> bytes:
    """A table of an event as CSV.

    Raises:
        NotAllowedError: if it is not for somebody in this role.
        IllegalError: if there is no such division.
    """
    from rackhouse.paper import tables  # noqa: PLC0415 - loaded when something is written

    _check(scene, FOR_TABLE.get(kind, EVERYBODY))
    state, names = scene.state, paper_names(scene)
    if kind == "standings":
        return tables.standings_csv(state, names, _division(scene, division).key)
    made: dict[str, Callable[[], bytes]] = {
        "entries": lambda: tables.entries_csv(state, names),
        "pairings": lambda: tables.pairings_csv(state, names),
        "results": lambda: tables.results_csv(state, names),
        "ledger": lambda: tables.ledger_csv(state, names),
        "causes": lambda: tables.causes_csv(state, names),
    }
    return made[kind]()


def rating_file_of(scene: Scene, file: RatingFile, division: str) -> bytes:
    """The results of an event as rating bodies take them; for the office.

    Raises:
        NotAllowedError: if they are not the office.
        IllegalError: if there is no such division, or more than two play at a table.
    """
    from rackhouse.exchange import (  # noqa: PLC0415 - loaded when something is written
        crosstable_of,
        division_crosstable,
        write_tou,
        write_tsh,
    )

    _check(scene, OFFICE)
    state, names = scene.state, paper_names(scene)
    who = names.entries, names.ratings
    if file == "division.t":
        return write_tsh(division_crosstable(state, _division(scene, division), *who)).encode()
    return write_tou(crosstable_of(state, *who)).encode()


def file_name_of(scene: Scene, ending: str, division: str = "") -> str:
    """The name of a file about an event: the event, and its division if there are several."""
    found = scene.state.divisions.get(division)
    of = titled(scene, found) if found is not None else ""
    return f"{_tidy(f'{scene.state.event.title} {of}') or 'event'}{ending}"


def _tidy(title: str) -> str:
    """A title as the name of a file.

    >>> _tidy("Spring Open: 50/59")
    'Spring-Open-50-59'
    """
    return re.sub(r"\W+", "-", title).strip("-")


def calendar_of(scene: Scene, address: str) -> bytes:
    """The days of an event as a calendar file; for a player also the times of their matches."""
    from rackhouse.paper.calendar import calendar  # noqa: PLC0415 - as above

    event, entry = scene.info.id, scene.who.actor.entry
    link = f"{address}/events/{event}"
    return calendar(scene.state, paper_names(scene), event, entry=entry, link=link)


def paper_names(scene: Scene) -> PaperNames:
    """The names of an event for prints, in a language and with local hours."""
    from rackhouse.paper.names import EntryNames  # noqa: PLC0415 - as above

    known = scene.names.known
    return EntryNames(
        {entry: one.name for entry, one in known.items()},
        {member: name for one in known.values() for member, name in one.members.items()},
        {number: name for one in known.values() for number, name in one.sponsors.items()},
        scene.names.ratings,
        scene.voice.within(scene.state.event.zone),
    )


def sheet_of(scene: Scene) -> Sheet:
    """The rule sheet of an event with the organiser's settings."""
    return sheet_played(scene.info.settings.tables, scene.state.event.sheet)


def _check(scene: Scene, roles: tuple[EventRole, ...]) -> None:
    if scene.who.actor.role not in roles:
        others = any_of(role.name_in_words for role in roles)
        raise NotAllowedError("contest-only", who=others)


def _division(scene: Scene, key: str) -> Division:
    divisions = scene.state.divisions
    if not key and divisions:
        return next(iter(divisions.values()))
    return scene.state.division(key)


def _drawn(scene: Scene, asked: PrintAsked, address: str) -> bytes:
    from rackhouse.paper import (  # noqa: PLC0415 - as above
        blank_sheets,
        bracket,
        certificates,
        charity,
        check_in,
        cross_table,
        ledger,
        pairings,
        poster,
        prizes,
        rule_sheet,
        scorecards,
        slips,
        standings,
    )

    state, names = scene.state, paper_names(scene)
    paper = asked.paper or paper_in(state.event.zone)
    voice = names.voice
    division = _division(scene, asked.division)
    key, number = division.key, asked.round or max(1, paired_rounds(state, division))
    is_hall = not asked.division and len(state.divisions) > 1
    of_round = ("", asked.round) if is_hall else (key, number)
    own_page = f"{address}/events/{scene.info.id}/me"
    currency = scene.info.settings.currency

    def score_sheets() -> bytes:
        rules = sheet_of(scene).rules
        if not division.rounds:
            return blank_sheets.blank_sheet(rules, ("", ""), voice, paper=paper)
        return blank_sheets.blank_sheets(state, names, rules, key, number, paper=paper)

    def statement() -> bytes:
        if not asked.entry:
            raise IllegalError("print-whose-statement")
        return ledger.statement_of(state, names, asked.entry, currency=currency, paper=paper)

    draw: dict[PrintKind, Callable[[], bytes]] = {
        "badges": lambda: slips.badges(
            state, names, links=dict.fromkeys(state.entries, own_page), paper=paper
        ),
        "bracket": lambda: bracket.bracket_chart(state, names, key, paper=paper),
        "certificates": lambda: certificates.certificates(state, names, key, paper=paper),
        "check-in": lambda: check_in.check_in_list(state, names, paper=paper),
        "cross-table": lambda: cross_table.cross_table_chart(state, names, key, paper=paper),
        "fixtures": lambda: pairings.fixture_list(state, names, key, paper=paper),
        "league-table": lambda: standings.league_table(state, names, key, paper=paper),
        "ledger": lambda: ledger.ledger_statements(state, names, currency=currency, paper=paper),
        "pairings-by-name": lambda: pairings.pairings_by_name(state, names, *of_round, paper=paper),
        "pairings-by-table": lambda: pairings.pairings_by_table(
            state, names, *of_round, paper=paper
        ),
        "poster": lambda: poster.sign_up_poster(
            state,
            f"{address}/events/{scene.info.id}/sign-up",
            voice,
            currency=currency,
            paper=paper,
        ),
        "prizes": lambda: prizes.prize_list(
            state, names, [*state.divisions] if is_hall else [key], currency=currency, paper=paper
        ),
        "price-list": lambda: charity.price_list(state, names, currency=currency, paper=paper),
        "receipt": lambda: charity.receipt(
            state,
            names,
            number=asked.payment,
            pledge=asked.pledge,
            currency=currency,
            paper=paper,
        ),
        "report": lambda: charity.report(state, names, currency=currency, paper=paper),
        "rules": lambda: rule_sheet.rule_sheet(
            sheet_of(scene), voice, currency=currency, paper=paper
        ),
        "score-sheets": score_sheets,
        "scorecards": lambda: scorecards.scorecards(state, names, key, paper=paper),
        "slips": lambda: slips.result_slips(
            state,
            names,
            key,
            number,
            links=dict.fromkeys(state.pairings, own_page),
            paper=paper,
        ),
        "standings": lambda: standings.standings_list(state, names, key, paper=paper),
        "statement": statement,
    }
    return draw[asked.kind]()
