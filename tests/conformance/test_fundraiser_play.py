"""FUNdraiser, game play: laying tiles, drawing, blanks, exchanging, turns."""

from __future__ import annotations

import pytest

from rackhouse.board import Placement
from rackhouse.record import Actor, Phase, facts
from rackhouse.referee import commands, news, view
from tests.kit import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)


def table_with(rack: str, other: str = "HOBSXYZ", *draws: str) -> Table:
    """Team 1 on turn with this rack."""
    return Table("fundraiser", draws=["A", "B", rack, other, *draws]).begin()


def after_trainer(rack: str, *draws: str) -> Table:
    """Team 1 has played 8D TRAINER; team 2 on turn with this rack."""
    table = table_with("TRAINER", rack, "AEIOULN", *draws)
    table.play(0, "8D TRAINER")
    return table


def squares(*names: str) -> list[int]:
    return [(int(name[1:]) - 1) * 15 + ord(name[0]) - ord("A") for name in names]


def letter(sign: str) -> int:
    return ord(sign) - ord("A") + 1


@pytest.mark.rule("F-09")
@pytest.mark.parametrize("play", ["8H QI", "8G QI", "H8 QI", "H7 QI"])
def test_the_opening_lies_across_or_down_with_one_letter_on_the_centre(play: str) -> None:
    table = table_with("QITRAIN")
    table.play(0, play)
    assert table.facts(facts.PlayMade)[0].words == ("QI",)


@pytest.mark.rule("F-09")
def test_an_opening_off_the_centre_or_of_one_letter_is_refused() -> None:
    table = table_with("QITRAIN")
    assert table.refused(commands.Commit(ONE, "8I QI")) == ("board-opening-start: H8")
    assert table.refused(commands.Commit(ONE, "8H I")) == ("board-opening-tiles: 2")
    assert table.phase is Phase.ON_TURN


@pytest.mark.rule("F-10", "F-15")
@pytest.mark.parametrize("where", [("H8", "I9"), ("H8", "I9", "J10"), ("H8", "I8", "I9")])
def test_tiles_that_lie_in_no_one_row_are_refused(where: tuple[str, ...]) -> None:
    table = table_with("QITRAIN")
    tiles = [letter(sign) for sign in "QIT"[: len(where)]]
    placements = tuple(map(Placement, squares(*where), tiles))
    assert table.refused(commands.Commit(ONE, placements=placements)) == ("board-no-line")


@pytest.mark.rule("F-15")
def test_tiles_with_a_gap_form_no_one_complete_word() -> None:
    table = table_with("QITRAIN")
    placements = tuple(map(Placement, squares("H8", "J8"), map(letter, "QI")))
    assert table.refused(commands.Commit(ONE, placements=placements)) == ("board-gap: I8")


@pytest.mark.rule("F-11")
def test_announcing_the_score_completes_the_turn() -> None:
    table = table_with("TRAINER", "HOBSXYZ", "AEIOULN")
    table.play(0, "8D TRAINER")
    assert table.facts(facts.PlayMade)[0].score == 66
    assert table.phase is Phase.PENDING
    assert table.state.ticking == 1
    assert table.refused(commands.Commit(ONE, "7G LO")) == "referee-not-your-turn: Team 2"


@pytest.mark.rule("F-12")
def test_a_team_draws_as_many_as_it_played_at_once_and_keeps_seven() -> None:
    table = table_with("QITRAIN", "HOBSXYZ", "EE")
    assert table.play(0, "8H QI") == ["PlayMade", "TilesDrawn", "ClockStarted"]
    assert table.facts(facts.TilesDrawn)[-1].count == 2
    assert table.rack(0) == "AEEINRT"
    assert table.state.bag_count == 84


@pytest.mark.rule("F-12", "A-10")
def test_a_team_draws_what_remains_when_the_bag_runs_short() -> None:
    table = table_with("QITRAIN").arrange(racks=["QITRAIN", "HOBSXYZ"], bag="E")
    table.draws = ["E"]
    table.play(0, "8H QI")
    assert table.rack(0) == "AEINRT"
    assert table.bag == ""


@pytest.mark.rule("F-13")
def test_play_alternates_between_the_teams() -> None:
    table = table_with("QITRAIN", "HOBSXYZ", "EE")
    table.play(0, "8H QI")
    table.pass_turn(1)
    table.exchange(0, "T")
    table.pass_turn(1)
    assert [fact.seat for fact in table.facts(facts.TurnBegan)] == [0, 1, 0, 1, 0]


