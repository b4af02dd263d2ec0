"""Iowa, to begin: two players, the sack, the draw for first play, the first racks."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError
from rackhouse.game import Game
from rackhouse.record import PUBLIC, Actor, Phase, facts
from rackhouse.referee import commands
from rackhouse.referee.views import view
from tests.kit.table import Table

FIRST, SECOND = "AEINRRT", "BEHIOST"


@pytest.mark.rule("I-06", "A-01")
@pytest.mark.parametrize("sides", [3, 4])
def test_more_than_two_players_are_refused(sides: int) -> None:
    with pytest.raises(IllegalError, match=rf"^This game is for 2 players, not {sides}\.$"):
        Table("iowa", sides=sides)


@pytest.mark.rule("I-06")
def test_two_players_are_seated() -> None:
    assert len(Table("iowa").begin().state.sides) == 2


@pytest.mark.rule("I-10")
def test_all_letters_lie_in_an_opaque_sack() -> None:
    table = Table("iowa")
    assert table.state.rules.tiles.kept_in == "an opaque sack"
    assert table.state.bag == table.state.board.tile_set.tiles
    assert table.state.bag_count == 100
    table.begin()
    seen = view(table.state, PUBLIC, table.world)
    assert seen.bag_count == 86
    assert seen.own is None
    assert [side.rack for side in seen.sides] == [None, None]


@pytest.mark.rule("I-10")
def test_the_sack_is_shuffled_by_a_secret_that_nobody_chose_alone() -> None:
    def racks(secret: str, *nonces: str) -> list[str]:
        game = Game.new("iowa", secret=secret, nonces=nonces, clock=lambda: 0)
        game.begin()
        return [game.rack(0), game.rack(1)]

    dealt = racks("11" * 32, "north", "south")
    assert dealt == racks("11" * 32, "north", "south")
    assert dealt != racks("22" * 32, "north", "south")
    assert dealt != racks("11" * 32, "north", "another")


@pytest.mark.rule("I-11", "I-12")
@pytest.mark.parametrize(("lots", "first"), [("CB", 1), ("BC", 0), ("AZ", 0), ("ZY", 1)])
def test_letter_nearest_the_beginning_of_the_alphabet_plays_first(lots: str, first: int) -> None:
    table = Table("iowa", draws=list(lots)).begin()
    assert [(lot.seat, lot.tile) for lot in table.facts(facts.LotDrawn)] == [*enumerate(lots)]
    assert table.facts(facts.FirstDecided) == [facts.FirstDecided(first)]
    assert table.mover == first
    other = 1 - first
    assert table.why_not(first, commands.Commit) is None
    assert table.why_not(other, commands.Commit) == f"referee-not-your-turn: Player {first + 1}"


@pytest.mark.rule("I-13")
@pytest.mark.parametrize(("lots", "first"), [("A?", 1), ("?A", 0)])
def test_blank_beats_the_a(lots: str, first: int) -> None:
    assert Table("iowa", draws=list(lots)).begin().mover == first


@pytest.mark.rule("A-03")
@pytest.mark.parametrize("tied", ["EE", "??"])
def test_tied_lots_are_drawn_again_and_every_draw_is_in_the_record(tied: str) -> None:
    table = Table("iowa", draws=[*tied, "D", "C"]).begin()
    lots = [(lot.attempt, lot.seat, lot.tile) for lot in table.facts(facts.LotDrawn)]
    assert lots == [(1, 0, tied[0]), (1, 1, tied[1]), (2, 0, "D"), (2, 1, "C")]
    assert table.mover == 1


@pytest.mark.rule("I-14")
def test_exposed_letters_go_back_before_the_racks_are_drawn() -> None:
    # The set has one K and one J: they can only be on the racks if they went back.
    table = Table("iowa", draws=["K", "J", "JEINRRT", "KEHIOST"]).begin()
    assert table.rack(1) == "EIJNRRT"
    assert table.rack(0) == "EHIKOST"
    assert table.state.lots == b""
    assert table.accounted() == 100
    table.check_record()


@pytest.mark.rule("I-15", "I-16")
@pytest.mark.parametrize(("lots", "order"), [("AB", [0, 1]), ("BA", [1, 0])])
def test_first_player_draws_seven_then_the_second(lots: str, order: list[int]) -> None:
    table = Table("iowa", draws=[*lots, FIRST, SECOND]).begin()
    drawn = [(draw.seat, draw.count, draw.tiles) for draw in table.facts(facts.TilesDrawn)]
    assert drawn == [(order[0], 7, FIRST), (order[1], 7, SECOND)]
    assert table.rack(order[0]) == FIRST
    assert table.rack(order[1]) == SECOND
    assert table.phase is Phase.ON_TURN


@pytest.mark.rule("I-07")
def test_words_interlock_and_score_by_the_values_of_their_tiles() -> None:
    table = Table("iowa", draws=["A", "B", FIRST, SECOND]).begin()
    table.play(0, "8D TRAINER")
    table.accept(1)
    apart = commands.Commit(Actor.seat_at(1), play="1A HOB")
    assert table.refused(apart) == "board-not-joined"
    table.play(1, "C8 SH")
    made = table.facts(facts.PlayMade)[-1]
    # S and H are worth 1 and 4; H lies on the double letter C9.
    assert (made.words, made.points) == (("SH", "STRAINER"), (9, 8))


@pytest.mark.rule("A-03")
def test_with_real_tiles_the_lots_are_told_and_must_settle_the_draw() -> None:
    table = Table("iowa", custody="table")
    tied = "referee-draw-tied: Player 1 and Player 2"
    assert table.refused(commands.Begin(Actor.seat_at(0), (("E", "E"),))) == tied
    table.begin(lots=[["E", "E"], ["D", "?"]])
    assert table.mover == 1
    assert [side.held for side in table.state.sides] == [7, 7]
    assert table.state.bag_count == 86
