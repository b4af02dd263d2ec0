"""The order of tie-breaks: what an event promises holds, whatever its format becomes."""

from __future__ import annotations

import pytest

from rackhouse.contest import ORGANISER, actions, fold
from rackhouse.contest.book import decode_event, encode_event
from rackhouse.contest.formats import (
    FreshTables,
    Knockout,
    Ladder,
    RoundRobin,
    Swiss,
    TotalPoints,
)
from rackhouse.paper.names import EntryNames
from rackhouse.paper.standings import standings_list
from tests.kit.desk import Desk
from tests.kit.pdf import text_of

PROMISED = ("wins", "spread", "opponents' wins", "points")


@pytest.mark.parametrize("book", ["naspa", "wespa"])
@pytest.mark.parametrize("format_", [RoundRobin(), Swiss(rounds=4)])
def test_a_book_goes_by_wins_then_spread_in_every_format(
    book: str, format_: RoundRobin | Swiss
) -> None:
    desk = Desk.preset(book)
    desk.do(actions.ChangeFormat("main", format_, "few are here"), ORGANISER)
    assert desk.state.divisions["main"].plan.measures[:2] == ("wins", "spread")


def cycle(desk: Desk) -> Desk:
    """Three with a win each; whom one beat, one beat by more than one lost to the other."""
    desk.enter(4)
    desk.start(seeds=(1, 2, 3, 4))
    by = {(1, 2): 10, (1, 3): -100, (1, 4): 5, (2, 3): 20, (2, 4): 1, (3, 4): -1}
    while waiting := desk.state.outstanding():
        match = waiting[0]
        one, other = match.sides
        ahead = by[one, other] if one < other else -by[other, one]
        desk.result(match.number, 400 + ahead, 400)
    return desk


def test_spread_comes_before_head_to_head_where_a_book_says_so() -> None:
    desk = Desk.preset("naspa")
    desk.do(actions.ChangeFormat("main", RoundRobin(), "few are here"), ORGANISER)
    cycle(desk)
    # 1 and 2 have two wins each. 1 beat 2, but 2 has the better spread.
    assert desk.places()[:2] == [(1, 2), (2, 1)]
    paper = " ".join(text_of(standings_list(desk.state, EntryNames(), "main")).split())
    assert "Places go by wins, spread, the wins of the opponents met, and points" in paper


def test_a_league_still_goes_by_head_to_head_before_spread() -> None:
    desk = cycle(Desk.of(RoundRobin()))
    assert desk.places()[:2] == [(1, 1), (2, 2)]


def test_the_organiser_sets_the_order_until_places_are_certified() -> None:
    desk = cycle(Desk.of(RoundRobin()))
    change = actions.SetTieBreaks("main", ("wins", "spread", "points"), "as announced")
    desk.do(change, ORGANISER)
    assert desk.places()[:2] == [(1, 2), (2, 1)]
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert "certified" in desk.refused(change, ORGANISER)


@pytest.mark.parametrize(
    ("format_", "order", "why"),
    [
        (Swiss(), ("wins", "wins"), "twice"),
        (Swiss(), ("head to head", "wins"), "cannot come first"),
        (Swiss(), ("wins", "stage"), "Only a bracket"),
        (Knockout(), ("wins", "spread"), "Only a bracket"),
        (Ladder(), ("rung", "wins"), "Only a ladder"),
        (TotalPoints(), ("wins", "points"), "points come first"),
    ],
)
def test_an_order_that_cannot_be_is_refused(
    format_: Swiss | Knockout | Ladder | TotalPoints, order: tuple[str, ...], why: str
) -> None:
    desk = Desk.of(format_, 2)
    assert why in desk.refused(actions.SetTieBreaks("main", order, "so"), ORGANISER)  # type: ignore[arg-type]
    assert "reason" in desk.refused(actions.SetTieBreaks("main", (), ""), ORGANISER)


def test_an_order_that_says_nothing_of_a_format_is_not_kept_for_it() -> None:
    desk = Desk.preset("naspa")
    for format_ in (Knockout(), TotalPoints()):
        desk.do(actions.ChangeFormat("main", format_, "so"), ORGANISER)
        assert desk.state.divisions["main"].plan.measures == format_.order
    desk.do(actions.ChangeFormat("main", RoundRobin(), "so"), ORGANISER)
    assert desk.state.divisions["main"].plan.measures == PROMISED
    evening = Desk.preset("priston")
    evening.do(actions.ChangeFormat("main", FreshTables(rounds=2), "so"), ORGANISER)
    assert evening.state.divisions["main"].plan.measures == ("points", "high game", "best play")


def test_a_change_of_format_that_was_written_before_reads_as_it_did() -> None:
    desk = Desk.of(Swiss(), division={"order": PROMISED})
    desk.do(actions.ChangeFormat("main", RoundRobin(), "few", order=("wins", "points")), ORGANISER)
    old = encode_event(desk.book.lines).replace(b'"order":["wins","points"]', b'"order":[]')
    read = fold(decode_event(old))
    assert read.state.divisions["main"].plan.measures == RoundRobin.order
