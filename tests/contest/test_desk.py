"""What the desk sees to: days that exist, who may play, what is lent, who may do what."""

from __future__ import annotations

from datetime import date, time
from typing import get_args

import pytest

from rackhouse.contest import CLOCK, JUDGE, ORGANISER, PUBLIC, SCORE_KEEPER, Result, actions
from rackhouse.contest.age import Band, band_for
from rackhouse.contest.decide import TABLE
from rackhouse.contest.entry import still_out, supplies
from rackhouse.contest.folding import APPLY
from rackhouse.contest.formats import FreshTables, Knockout, RoundRobin, Swiss
from rackhouse.contest.plan import DivisionPlan, Field, Identity, Lending, PageLink, Stock, Venue
from rackhouse.contest.schedule import EventSession
from rackhouse.contest.state import why_may_not_play
from rackhouse.errors import IllegalError
from tests.kit.desk import DAY, Desk, player

NINE, FIVE = time(9), time(17)


# --- days and places


def test_a_weekday_that_contradicts_its_date_is_asked_about() -> None:
    desk = Desk.of(Knockout())
    wrong = EventSession(date(2011, 6, 19), NINE, FIVE, "Saturday")
    assert desk.refused(actions.ChangeSchedule((wrong,), "as announced"), ORGANISER) == (
        "June 19, 2011 is a Sunday, not a Saturday. Which is right?"
    )
    right = EventSession(date(2011, 6, 18), NINE, FIVE, "Saturday")
    desk.do(actions.ChangeSchedule((right,), "a slip in the notice"), ORGANISER)
    assert str(desk.state.event.sessions[0]) == "Saturday, June 18, 2011, 09:00 to 17:00"


@pytest.mark.parametrize(
    ("session", "sentence"),
    [
        (EventSession(date(2027, 5, 1), FIVE, NINE), "Let it close later."),
        (EventSession(date(2027, 3, 14), time(2, 30), FIVE), "the clocks go forward over it."),
    ],
)
def test_hours_that_cannot_be_are_refused(session: EventSession, sentence: str) -> None:
    desk = Desk.of(Knockout())
    assert desk.refused(actions.ChangeSchedule((session,), "why"), ORGANISER).endswith(sentence)


def test_a_change_of_day_or_place_has_a_reason() -> None:
    desk = Desk.of(Knockout())
    assert "reason" in desk.refused(actions.ChangeVenue(Venue("Gym"), ""), ORGANISER)
    assert "reason" in desk.refused(actions.ChangeSchedule((DAY,), " "), ORGANISER)
    desk.do(actions.ChangeVenue(Venue("Gym"), "the hall is flooded"), ORGANISER)
    assert desk.state.event.venue.name == "Gym"


def test_what_the_page_says_can_be_said_otherwise() -> None:
    desk = Desk.of(Knockout())
    link = PageLink("Rules", "rules.example.org")
    desk.do(
        actions.ChangeDetails("May Day", "desk@example.org", ("No phones.",), (link,)), ORGANISER
    )
    event = desk.state.event
    assert (event.title, event.contact) == ("May Day", "desk@example.org")
    assert (event.notices, event.links) == (("No phones.",), (link,))
    assert "title" in desk.refused(actions.ChangeDetails(" ", "", (), ()), ORGANISER)


# --- divisions


def test_an_age_counts_on_the_day_that_the_organiser_gives() -> None:
    bands = [Band(50, 59), Band(60)]
    born = date(1967, 7, 1)
    assert str(band_for(bands, born, date(2027, 6, 30))) == "50 to 59"
    assert str(band_for(bands, born, date(2027, 7, 1))) == "60 and over"
    with pytest.raises(IllegalError, match="No age division is for 40 years"):
        band_for(bands, date(1987, 1, 1), date(2027, 1, 2))


