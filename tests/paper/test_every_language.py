"""Every print, table and calendar speaks one language only: that of its reader."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import get_args

import pytest

from rackhouse.contest import ORGANISER, Result, actions
from rackhouse.contest.formats import FreshTables, Knockout, RoundRobin
from rackhouse.contest.standings import Measure, measure_name, standings
from rackhouse.messages import LANGUAGES, Amount, Day, Duration, Moment, Voice
from rackhouse.messages.catalogue import Said
from rackhouse.paper import Heading, score_sheet, tables
from rackhouse.paper.blank_sheets import blank_sheet, blank_sheets
from rackhouse.paper.bracket import bracket_chart
from rackhouse.paper.calendar import calendar
from rackhouse.paper.certificates import certificates
from rackhouse.paper.check_in import check_in_list
from rackhouse.paper.cross_table import cross_table_chart
from rackhouse.paper.fixtures import fixture_list
from rackhouse.paper.ledger import ledger_statements, statement_of
from rackhouse.paper.names import EntryNames
from rackhouse.paper.pairings import pairings_by_name, pairings_by_table
from rackhouse.paper.poster import sign_up_poster
from rackhouse.paper.prizes import prize_list
from rackhouse.paper.rule_sheet import rule_sheet
from rackhouse.paper.scorecards import scorecards
from rackhouse.paper.slips import badges, result_slips
from rackhouse.paper.standings import league_table, standings_list
from rackhouse.rules import Sheet
from rackhouse.service.export_record import read_record
from tests.kit.desk import Desk
from tests.kit.pdf import faults, text_of
from tests.replay.recorder import Recorder, Style

OWN = ("The Old Mill", "Quux", "Zyzzyva", "Event", "Hall", "Rackhouse", "https", ".example")
"""EntryNames, addresses and other data, which no language changes."""
BRACKETED = re.compile(r"«[^«»]*(?:»|…)")


class Bracketing(Voice):
    """Says everything in brackets, so that what was not said by a voice stands outside."""

    def _said(self, key: str, values: dict[str, Said]) -> str:
        said = super()._said(key, values)
        return said if said == key else f"«{said}»"

    def _by_locale(self, value: Amount | Day | Duration | Moment) -> str:
        return f"«{super()._by_locale(value)}»"


def played(desk: Desk) -> Desk:
    """A desk with a round that ended in every way, and another that is on."""
    desk.start()
    division = desk.state.divisions["main"]
    first, *others = desk.state.round_of(division, 1) or desk.pair()
    if not first.is_bye and len(first.sides) == 2:
        desk.ended(first.number, Result("forfeit", winner=first.sides[0]))
    for pairing in others:
        if not pairing.is_bye:
            desk.result(pairing.number, *(400 - 10 * seat for seat in range(len(pairing.sides))))
    return desk


def knockout() -> Desk:
    return played(Desk.of(Knockout(third_place=True), 7))


def league() -> Desk:
    return played(Desk.of(RoundRobin(), 5))


def evening() -> Desk:
    return played(Desk.of(FreshTables(), 7))


def night() -> Desk:
    """A charity night with fees, payments, a reversal, a waiver and a pledge."""
    desk = Desk.preset("fundraiser", title="Event")
    desk.enter(4, kind="team", members=("p1", "p2"))
    desk = played(desk)
    desk.do(actions.Charge(1, "letter", count=3))
    desk.do(actions.ChargeFee(1, "failed challenge", 500))
    desk.do(actions.TakePayment(1, 700))
    desk.do(actions.ReverseMoney(2, "Quux"), ORGANISER)
    desk.do(actions.MakePledge(3, 5), ORGANISER)
    return desk


def named(voice: Voice) -> EntryNames:
    members = {"p1": "Quux Zyzzyva", "p2": "Zyzzyva"}
    return EntryNames(dict.fromkeys(range(1, 9), "Quux"), members, {1: "Quux"}, voice=voice)


def recorded(voice: Voice) -> bytes:
    entries = read_record(Recorder(7, Style()).record().encode(), 0)[0]
    return score_sheet(entries, Heading(("Quux", "Zyzzyva"), "Event"), voice=voice)


PRINTS: dict[str, Callable[[Voice], bytes]] = {
    "badges": lambda voice: badges(night().state, named(voice)),
    "blank sheet": lambda voice: blank_sheet(Sheet.named("base").rules, ("", ""), voice),
    "blank sheets": lambda voice: blank_sheets(
        league().state, named(voice), Sheet.named("base").rules, "main", 1
    ),
    "bracket": lambda voice: bracket_chart(knockout().state, named(voice), "main"),
    "certificates": lambda voice: certificates(night().state, named(voice), "main"),
    "certificates of a league": lambda voice: certificates(league().state, named(voice), "main"),
    "check-in": lambda voice: check_in_list(night().state, named(voice)),
    "cross-table": lambda voice: cross_table_chart(league().state, named(voice), "main"),
    "fixtures": lambda voice: fixture_list(league().state, named(voice), "main"),
    "fixtures of an evening": lambda voice: fixture_list(evening().state, named(voice), "main"),
    "league table": lambda voice: league_table(league().state, named(voice), "main"),
    "ledger": lambda voice: ledger_statements(night().state, named(voice)),
    "pairings by name": lambda voice: pairings_by_name(night().state, named(voice), "main", 1),
    "pairings by table": lambda voice: pairings_by_table(league().state, named(voice), "main", 1),
    "poster": lambda voice: sign_up_poster(league().state, "https://hall.example", voice),
    "prizes": lambda voice: prize_list(night().state, named(voice), ["main"]),
    "rules": lambda voice: rule_sheet(Sheet.named("fundraiser"), voice),
    "score sheet": recorded,
    "scorecards": lambda voice: scorecards(league().state, named(voice), "main"),
    "slips": lambda voice: result_slips(league().state, named(voice), "main", 1),
    "standings": lambda voice: standings_list(evening().state, named(voice), "main"),
    "standings of a knockout": lambda voice: standings_list(knockout().state, named(voice), "main"),
    "statement": lambda voice: statement_of(night().state, named(voice), 1),
}
FILES: dict[str, Callable[[Voice], bytes]] = {
    "calendar": lambda voice: calendar(league().state, named(voice), "quux"),
    "entries": lambda voice: tables.entries_csv(night().state, named(voice)),
    "ledger table": lambda voice: tables.ledger_csv(night().state, named(voice)),
    "pairings table": lambda voice: tables.pairings_csv(league().state, named(voice)),
    "results table": lambda voice: tables.results_csv(league().state, named(voice)),
    "standings table": lambda voice: tables.standings_csv(knockout().state, named(voice), "main"),
}
CONTEST = {
    text
    for desk in (knockout(), league(), evening(), night())
    for division in desk.state.divisions.values()
    for text in (
        str(division.plan.format.in_words()),
        *map(str, map(measure_name, get_args(Measure))),
        *(str(one.reason) for one in desk.state.pairings.values()),
        *(str(row.by) for row in standings(desk.state, division.key)),
        *(
            str(division.plan.format.reached(row.stage, division))
            for row in standings(desk.state, division.key)
        ),
    )
    if text
}
"""What an event says of itself: the words for that are its own matter, and not paper's."""


