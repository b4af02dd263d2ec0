"""A GCG file is read as it is found: every event of the published format, every old habit."""

from __future__ import annotations

from typing import Any

import pytest

from rackhouse.errors import MalformedError
from rackhouse.record.gcg import (
    EndRackEvent,
    ExchangeEvent,
    GcgPlayer,
    PassEvent,
    PlayEvent,
    PointsEvent,
    Pragma,
    WithdrawnEvent,
    read_gcg,
)

PLAYERS = "#player1 ann Ann Example\n#player2 bob Bob Example\n"


def event_of(line: str) -> Any:
    (event,) = read_gcg(PLAYERS + line).events
    return event


PLAY: dict[str, Any] = {
    "player": "ann",
    "rack": "AEINRTT",
    "position": "8D",
    "word": "TRAIN",
    "score": 12,
    "total": 12,
}


@pytest.mark.parametrize(
    ("line", "event"),
    [
        (">ann: AEINRTT 8D TRAIN +12 12", PlayEvent(**PLAY)),
        (">ann:AEINRTT 8D TRAIN +12 12", PlayEvent(**PLAY)),
        (">ann: AEINRTT  8d   TRAIN\t+12   12  ", PlayEvent(**PLAY)),
        (" > ann : AEINRTT 8D TRAIN 12 12", PlayEvent(**PLAY)),
        (">ann: AEINRTT 8D TRAIN + 12 12", PlayEvent(**PLAY)),
        (">ann: AEINRTT 8D TRAIN +12 12 AT, RE", PlayEvent(**PLAY, comment="AT, RE")),
        (">ann: 8D TRAIN +12 12", PlayEvent(**{**PLAY, "rack": ""})),
        (">ann: AE?INRT d8 Tr(AI)N. +12 12",
         PlayEvent(**{**PLAY, "rack": "AE?INRT", "position": "D8", "word": "Tr(AI)N."})),
        (">ann: AEINRTT - +0 40", PassEvent(player="ann", rack="AEINRTT", score=0, total=40)),
        (">ann:  -  +0 40", PassEvent(player="ann", score=0, total=40)),
        (">ann: AEINRTT -0 +0 40", PassEvent(player="ann", rack="AEINRTT", score=0, total=40)),
        (">ann: AEINRTT -TT +0 40",
         ExchangeEvent(player="ann", rack="AEINRTT", tiles="TT", count=0, score=0, total=40)),
        (">ann: ?AEINRT -? +0 40",
         ExchangeEvent(player="ann", rack="?AEINRT", tiles="?", count=0, score=0, total=40)),
        (">ann: AEINRTT -3 +0 40",
         ExchangeEvent(player="ann", rack="AEINRTT", count=3, score=0, total=40)),
        (">ann: - 3 +0 40", ExchangeEvent(player="ann", count=3, score=0, total=40)),
        (">ann: AEINRTT --  -12 0",
         WithdrawnEvent(player="ann", rack="AEINRTT", score=-12, total=0)),
        (">ann: AEINRTT (challenge) +5 45",
         PointsEvent(player="ann", rack="AEINRTT", score=5, total=45, reason="challenge")),
        (">ann:  (challenge) +5 45",
         PointsEvent(player="ann", score=5, total=45, reason="challenge")),
        (">ann: AB (time) -10 35",
         PointsEvent(player="ann", rack="AB", score=-10, total=35, reason="overtime")),
        (">ann: (TIME) +12 35", EndRackEvent(player="ann", tiles="TIME", score=12, total=35)),
        (">ann:  (OPE?) +10 355", EndRackEvent(player="ann", tiles="OPE?", score=10, total=355)),
        (">ann: V (V) -4 -4", EndRackEvent(player="ann", rack="V", tiles="V", score=-4, total=-4)),
        (">ann: () +0 40", EndRackEvent(player="ann", tiles="", score=0, total=40)),
        (">ann: (AB) +-4 40", EndRackEvent(player="ann", tiles="AB", score=-4, total=40)),
    ],
)  # fmt: skip
def test_every_kind_of_event_is_read(line: str, event: object) -> None:
    assert event_of(line) == event


def test_nicknames_may_have_colons_brackets_and_accents() -> None:
    game = read_gcg("#player1 x:1) X\n#player2 é_(2) É\n>x:1): AB 8H AB +8 8\n>é_(2): - +0 0\n")
    assert [event.player for event in game.events] == ["x:1)", "é_(2)"]


def test_a_player_without_a_name_is_called_by_the_nickname() -> None:
    assert read_gcg("#player2 bob\n#player1 ann\n").players == (
        GcgPlayer(1, "ann", "ann"),
        GcgPlayer(2, "bob", "bob"),
    )


def test_notes_belong_to_the_event_before_them_and_may_run_on() -> None:
    game = read_gcg(
        f"{PLAYERS}#note Before all.\n>ann: - +0 0\n#note One\ntwo\n\n> quoted\n#note three\n"
        ">bob: - +0 0\n"
    )
    assert game.note == "Before all."
    assert [event.note for event in game.events] == ["One\ntwo\n> quoted\nthree", ""]