def test_divisions_are_merged_before_they_start_and_entries_go_along() -> None:
    desk = Desk.of(RoundRobin(), 3)
    desk.do(actions.OpenDivision(DivisionPlan("late", "Late", Swiss())), ORGANISER)
    desk.enter(1, "late")
    desk.do(actions.MergeDivisions("late", "main", "one entry only"), ORGANISER)
    assert [*desk.state.divisions] == ["main"]
    assert {entry.division for entry in desk.state.entries.values()} == {"main"}
    desk.start()
    assert len(desk.rows()) == 4


def test_a_merged_division_takes_the_ages_of_both() -> None:
    desk = Desk.of(RoundRobin(), 3, age_day=date(2027, 6, 30))
    for key, band in (("middle", Band(60, 69)), ("old", Band(70, 79)), ("oldest", Band(80))):
        desk.do(
            actions.OpenDivision(DivisionPlan(key, str(band), RoundRobin(), band=band)), ORGANISER
        )
    desk.do(actions.MergeDivisions("oldest", "old", "few"), ORGANISER)
    desk.do(actions.MergeDivisions("old", "middle", "few"), ORGANISER)
    bands = desk.state.bands
    assert bands[band_for([*bands], date(1940, 1, 1), date(2027, 6, 30))] == "middle"
    assert {*bands.values()} == {"middle"}


def test_a_started_division_is_not_merged() -> None:
    desk = Desk.of(RoundRobin(), 3)
    desk.do(actions.OpenDivision(DivisionPlan("late", "Late", Swiss())), ORGANISER)
    desk.start()
    for one, other in (("late", "main"), ("main", "late")):
        assert "has started" in desk.refused(actions.MergeDivisions(one, other, "few"), ORGANISER)


def test_an_entry_moves_until_it_is_paired() -> None:
    desk = Desk.of(RoundRobin(), 3)
    desk.do(actions.OpenDivision(DivisionPlan("late", "Late", Swiss())), ORGANISER)
    desk.do(actions.MoveEntry(1, "late", "asked to"))
    desk.start()
    assert "stays there" in desk.refused(actions.MoveEntry(2, "late", "asked to"))
    assert desk.state.entries[1].division == "late"


def test_a_sheet_for_two_seats_no_four() -> None:
    desk = Desk.of(Knockout())
    two = FreshTables(largest=4)
    desk.do(actions.ChangeFormat("main", two, "a village evening"), ORGANISER)
    iowa = Desk.preset("iowa")
    assert "allows at most 2" in iowa.refused(
        actions.ChangeFormat("50 to 59", two, "a village evening"), ORGANISER
    )


# --- who may play


def test_without_a_proper_id_nobody_checks_in_is_paired_or_plays() -> None:
    desk = Desk.of(Swiss(), 3, identity=Identity("picture ID", needed=True), check_in=True)
    assert desk.refused(actions.CheckIn(1)) == (
        "Entry 1 cannot play before the desk has seen their picture ID."
    )
    for entry in (1, 2, 3):
        desk.do(actions.CheckId(entry, proper=True))
        desk.do(actions.CheckIn(entry))
    desk.start()
    game = next(one for one in desk.pair() if not one.is_bye)
    desk.do(actions.CheckId(game.sides[0], proper=False))  # a check later in the day
    scores = actions.RecordResult(game.number, game.sides, Result("played", (400, 300)))
    assert desk.refused(scores) == (
        f"Entry {game.sides[0]} has not shown a valid picture ID and cannot play."
    )
    default = Result("default", winner=game.sides[1], reason="no ID")
    desk.ended(game.number, default)
    assert game.sides[0] not in [side for one in desk.pair() for side in one.sides]


