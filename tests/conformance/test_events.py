"""What the sheets say of their events, shown on events made from the presets."""

from __future__ import annotations

from datetime import date, time

import pytest

from rackhouse.contest import CLOCK, ORGANISER, Result, actions
from rackhouse.contest.awards import awards, high_games
from rackhouse.contest.deciding.arranging import next_due
from rackhouse.contest.entry import still_out, supplies
from rackhouse.contest.folding.brackets import bracket_in
from rackhouse.contest.formats import Knockout, RoundRobin, Swiss
from rackhouse.contest.preset import Preset
from rackhouse.contest.schedule import EventSession
from rackhouse.errors import IllegalError
from tests.kit.desk import ANSWERS, Desk, player

# --- Washburn: the knockout


def knockout(entries: int = 4) -> Desk:
    desk = Desk.preset("washburn")
    desk.enter(entries, answered=("eligibility",))
    for entry in [*desk.state.entries]:
        desk.do(actions.CheckId(entry, proper=True))
        desk.do(actions.CheckIn(entry))
    return desk


@pytest.mark.rule("W-01", "W-03")
def test_a_current_picture_id_is_needed_to_enter_and_to_play() -> None:
    desk = Desk.preset("washburn")
    desk.enter(3, answered=("eligibility",))
    assert desk.refused(actions.CheckIn(1)) == (
        "Entry 1 cannot play before the desk has seen their current picture ID."
    )
    for entry in (1, 2):
        desk.do(actions.CheckId(entry, proper=True))
        desk.do(actions.CheckIn(entry))
    desk.do(actions.CheckId(3, proper=False))
    assert desk.refused(actions.CheckIn(3)) == (
        "Entry 3 has not shown a valid current picture ID and cannot play."
    )
    desk.start()
    assert 3 not in desk.state.divisions["main"].order


@pytest.mark.rule("W-02", "W-03")
def test_an_id_may_be_checked_at_any_time_and_without_one_there_is_no_play() -> None:
    desk = knockout()
    assert desk.state.event.identity.may_be_checked
    desk.start(seeds=(1, 2, 3, 4))
    match = desk.between(1, 4)
    desk.do(actions.CheckId(4, proper=False))
    played = actions.RecordResult(match.number, match.sides, Result("played", (300, 400)))
    assert "cannot play" in desk.refused(played)
    desk.ended(match.number, Result("default", winner=1, reason="no proper ID"))
    assert bracket_in(desk.state, desk.state.divisions["main"]).rounds[1][0].sides[0] == 1


@pytest.mark.rule("W-04")
def test_the_eligibility_guidelines_are_asked_and_the_desk_can_find_against() -> None:
    desk = Desk.preset("washburn")
    assert desk.refused(actions.AddEntry("main")) == (
        "Nobody can be entered without an answer to this: "
        "Are you eligible under the intramural guidelines?"
    )
    [entry] = desk.enter(1, answered=("eligibility",))
    desk.do(actions.CheckId(entry, proper=True))
    desk.do(actions.CheckEligibility(entry, "eligibility", eligible=False))
    assert "not eligible" in desk.refused(actions.CheckIn(entry))


@pytest.mark.rule("W-05", "A-40")
def test_single_elimination_unless_notified_otherwise() -> None:
    desk = knockout(3)
    assert isinstance(desk.state.divisions["main"].plan.format, Knockout)
    other = Desk.preset("washburn")
    other.do(actions.ChangeFormat("main", RoundRobin(), "only three have entered"), ORGANISER)
    assert isinstance(other.state.divisions["main"].plan.format, RoundRobin)
    desk.start()
    assert [one.is_bye for one in desk.state.pairings.values()].count(True) == 1
    while waiting := desk.state.outstanding():
        desk.win(waiting[0].number, waiting[0].sides[0])
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    [champion] = awards(desk.state, "main")
    assert champion.entries == (desk.rows()[0].entry,)


@pytest.mark.rule("A-40")
def test_both_absent_leaves_the_slot_empty_and_the_next_opponent_advances() -> None:
    desk = knockout()
    desk.start(seeds=(1, 2, 3, 4))
    desk.ended(desk.between(1, 4).number, Result("no-show"))
    desk.win(desk.between(2, 3).number, 3)
    assert bracket_in(desk.state, desk.state.divisions["main"]).champion == 3


@pytest.mark.rule("W-06")
def test_boards_pieces_and_dictionaries_are_lent_at_the_front_desk_within_the_facility() -> None:
    desk = knockout()
    lending = desk.state.event.lending
    assert (lending.where, lending.within_venue) == ("the front desk", True)
    assert {item.kind for item in desk.state.items.values()} == {
        "board", "tile set", "dictionary",
    }  # fmt: skip
    desk.do(actions.Lend("board 1", 2))
    assert [item.label for item in still_out(desk.state.items)] == ["board 1"]
    assert desk.refused(actions.Lend("board 1", 3)) == "Entry 2 has board 1."
    desk.do(actions.ReturnItem("board 1"))
    assert not still_out(desk.state.items)