@pytest.mark.rule("F-14")
def test_a_turn_adds_one_letter_at_least() -> None:
    table = after_trainer("SOBHXYZ", "E")
    assert table.refused(commands.Commit(TWO, "8D TRAINER")) == ("board-nothing-new: 8D TRAINER")
    assert table.refused(commands.Commit(TWO)) == "board-no-tiles"
    table.play(1, "8D TRAINERS")
    assert table.facts(facts.PlayMade)[1].laid == "S"


@pytest.mark.rule("F-16", "F-17", "F-20")
def test_a_parallel_word_is_credited_with_every_word_that_its_letters_touch() -> None:
    """VECTORS: 8D TRAINER, then 7G HOB: HOB 15 + HI 9 + ON 2 + BE 7 = 33"""
    table = after_trainer("HOBSXYZ", "EEE")
    table.play(1, "7G HOB")
    play = table.facts(facts.PlayMade)[1]
    assert play.words == ("HOB", "HI", "ON", "BE")
    assert (play.points, play.score) == ((15, 9, 2, 7), 33)


@pytest.mark.rule("F-17", "F-18")
def test_letters_may_be_added_to_both_ends_of_a_word_for_full_credit() -> None:
    """VECTORS: 8D TRAINER, then 8C STRAINERS (two S): 9"""
    table = after_trainer("SSOBXYZ", "EE")
    table.play(1, "8C STRAINERS")
    play = table.facts(facts.PlayMade)[1]
    assert (play.laid, play.words, play.score) == ("SS", ("STRAINERS",), 9)


@pytest.mark.rule("F-19")
def test_a_word_at_right_angles_uses_a_letter_on_the_board() -> None:
    table = after_trainer("CREATIO", "EEEEEEE")
    table.play(1, "H1 CREATION")
    play = table.facts(facts.PlayMade)[1]
    assert (play.laid, play.words) == ("CREATIO", ("CREATION",))


@pytest.mark.rule("F-19")
def test_a_word_at_right_angles_adds_a_letter_to_a_word_on_the_board() -> None:
    """VECTORS: 8D TRAINER, then C3 THROBS: THROBS 14 x 2 + STRAINER 8 = 36"""
    table = after_trainer("THROBSX", "EEEEEE")
    table.play(1, "C3 THROBS")
    play = table.facts(facts.PlayMade)[1]
    assert (play.words, play.points) == (("THROBS", "STRAINER"), (28, 8))


@pytest.mark.rule("F-21")
def test_no_letter_is_shifted_or_replaced_after_it_was_played() -> None:
    table = after_trainer("HOBSXYZ")
    before = table.state.board
    assert table.refused(commands.Commit(TWO, "8D HOB")) == ("board-other-tile: 8D HOB, H, D8, T")
    taken = (Placement(squares("D8")[0], letter("H")),)
    assert table.refused(commands.Commit(TWO, placements=taken)) == ("board-square-taken: D8")
    assert table.refused(commands.TakeBack(ONE)) == ("referee-play-stands")
    assert table.state.board is before


@pytest.mark.rule("F-22", "F-23")
def test_a_blank_is_any_letter_once_the_team_states_which() -> None:
    for sign in "aqz":
        table = table_with("?ITRAIN", "HOBSXYZ", "EE")
        table.play(0, f"8H {sign}I")
        assert table.facts(facts.PlayMade)[0].words == (f"{sign.upper()}I",)
    table = table_with("??TRAIN", "HOBSXYZ", "EE")
    assert table.refused(commands.Commit(ONE, "8H ?I")) == ("board-blank-in-word: ?I")
    undeclared = tuple(map(Placement, squares("H8", "I8"), (0, letter("I"))))
    assert table.refused(commands.Commit(ONE, placements=undeclared)) == (
        "board-blank-on-square: H8"
    )
    table.play(0, "8H qi")
    assert table.rack(0) == "AEEINRT"


@pytest.mark.rule("F-24")
def test_a_blank_stays_its_letter_for_the_rest_of_the_game() -> None:
    table = table_with("?ITRAIN", "UARTSXY", "EE", "EEE")
    table.play(0, "8H qI")
    wrong = table.refused(commands.Commit(TWO, "H8 XART"))
    assert wrong == "board-other-tile: H8 XART, X, H8, q"
    table.play(1, "H8 QUAY")
    assert table.facts(facts.PlayMade)[1].words == ("QUAY",)