def test_all_who_are_missing_are_checked_in_with_their_ids_by_one_action_or_nobody_is() -> None:
    desk = Desk.of(Knockout(), 4, identity=Identity("picture ID", needed=True), check_in=True)
    desk.do(actions.CheckId(4, proper=True))
    assert "before the desk has seen" in desk.refused(actions.CheckInAll((1, 2, 3, 4)))
    action = desk.do(actions.CheckInAll((1, 2, 3, 4), proper=True))
    assert all(one.is_checked_in and one.has_id for one in desk.state.entries.values())
    assert desk.refused(actions.CheckInAll((1,), proper=True)) == "Entry 1 is already checked in."
    assert desk.refused(actions.CheckInAll(())) == "Everybody is checked in already."
    desk.do(actions.Undo(action))
    assert [one.has_id for one in desk.state.entries.values()] == [None, None, None, True]
    assert not any(one.is_checked_in for one in desk.state.entries.values())


def test_an_event_that_checks_no_ids_notes_none() -> None:
    desk = Desk.of(Swiss(), 2, identity=Identity(may_be_checked=False))
    assert desk.refused(actions.CheckId(1, proper=True)) == "This event does not check IDs."


def test_fields_are_asked_at_sign_up_and_looked_at_where_the_event_says_so() -> None:
    field = Field("student", "Are you a student?", "yes", needed=True, verified=True)
    desk = Desk.of(Knockout(), fields=(field,))
    assert desk.refused(actions.AddEntry("main")) == (
        "Nobody can be entered without an answer to this: Are you a student?"
    )
    [entry] = desk.enter(1, answered=("student",))
    assert str(why_may_not_play(desk.state, entry)) == (
        f"Entry {entry} cannot play before the desk has checked this: student."
    )
    desk.do(actions.CheckEligibility(entry, "student", eligible=False))
    assert "not eligible" in str(why_may_not_play(desk.state, entry))
    desk.do(actions.CheckEligibility(entry, "student", eligible=True))
    assert why_may_not_play(desk.state, entry) is None
    assert "does not ask" in desk.refused(actions.CheckEligibility(entry, "age", eligible=True))


def test_who_is_not_there_is_left_out_of_a_draw() -> None:
    desk = Desk.of(Knockout(), 4, check_in=True)
    for entry in (1, 2, 4):
        desk.do(actions.CheckIn(entry))
    desk.start()
    assert sorted(desk.state.divisions["main"].order) == [0, 1, 2, 4]
    assert "already" in desk.refused(actions.CheckIn(1))


def test_who_comes_after_the_draw_takes_an_empty_slot_while_there_is_one() -> None:
    desk = Desk.of(Knockout(), 5, check_in=True)
    for entry in (1, 2, 4):
        desk.do(actions.CheckIn(entry))
    desk.start(seeds=(1, 2, 4))
    came = desk.do(actions.CheckIn(3))
    assert desk.between(1, 3).sides == (1, 3)
    desk.do(actions.CheckIn(5))  # there, though the bracket is full
    assert 5 not in desk.state.divisions["main"].order
    desk.do(actions.Undo(came, together=True))
    assert not desk.state.entries[3].is_checked_in


# --- equipment


def test_what_is_lent_is_lent_once_against_an_id_and_comes_back() -> None:
    desk = Desk.of(Knockout(), 2, equipment=(Stock("board", 1),), lending=Lending(against_id=True))
    assert "against an ID" in desk.refused(actions.Lend("board 1", 1))
    desk.do(actions.Lend("board 1", 1, id_held=True))
    assert [item.holder for item in still_out(desk.state.items)] == [1]
    assert desk.refused(actions.Lend("board 1", 2, id_held=True)) == "Entry 1 has board 1."
    assert "no board 2" in desk.refused(actions.Lend("board 2", 2, id_held=True))
    desk.do(actions.ReturnItem("board 1", "a tile is missing"))
    assert not still_out(desk.state.items)
    assert desk.state.items["board 1"].note == "a tile is missing"
    desk.do(actions.AddItem("board 2", "board"))
    assert supplies(desk.state.items, desk.state.entries.values())[0].left == 2


def test_who_brings_a_clock_is_counted() -> None:
    desk = Desk.of(Knockout(), 2)
    desk.do(actions.SayBrings(1, ("board", "clock")), player(1))
    found = supplies(desk.state.items, desk.state.entries.values())
    assert [(one.kind, one.brought) for one in found] == [("board", 1), ("clock", 1)]