def outside(text: str) -> set[str]:
    """The words that stand outside all brackets, apart from names, tiles and data."""
    text = " ".join(text.split())
    while (less := BRACKETED.sub(" ", text)) != text:
        text = less
    for own in sorted({*CONTEST, *OWN}, key=len, reverse=True):
        text = re.sub(re.escape(own), " ", text, flags=re.IGNORECASE)
    return {word for word in re.findall(r"[^\W\d_]{3,}", text) if not word.isupper()}


@pytest.mark.parametrize("kind", PRINTS)
def test_nothing_is_printed_that_no_voice_has_said(kind: str) -> None:
    text = text_of(PRINTS[kind](Bracketing("en")))
    assert "«" in text
    assert outside(text) == set()


@pytest.mark.parametrize("kind", [one for one in FILES if one != "calendar"])
def test_nothing_is_in_a_table_that_no_voice_has_said(kind: str) -> None:
    assert outside(FILES[kind](Bracketing("en")).decode("utf-8-sig")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", PRINTS)
def test_every_print_has_room_for_every_language(kind: str, language: str) -> None:
    data = PRINTS[kind](Voice(language))
    assert not [*faults(data)]
    text = text_of(data)
    assert not {"\u2068", "\u2069", "\ufffd"} & set(text)


def test_a_calendar_says_in_its_language_what_is_due() -> None:
    desk = Desk.preset("depaul")
    desk.enter(4)
    desk.start()
    german = calendar(desk.state, named(Voice("de")), "quux").decode()
    assert "Frist für Quux und Quux" in german
    assert "deadline for" in calendar(desk.state, named(Voice()), "quux").decode()


def test_hours_and_dates_are_written_as_where_the_event_is() -> None:
    day = [Voice(one).within(zone) for one, zone in (("en", "America/Chicago"),
                                                    ("en", "Europe/London"),
                                                    ("de", "Europe/Berlin"))]  # fmt: skip
    chicago, london, berlin = (
        " ".join(text_of(sign_up_poster(league().state, "https://hall.example", voice)).split())
        for voice in day
    )
    assert "Saturday, May 1, 2027, 9:00 AM to 5:00 PM" in chicago
    assert "Saturday, 1 May 2027, 09:00 to 17:00" in london
    assert "Samstag, 1. Mai 2027, 09:00 bis 17:00 Uhr" in berlin