def test_pragmata_are_kept_the_unknown_ones_too() -> None:
    game = read_gcg(f"#Title A\ngame\n#x-Odd: 7\n{PLAYERS}#incomplete\n#rack1 AB\n#lexicon X\n")
    assert game.pragmas == (
        Pragma("title", "A game"),
        Pragma("x-odd", "7"),
        Pragma("incomplete", ""),
        Pragma("lexicon", "X"),
        Pragma("rack1", "AB"),
    )
    assert game.is_incomplete
    assert game.pragma("title") == "A game"


def test_tabs_and_the_end_of_a_dos_file_are_no_obstacle() -> None:
    game = read_gcg(b"#player1\tann\tAnn Example\r\n#player2 bob\r\n>bob:\tAB\t-\t+0\t0\r\n\x1a")
    assert game.players[0] == GcgPlayer(1, "ann", "Ann Example")
    assert game.events == (PassEvent(player="bob", rack="AB", score=0, total=0),)


def test_a_text_of_a_million_lines_is_read_like_any_other() -> None:
    game = read_gcg(PLAYERS + "#title x\n" + "y\n" * 1_000_000)
    assert len(game.pragmas[0].text) == 2_000_001


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_any_line_end_will_do(end: str) -> None:
    text = f"{PLAYERS}\n>ann: - +0 0\n#note One\ntwo\n>bob: - +0 0"
    game = read_gcg(text.replace("\n", end).encode())
    assert game == read_gcg(text)
    assert game.lines == (4, 7)


@pytest.mark.parametrize(
    "data",
    [
        "#player1 josé José\n#player2 b B\n>josé: - +0 0\n".encode("latin-1"),
        "#player1 josé José\n#player2 b B\n>josé: - +0 0\n".encode(),
        "\ufeff#player1 josé José\n#player2 b B\n>josé: - +0 0\n".encode(),
        "\ufeff#player1 josé José\n#player2 b B\n>josé: - +0 0\n".encode("utf-16-le"),
        "#character-encoding UTF-8\n#player1 josé José\n#player2 b B\n>josé: - +0 0\n".encode(),
        "#character-encoding cp1252\n#player1 josé José\n#player2 b B\n>josé: - +0 0\n".encode(
            "cp1252"
        ),
    ],
)
def test_the_encoding_is_found_out(data: bytes) -> None:
    game = read_gcg(data)
    assert (game.players[0].name, game.events[0].player) == ("José", "josé")


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "no #player line"),
        (b"\n \n", "no #player line"),
        (b"Once upon a time\n", "Line 1 is wrong. “Once upon a time” is neither"),
        (b"\x00\x01\x02\xff" * 50, "zero byte"),
        (b"#character-encoding rot13\n", "“rot13”, which is not known"),
        (b"#character-encoding hex\n", "“hex”, which is not known"),
        (b"#character-encoding utf-8\n#player1 a \xe9\n", "Line 2, byte 38 of the file"),
        (PLAYERS.encode() + b">ann: AB 8H AB +8\n", "ends before the running total"),
        (PLAYERS.encode() + b">ann: AB 8H AB\n", "is not an event"),
        (PLAYERS.encode() + b">ann: AB 88 AB +8 8\n", "is not an event"),
        (PLAYERS.encode() + b">ann:\n", "Line 3 is wrong. It names a player but no event"),
        (PLAYERS.encode() + b">ann\n", "Line 3 is wrong. It begins with >"),
        (PLAYERS.encode() + b">: - +0 0\n", "Line 3 is wrong. It begins with >"),
        (PLAYERS.encode() + b">ann: - +0 0\nwell\n", "Line 4 is wrong. “well” is neither"),
        (
            PLAYERS.encode() + b"#player2 cy Cy\n",
            "Line 3 is wrong. It names player 2 a second time",
        ),
        (
            PLAYERS.encode() + b"#player3 ann Cy\n",
            "Line 3 is wrong. It gives player 3 the nickname “ann”",
        ),
        (b"#player1\n", "Line 1 is wrong. It gives player 1 no name"),
        (b"#player1 a " + b"x" * 10_000_000, "more than 100,000 characters"),
        (b"x" * 10_000_000, "more than 100,000 characters"),
        (PLAYERS.encode() + b">ann: " + b"A" * 90_000 + b" 8D A +1 1", "is not an event"),
        (PLAYERS.encode() + b">ann: (" + b"(" * 90_000, "is not an event"),
        (PLAYERS.encode() + b">ann: AB (AB)" + b" " * 90_000 + b"x", "is not an event"),
        (PLAYERS.encode() + b">ann: AB -" + b" " * 90_000 + b"x", "is not an event"),
        (PLAYERS.encode() + b">ann: AB 8H AB" + b" " * 90_000 + b"x", "is not an event"),
        (PLAYERS.encode() + b"#note x\n" + b">\n" * 5_000_000, "more than 1,500,000 lines"),
        (PLAYERS.encode() + b"#x\r" * 5_000_000, "more than 1,500,000 lines"),
        (PLAYERS.encode() + b">ann: AB 8H AB +8 99999999999\n", "is not an event"),
        (
            PLAYERS.encode() + b">ann: - +0 0\n" * 9_999,
            "Line 2003 is wrong. It is the event after 2,000",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(data: bytes, words: str) -> None:
    with pytest.raises(MalformedError) as caught:
        read_gcg(data)
    assert words in str(caught.value)
    assert len(str(caught.value)) < 200