# --- tables and clocks


def test_matches_are_seated_and_no_table_twice() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start()
    desk.do(actions.AssignTables("main", 1, first=5))
    one, other = desk.state.tables
    assert [*desk.state.tables.values()] == [5, 6]
    assert desk.refused(actions.AssignTable(other, 5)) == (
        f"Match {one} is at table 5. Choose another table."
    )


def test_a_round_is_seated_where_nobody_plays() -> None:
    desk = Desk.of(Knockout(), 5)
    desk.start(seeds=(1, 2, 3, 4, 5))
    early, open_at_once = desk.between(4, 5).number, desk.between(2, 3).number
    desk.do(actions.AssignTables("main", 1))  # the first match of round 2 waits for no other
    assert desk.state.tables == {early: 1, open_at_once: 2}
    refusal = desk.refused(actions.AssignTable(open_at_once, 1))
    assert refusal == f"Match {early} is at table 1. Choose another table."


def test_the_clock_of_the_hall_is_paused_and_extended() -> None:
    desk = Desk.of(Knockout())
    desk.do(actions.StartRoundClock(3000))
    desk.now += 60_000
    desk.do(actions.PauseRoundClock())
    assert "already" in desk.refused(actions.PauseRoundClock())
    desk.now += 30_000
    desk.do(actions.ResumeRoundClock())
    desk.do(actions.ExtendRoundClock(120, "a fire alarm"))
    assert desk.state.clock is not None
    assert desk.state.clock.ends_at == 1_000 + 3_120_000 + 30_000


def test_who_does_not_come_is_called_again_until_the_match_is_over() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    match = desk.between(1, 4).number
    desk.do(actions.CallAgain(match))
    desk.now += 60_000
    desk.do(actions.CallAgain(match))
    [call] = desk.state.summons.values()
    assert (call.entries, call.pairing, call.at, call.times) == ((1, 4), match, desk.now, 2)
    desk.do(actions.CallAgain(match, (4,)))
    desk.do(actions.CallAgain(None, (2,)))
    assert len(desk.state.summons) == 3
    assert "Only the players of Match" in desk.refused(actions.CallAgain(match, (2,)))
    assert "Name a match or an entry" in desk.refused(actions.CallAgain())
    assert "Only the organiser or the desk" in desk.refused(actions.CallAgain(match), player(1))
    desk.do(actions.RecordResult(match, (1, 4), Result("played", (400, 300))))
    assert "is over" in desk.refused(actions.CallAgain(match))


# --- results


def test_wrong_players_and_impossible_scores_are_questioned() -> None:
    desk = Desk.of(Knockout(), 4)
    desk.start(seeds=(1, 2, 3, 4))
    match = desk.between(1, 4).number
    played = Result("played", (4100, 300))
    assert desk.refused(actions.RecordResult(match, (1, 3), played)) == (
        f"Match {match} is between Entry 1 and Entry 4, not Entry 1 and Entry 3. Check the slip."
    )
    assert desk.refused(actions.RecordResult(match, (1, 4), played)) == (
        "4,100 would be an unusual score. Is it right?"
    )
    desk.do(actions.RecordResult(match, (4, 1), Result("played", (300, 410))))
    assert desk.state.results[match].scores == (410, 300)
    other = desk.between(2, 3).number
    desk.do(actions.RecordResult(other, (2, 3), Result("played", (1300, 300)), sure=True))


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (
            Result("played"),
            ("A played game has a score for each of its 2 sides, but 0 scores were given."),
        ),
        (Result("forfeit"), "Say who wins the match."),
        (Result("default"), "Say who wins the match."),
        (
            Result("double forfeit", winner=1),
            "Nobody wins a double forfeit. Leave the winner out.",
        ),
        (Result("ruled", winner=1), "Write down the reason for the ruling."),
        (Result("bye"), "A bye is for one entry alone. Give a match another kind of result."),
        (
            Result("forfeit", winner=9),
            "Entry 9 does not play in this match and cannot win it.",
        ),
    ],
)
def test_every_kind_of_result_is_its_own_thing(result: Result, sentence: str) -> None:
    desk = Desk.of(Knockout(), 2)
    desk.start(seeds=(1, 2))
    [match] = desk.state.pairings
    assert desk.refused(actions.RecordResult(match, (1, 2), result)) == sentence