@pytest.mark.rule("W-47")
def test_the_policies_are_within_reach_of_every_player() -> None:
    [link] = Desk.preset("washburn").state.event.links
    assert "sportsmanship" in link.title
    assert link.address == "www.washburn.edu/getfit"


# --- DePaul: the league


def league(entries: int = 4) -> tuple[Desk, int, int, int]:
    """A league that has begun, a match of its first week and its two sides."""
    desk = Desk.preset("depaul")
    desk.enter(entries)
    desk.start()
    match = desk.state.divisions["main"].rounds[0][0]
    one, other = desk.state.pairings[match].sides
    return desk, match, one, other


@pytest.mark.rule("D-01", "D-02")
def test_opponents_schedule_their_own_matches_at_the_one_venue() -> None:
    desk, match, one, other = league()
    at = (desk.state.arrangements[match].deadline or 0) - 1
    elsewhere = actions.ProposeTime(match, one, at, "The library")
    assert desk.refused(elsewhere, player(one)) == (
        "All games of this event are played at Ray Meyer Fitness and Recreation Center."
    )
    desk.do(actions.ProposeTime(match, one, at), player(one))
    desk.do(actions.AcceptTime(match, other, at), player(other))
    assert desk.state.arrangements[match].agreed == at


@pytest.mark.rule("D-03")
def test_boards_and_a_dictionary_are_lent_against_an_id() -> None:
    desk, *_ = league()
    assert {item.kind for item in desk.state.items.values()} == {"board", "dictionary"}
    assert desk.refused(actions.Lend("dictionary 1", 1)) == (
        "The dictionary 1 is lent against an ID. Take the ID first."
    )
    desk.do(actions.Lend("dictionary 1", 1, id_held=True))
    assert still_out(desk.state.items)[0].id_held


@pytest.mark.rule("D-05", "D-06", "A-39")
def test_who_cannot_reach_the_other_tells_the_office_which_decides_where_efforts_are_shown() -> (
    None
):
    desk, match, one, _other = league()
    desk.do(actions.LogAttempt(match, one, "email"), player(one))
    desk.do(actions.AskRuling(match, one), player(one))
    desk.now = (desk.state.arrangements[match].deadline or 0) + 1
    desk.do(actions.EventTick(), CLOCK)
    assert not desk.state.arrangements[match].forfeit_proposed  # the request suspends it
    ruling = actions.RuleMatch(match, one, "two mails and a call went unanswered")
    assert "has logged 1 of 2 attempts to arrange the match" in desk.refused(ruling, ORGANISER)
    desk.do(actions.LogAttempt(match, one, "phone"), player(one))
    desk.do(ruling, ORGANISER)
    assert desk.state.results[match].winner == one


@pytest.mark.rule("D-07", "D-08")
def test_a_match_is_won_by_the_winners_report_to_the_office() -> None:
    desk, match, one, other = league()
    assert desk.state.event.reporting.to == "office@example.org"
    assert desk.rows()[0].halves == 0  # nobody has won what nobody reported
    desk.do(actions.ReportResult(match, other, (420, 380)), player(other))
    assert match not in desk.state.results  # the loser's word waits for the winner
    desk.do(actions.ReportResult(match, one, (420, 380)), player(one))
    assert desk.rows()[0].entry == one


@pytest.mark.rule("D-09", "A-39")
def test_a_game_not_reported_is_a_double_forfeit_once_the_director_confirms() -> None:
    desk, match, one, other = league()
    deadline = desk.state.arrangements[match].deadline or 0
    assert next_due(desk.state) == deadline - 48 * 3_600_000
    desk.now = deadline
    desk.do(actions.EventTick(), CLOCK)
    desk.do(actions.ConfirmDoubleForfeit(match), ORGANISER)
    lost = {row.entry: (row.halves, row.losses, row.forfeits) for row in desk.rows()}
    assert lost[one] == lost[other] == (0, 1, 1)
    second = desk.state.divisions["main"].rounds[0][1]
    reporter = desk.state.pairings[second].sides[1]
    desk.do(actions.ReportResult(second, reporter, (400, 300)), player(reporter))
    assert "No double forfeit" in desk.refused(actions.ConfirmDoubleForfeit(second), ORGANISER)


@pytest.mark.rule("D-10")
def test_a_discrepancy_that_players_cannot_resolve_goes_to_the_director() -> None:
    desk, match, one, other = league()
    desk.do(actions.ReportResult(match, one, (420, 380)), player(one))
    desk.do(actions.OpenDiscrepancy(match, 14, ("The bonus was counted twice.",)), player(other))
    ruling = actions.RuleMatchDiscrepancy(1, "awarded", "it was", winner=other)
    assert desk.refused(ruling) == "Only the organiser can do this."
    desk.do(actions.RuleMatchDiscrepancy(1, "awarded", "it was", winner=other), ORGANISER)
    assert desk.rows()[0].entry == other


# --- FUNdraiser: two rounds of teams


