"""Recorded games of other programs become records of our own that say the same."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.errors import MalformedError
from rackhouse.record import (
    DictionaryReference,
    Phase,
    RecordEntry,
    decode_record,
    encode_record,
    fold,
)
from rackhouse.record.check import check_record
from rackhouse.record.gcg import GcgGame, check_gcg, gcg_of, read_gcg, record_of, write_gcg
from rackhouse.record.gcg.variant import empty_board
from rackhouse.record.turns import Turn, turns_of
from rackhouse.referee import GamePlan, Refusal, open_game
from rackhouse.rules import Sheet
from tests.replay.recorder import Recorder, Style

STYLES = st.builds(
    Style,
    through=st.sampled_from(["dots", "letters", "brackets"]),
    racks=st.sampled_from(["full", "laid", "none"]),
    ending=st.sampled_from(["twice", "once", "lost", "none"]),
    players=st.integers(2, 4),
    is_super=st.booleans(),
)


def first_fact(game: GcgGame) -> RecordEntry:
    board = empty_board(game)
    sheet = Sheet.named("base").with_values(
        {"tiles.board": board.layout.name, "tiles.set": board.tile_set.name}
    )
    plan = GamePlan(
        sheet.name, sheet.rules, DictionaryReference("A list"), len(game.players), "table"
    )
    first = open_game(plan, 0)
    assert not isinstance(first, Refusal)
    return first


@given(seed=st.integers(0, 2**16), style=STYLES)
def test_a_recorded_game_has_the_same_plays_and_totals_as_a_record(seed: int, style: Style) -> None:
    game = read_gcg(Recorder(seed, style).record().encode())
    if check_gcg(game).errors or not game.events:
        return
    entries = record_of(game, first_fact(game))
    assert not check_record(encode_record(entries)).errors
    state = fold(entries)
    totals = {event.player: event.total for event in game.events}
    assert [side.score for side in state.sides] == [
        totals.get(player.nick, 0) for player in game.players
    ]
    over = style.ending != "none"
    assert (state.phase is Phase.FINISHED) == over
    again = read_gcg(write_gcg(gcg_of(entries)).encode())
    assert not check_gcg(again).errors


def test_a_play_that_came_off_the_board_is_off_it_in_the_record_too() -> None:
    text = (
        "#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRTT 8D TRAIN +12 12\n"
        ">ann: AEINRTT -- -12 0\n>bob: ABDEORT 8H BOARD +20 20\n"
    )
    state = fold(record_of(read_gcg(text.encode()), first_fact(read_gcg(text.encode()))))
    assert [side.score for side in state.sides] == [0, 20]
    assert [line.withdrawn for line in state.tally] == [True, False]
    assert state.mover == 0


def test_a_game_of_other_sides_than_the_first_fact_says_is_refused() -> None:
    two = read_gcg(b"#player1 a A\n#player2 b B\n>a: ? - +0 0\n")
    three = read_gcg(b"#player1 a A\n#player2 b B\n#player3 c C\n>a: ? - +0 0\n")
    with pytest.raises(MalformedError, match="as many sides"):
        record_of(three, first_fact(two))


PLAYED = (
    "#player1 ann Ann\n#player2 bob Bob\n"
    ">ann: AEINRTT 8D TRAIN +12 12\n"
    ">bob: {rack} -{given} +0 0\n"
    ">ann: EILOST? E7 O.L +3 15\n"
    ">bob: ABDEIRV - +0 0\n"
    ">ann: (ABDEIRV) +26 41\n"
)


def turns(text: str) -> tuple[Turn, ...]:
    game = read_gcg(text.encode())
    return turns_of(record_of(game, first_fact(game)))


def test_a_recorded_game_keeps_its_racks_and_gives_them_back() -> None:
    text = PLAYED.format(rack="ABDEORV", given="OV")
    racks = ["AEINRTT", "ABDEORV", "EILOST?", "ABDEIRV"]
    assert [turn.rack for turn in turns(text)] == racks
    exchange = turns(text)[1]
    assert exchange.before.text(exchange.given_back) == "OV"
    assert exchange.before.unseen_by(1)[exchange.before.parse("O")[0]] == 7
    game = read_gcg(text.encode())
    entries = record_of(game, first_fact(game))
    assert not check_record(encode_record(entries)).errors
    again = gcg_of(decode_record(encode_record(entries)))
    assert [event.rack for event in again.events[:4]] == racks


@pytest.mark.parametrize(
    ("rack", "given", "kept"),
    [
        ("BOV", "OV", None),  # only some of it is written
        ("abdeorv", "OV", "ABDEORV"),  # in small letters it is a rack all the same
        ("", "2", None),
    ],
)
def test_a_rack_is_kept_where_all_of_it_is_known(rack: str, given: str, kept: str | None) -> None:
    assert turns(PLAYED.format(rack=rack, given=given))[1].rack == kept


def test_the_racks_of_a_game_that_goes_on_are_nobodys_to_see() -> None:
    text = "#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRTT 8D TRAIN +12 12\n"
    game = read_gcg(text.encode())
    entries = record_of(game, first_fact(game))
    assert turns_of(entries)[0].rack is None
    assert b"AEINRTT" not in encode_record(entries)