def test_a_second_result_is_a_correction() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start()
    [match] = desk.state.pairings
    sides = desk.state.pairings[match].sides
    desk.result(match, 400, 300)
    again = actions.RecordResult(match, sides, Result("played", (400, 310)))
    assert "Correct it instead" in desk.refused(again)
    correction = actions.CorrectResult(match, sides, Result("played", (300, 400)), "")
    assert "reason" in desk.refused(correction)


def test_certified_places_stay_until_that_is_undone() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start()
    [match] = desk.state.pairings
    sides = desk.state.pairings[match].sides
    desk.result(match, 400, 300)
    certified = desk.do(actions.CertifyDivision("main"), ORGANISER)
    correction = actions.CorrectResult(match, sides, Result("played", (300, 400)), "swapped")
    assert "certified. Undo that first" in desk.refused(correction)
    assert "nobody can join" in desk.refused(actions.AddEntry("main"))
    desk.do(actions.Undo(certified), ORGANISER)
    desk.do(correction)
    assert desk.rows()[0].entry == sides[1]


# --- rulings on words


def test_a_ruling_that_is_overturned_names_the_matches_it_touched() -> None:
    desk = Desk.of(RoundRobin(), 4)
    desk.start()
    one, other, third, *_ = desk.state.pairings
    desk.do(actions.RuleWords(one, ("QI",), acceptable=False), JUDGE)
    desk.do(actions.ReuseRuling(1, third), CLOCK)
    desk.do(actions.OverturnRuling(1, "a newer printing has it"), JUDGE)
    assert desk.book.lines[-1].fact.touched == (one, third)  # type: ignore[attr-defined]  # it was overturned
    assert "overturned" in desk.refused(actions.ReuseRuling(1, other), JUDGE)


# --- who may do what


def test_every_command_and_every_fact_has_its_place() -> None:
    assert set(TABLE) == {*get_args(actions.AnyCommand)}
    # Who may undo an action goes by what it begins with.
    assert {command for command, row in TABLE.items() if row.fact is None} == {actions.Undo}
    assert {*APPLY} | {actions.ActionsUndone} == {*get_args(actions.AnyFact)}
    # A command without a function becomes a fact that has nothing else to say.
    for command, row in TABLE.items():
        if row.do is None and row.fact is not None:
            assert row.fact.__struct_fields__ == command.__struct_fields__


def test_the_public_may_do_nothing_and_others_what_is_theirs() -> None:
    desk = Desk.of(RoundRobin(), 2)
    desk.start()
    [match] = desk.state.pairings
    result = Result("played", (400, 300))
    assert desk.refused(actions.AddEntry("main"), PUBLIC) == (
        "Only the organiser, the desk, or a player can do this."
    )
    for actor in (PUBLIC, JUDGE, player(1)):
        assert "Only " in desk.refused(actions.RecordResult(match, (1, 2), result), actor)
    desk.do(actions.RecordResult(match, (1, 2), result), SCORE_KEEPER)
    assert "Only the organiser can do this." in desk.refused(actions.CertifyDivision("main"))
    assert desk.refused(actions.Withdraw(2), player(1)) == (
        "You can do this only for yourself or your own team."
    )


def test_before_an_event_is_created_nothing_else_happens() -> None:
    desk = Desk()
    for command in (actions.StartDivision("main"), actions.AddEntry("main"), actions.CheckIn(1)):
        assert desk.refused(command).startswith("There is no")