@pytest.mark.rule("F-24", "A-09")
def test_a_blank_taken_back_after_a_challenge_is_blank_again() -> None:
    table = table_with("?ITRAIN", "UARTSXY", "EE")
    table.play(0, "8H qI")
    table.challenge(1)
    table.rule(acceptable=False)
    assert table.rack(0) == "AIINRT?"


@pytest.mark.rule("F-25", "F-27", "F-28")
def test_an_exchange_draws_the_same_number_first_then_mixes_and_ends_the_turn() -> None:
    table = table_with("QITRAIN", "HOBSXYZ", "EE")
    assert "Q" not in table.bag
    assert table.exchange(0, "QI") == ["TilesExchanged", "TurnBegan", "ClockStarted"]
    fact = table.facts(facts.TilesExchanged)[0]
    assert (fact.count, fact.discarded, fact.drawn) == (2, "IQ", "EE")
    assert table.rack(0) == "AEEINRT"
    assert "Q" in table.bag
    assert (table.state.bag_count, table.mover) == (86, 1)


@pytest.mark.rule("F-25")
@pytest.mark.parametrize("tiles", ["Q", "QITRAIN"])
def test_some_or_all_letters_may_be_exchanged(tiles: str) -> None:
    table = table_with("QITRAIN", "HOBSXYZ", "EEEEEEE"[: len(tiles)])
    table.exchange(0, tiles)
    assert table.rack(0).count("E") == len(tiles)


@pytest.mark.rule("F-27", "A-13")
def test_nobody_draws_their_own_discards_so_the_bag_must_hold_as_many() -> None:
    table = table_with("QITRAIN").arrange(racks=["QITRAIN", "HOBSXYZ"], bag="EE")
    assert table.refused(commands.ExchangeTiles(ONE, "QIT")) == ("referee-too-few-in-bag: 3, 2")
    table.exchange(0, "QI")
    assert (table.rack(0), table.bag) == ("AEEINRT", "IQ")


@pytest.mark.rule("F-28")
def test_after_an_exchange_the_team_makes_no_play() -> None:
    table = table_with("QITRAIN", "HOBSXYZ", "E")
    table.exchange(0, "N")
    assert table.refused(commands.Commit(ONE, "8H QI")) == "referee-not-your-turn: Team 2"
    assert table.scores == [0, 0]


@pytest.mark.rule("F-26")
def test_discards_lie_face_down_opponents_see_their_number_only() -> None:
    table = table_with("QITRAIN", "HOBSXYZ", "EE")
    table.exchange(0, "QI")
    entry = next(e for e in table.entries if isinstance(e.fact, facts.TilesExchanged))
    assert news(entry, TWO, is_over=False).data == {"seat": 0, "count": 2, "draw": 5}
    assert news(entry, ONE, is_over=False).data["discarded"] == "IQ"
    assert table.state.tally[-1].text == "2"
    seen = view(table.state, TWO, table.world)
    assert seen.sides[0].rack is None
    assert seen.own is not None
    assert seen.own.unseen["Q"] == 1


@pytest.mark.rule("A-14")
def test_an_exchange_of_no_tiles_is_refused_and_a_pass_is_allowed() -> None:
    table = table_with("QITRAIN")
    assert table.refused(commands.ExchangeTiles(ONE)) == ("referee-exchange-none")
    assert table.pass_turn(0) == ["Passed", "TurnBegan", "ClockStarted"]


@pytest.mark.rule("F-46")
def test_the_tally_is_kept_after_each_turn() -> None:
    table = table_with("TRAINER", "HOBSXYZ", "AEIOULN", "EEE")
    table.play(0, "8D TRAINER")
    table.play(1, "7G HOB")
    table.exchange(0, "LN")
    table.pass_turn(1)
    lines = [(line.seat, line.kind, line.score, line.total) for line in table.state.tally]
    assert lines == [
        (0, "play", 66, 66),
        (1, "play", 33, 33),
        (0, "exchange", 0, 66),
        (1, "pass", 0, 33),
    ]
    assert table.scores == [66, 33]


def test_the_letters_on_the_rack_bound_what_a_team_may_lay() -> None:
    table = table_with("TRAINER")
    answer = table.ask(commands.Commit(ONE, "8D TRAINED"))
    assert str(answer) == "You have no D. You hold A, E, I, N, R, R, and T."