@pytest.mark.rule("F-65", "A-35")
def test_two_rounds_and_the_highest_combined_score_wins() -> None:
    desk = Desk.preset("fundraiser")
    desk.enter(4, kind="team")
    desk.start()
    points = {1: (300, 500), 2: (400, 390), 3: (350, 350), 4: (200, 210)}
    for round_ in (0, 1):
        for pairing in desk.pair():
            desk.result(pairing.number, *(points[side][round_] for side in pairing.sides))
    assert "2 rounds, and all of them are paired" in desk.refused(actions.PairRound("main"))
    assert [row.entry for row in desk.rows()] == [1, 2, 3, 4]
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    assert awards(desk.state, "main")[0].entries == (1,)


# --- Iowa: the senior games


@pytest.mark.rule("I-01", "A-02")
def test_a_schedule_has_day_date_and_hours_that_agree() -> None:
    wrong = EventSession(date(2011, 6, 19), time(9), time(17), "Saturday")
    with pytest.raises(IllegalError) as told:
        Preset.named("iowa").plan({**ANSWERS["iowa"], "sessions": [wrong]})
    assert str(told.value) == "June 19, 2011 is a Sunday, not a Saturday. Which is right?"
    desk = Desk.preset("iowa")
    assert str(desk.state.event.sessions[0]) == "Saturday, May 1, 2027, 09:00 to 17:00"


@pytest.mark.rule("I-02")
def test_a_venue_has_its_directions() -> None:
    venue = Desk.preset("iowa").state.event.venue
    assert venue.name == "Valley High School"
    assert "3650 Woodland Avenue" in venue.address
    assert venue.directions.startswith("From the station")
    answers = {key: one for key, one in ANSWERS["iowa"].items() if key != "venue.directions"}
    with pytest.raises(IllegalError, match="How do people get there"):
        Preset.named("iowa").plan(answers)


@pytest.mark.rule("I-03", "I-04")
def test_players_are_encouraged_to_bring_sets_and_clocks_and_the_houses_own_are_limited() -> None:
    desk = Desk.preset("iowa", **{"equipment.board": 1, "equipment.tile_set": 1})
    assert desk.state.event.lending.bring == ("board", "tile set", "clock")
    desk.enter(3, "50 to 59")
    desk.do(actions.SayBrings(1, ("board", "clock")), player(1))
    desk.do(actions.Lend("board 1", 2))
    assert desk.refused(actions.Lend("board 1", 3)) == "Entry 2 has board 1."
    found = {one.kind: one for one in supplies(desk.state.items, desk.state.entries.values())}
    assert (found["board"].left, found["board"].brought) == (0, 1)
    assert (found["clock"].house, found["clock"].brought) == (0, 1)


@pytest.mark.rule("I-05")
def test_the_organiser_may_change_the_format_of_any_age_division() -> None:
    desk = Desk.preset("iowa")
    assert [*desk.state.divisions] == ["50 to 59", "60 to 69", "70 and over"]
    desk.enter(5, "50 to 59")
    desk.enter(2, "60 to 69")
    desk.enter(1, "70 and over")
    desk.do(actions.MergeDivisions("70 and over", "60 to 69", "one entry only"), ORGANISER)
    swiss = Swiss(rounds=3)
    change = actions.ChangeFormat("50 to 59", swiss, "")
    assert "reason" in desk.refused(change, ORGANISER)
    desk.do(actions.ChangeFormat("50 to 59", swiss, "the room is small"), ORGANISER)
    desk.start("50 to 59")
    assert len(desk.pair("50 to 59")) == 3
    desk.start("60 to 69")
    while waiting := desk.state.outstanding("60 to 69"):
        desk.win(waiting[0].number, min(waiting[0].sides))
    desk.do(actions.CertifyDivision("60 to 69"), ORGANISER)
    medals = {one.title: one.entries for one in awards(desk.state, "60 to 69")}
    assert medals == {"Gold": (6,), "Silver": (7,), "Bronze": (8,)}


@pytest.mark.rule("A-36")
def test_games_that_count_unplayed_letters_differently_share_no_high_score_table() -> None:
    iowa, league_ = Desk.preset("iowa"), Desk.preset("depaul")
    with pytest.raises(IllegalError, match="cannot share one list"):
        high_games([iowa.state, league_.state])
    desk, match, one, _ = league()
    desk.result(match, 420, 380)
    assert high_games([desk.state, league_.state])[0].entry == one


# --- Priston: the village evening


@pytest.mark.rule("P-32")
def test_no_mobile_phones_is_among_the_evenings_notices() -> None:
    assert Desk.preset("priston").state.event.notices == (
        "Mobile phones must not be used to help find words.",
    )


def test_an_evening_of_two_to_four_at_a_table() -> None:
    desk = Desk.preset("priston", **{"division.format.rounds": 2})
    desk.enter(9)
    desk.start()
    for _ in range(2):
        for table in desk.pair():
            assert 2 <= len(table.sides) <= 4
            desk.result(table.number, *(100 + side for side in table.sides))
    desk.do(actions.CertifyDivision("main"), ORGANISER)
    earned = {one.title: one.entries for one in awards(desk.state, "main")}
    assert earned == {"Most points": (9,), "Highest game": (9,), "Highest play": ()}
