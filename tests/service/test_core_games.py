"""Games of the core follow a sheet's data, and can be written down to the point."""

from __future__ import annotations

import pytest

from rackhouse.board import Board
from rackhouse.cli.replay import replay_bytes
from rackhouse.engine import Engine, Leaves, play_games
from rackhouse.engine.selfplay import Terms, written_down
from rackhouse.errors import IllegalError
from rackhouse.lexicon import Lexicon
from rackhouse.players import Character, Lay, Player, Seen, Swap
from rackhouse.players.worth import kept_after
from rackhouse.record.gcg import read_gcg
from rackhouse.rules import Sheet
from rackhouse.service.core_games import engine_under, gcg_of_core_game, terms_of
from rackhouse.tiles import on_rack

ENABLE = Lexicon.named("enable")
TERMS = {
    "classic": Terms(),
    "small racks": Terms(rack=5, exchange_least=1, scoreless_turns=4),
    "double to out": Terms(double_to_out=True),
    "a bought letter's rack": Terms(rack=8),
}


@pytest.fixture(scope="module")
def engine() -> Engine:
    return Engine(ENABLE, leaves=Leaves.shipped_for(ENABLE))


@pytest.mark.parametrize("terms", TERMS.values(), ids=TERMS)
@pytest.mark.parametrize("against_none", [False, True])
def test_a_game_written_down_adds_up_to_what_was_counted(
    engine: Engine, terms: Terms, *, against_none: bool
) -> None:
    for number in range(6):
        counted = play_games(
            engine, 1, first=number, terms=terms, seed=9, against_none=against_none
        )
        text = gcg_of_core_game(engine, terms, 9, number, "words", against_none=against_none)
        game = read_gcg(text)
        totals = {event.player: event.total for event in game.events}
        in_order = (totals["seat1"], totals["seat2"])
        assert counted.points == (in_order if number % 2 == 0 else in_order[::-1])
        names = [player.name for player in game.players]
        assert names[number % 2] == "Engine"


@pytest.mark.parametrize("number", range(4))
def test_a_game_written_down_is_replayed_without_a_fault(engine: Engine, number: int) -> None:
    text = gcg_of_core_game(engine, Terms(), 3, number, ENABLE.title, against_none=False)
    assert replay_bytes(".gcg", text.encode()).ok


@pytest.mark.parametrize("number", range(6))
def test_the_strongest_player_plays_as_the_core_does(engine: Engine, number: int) -> None:
    player, board = Player(Character.named("Maud"), ENABLE), Board.empty()
    turns, _ = written_down(engine, Terms(), 11, number)
    for turn in turns:
        on_board = tuple(map(on_rack, board.tiles))
        unseen = kept_after(board.tile_set.tiles, on_board + turn.rack)
        bag = max(0, len(unseen) - 7)
        may_swap = 7 if bag >= 7 else 0
        choice = player.choose(Seen(board, turn.rack, bag, may_swap, unseen=unseen))
        if isinstance(choice, Swap):
            assert sorted(choice.tiles) == sorted(turn.exchanged)
        elif turn.play is not None:
            assert isinstance(choice, Lay)
            assert choice.play.placements == turn.play.placements
            board = board.lay(turn.play.placements)


def test_the_sheet_gives_racks_endings_exchanges_and_unplayed_tiles() -> None:
    sheet = Sheet.named("base").with_values(
        {"tiles.rack": 8, "ending.scoreless_turns": 8, "exchange.least_in_bag": 5}
    )
    assert terms_of(sheet.rules) == Terms(8, 8, 5)
    assert terms_of(Sheet.named("iowa").rules).double_to_out
    assert terms_of(Sheet.named("priston").rules).scoreless_turns == 4
    with pytest.raises(IllegalError, match="racks of 1 to 8 tiles, not of 9"):
        terms_of(Sheet.named("base").with_values({"tiles.rack": 9}).rules)


def test_the_sheet_gives_the_board_the_tiles_and_the_bonus() -> None:
    sheet = Sheet.named("base").with_values(
        {"tiles.board": "super", "tiles.set": "english-super", "scoring.bonus_points": 70}
    )
    engine = engine_under(sheet.rules, Lexicon.of(["TRAINER"]))
    assert (engine.layout.rows, engine.tile_set.total) == (21, 200)
    assert engine.best(Board.empty("super", "english-super"), "TRAINER")[0].score == 86
    with pytest.raises(IllegalError, match="Choose another word list or rule sheet"):
        engine_under(sheet.rules, Lexicon.of(["OSO"], tile_set="spanish"))


def test_a_set_of_four_blanks_is_played_to_the_end() -> None:
    sheet = Sheet.named("base").with_values({"tiles.board": "super", "tiles.set": "english-super"})
    engine, terms = engine_under(sheet.rules, ENABLE), terms_of(sheet.rules)
    for number in range(4):
        text = gcg_of_core_game(engine, terms, 2, number, ENABLE.title, against_none=False)
        assert replay_bytes(".gcg", text.encode()).ok
