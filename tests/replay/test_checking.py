"""A record that is right is found right; one slip in it is found as that one slip."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.lexicon import Judge, ListJudge, Verdict, WordRuling
from rackhouse.lexicon.lexicon import Lexicon
from rackhouse.record.gcg import PlayEvent, WithdrawnEvent, check_gcg, read_gcg, write_gcg
from tests.replay.conftest import Finds, Found, faults_of
from tests.replay.recorder import Style, record_game

STYLES = st.builds(
    Style,
    through=st.sampled_from(["dots", "letters", "brackets"]),
    racks=st.sampled_from(["full", "laid", "none"]),
    small_positions=st.booleans(),
    ending=st.sampled_from(["twice", "once", "lost", "none"]),
    players=st.integers(2, 4),
    is_super=st.sampled_from([False, False, False, True]),
)
SEEDS = st.integers(0, 10_000)


@pytest.mark.parametrize(
    ("name", "plays"), [("two-players", 26), ("three-players", 25), ("super-board", 52)]
)
def test_whole_games_agree_word_by_word(games: Path, name: str, plays: int) -> None:
    report = check_gcg(
        read_gcg((games / f"{name}.gcg").read_bytes()), ListJudge(Lexicon.named("enable"))
    )
    assert (report.plays, report.errors) == (plays, ())


@given(SEEDS, STYLES)
def test_generated_games_agree_and_are_written_back_equal(seed: int, style: Style) -> None:
    game = read_gcg(record_game(seed, style))
    assert check_gcg(game).errors == ()
    assert read_gcg(write_gcg(game)) == game


@given(SEEDS, STYLES, st.integers(-30, 30).filter(bool), st.booleans())
def test_one_wrong_score_is_one_error(seed: int, style: Style, slip: int, total_too: bool) -> None:
    text = record_game(seed, style)
    game, lines = read_gcg(text), text.splitlines()
    withdrawn = {
        at - 1 for at, event in enumerate(game.events) if isinstance(event, WithdrawnEvent)
    }
    at, event = Random(seed).choice(
        [
            (at, event)
            for at, event in enumerate(game.events)
            if isinstance(event, PlayEvent) and at not in withdrawn
        ]
    )
    line = game.lines[at] - 1
    head = lines[line].rsplit(" ", 2)[0]
    total = event.total + slip if total_too else event.total
    lines[line] = f"{head} {event.score + slip:+d} {total}"
    found = faults_of("\n".join(lines))
    assert found == [(at + 1, "score", event.score + slip, event.score)]


@given(SEEDS, STYLES, st.integers(-50, 50).filter(bool), st.booleans())
def test_one_wrong_total_is_one_error_whether_or_not_it_is_gone_on_from(
    seed: int, style: Style, slip: int, gone_on_from: bool
) -> None:
    text = record_game(seed, style)
    game, lines = read_gcg(text), text.splitlines()
    chosen = Random(seed).randrange(len(game.events))
    right = game.events[chosen].total
    for at in range(chosen, len(game.events) if gone_on_from else chosen + 1):
        if game.events[at].player == game.events[chosen].player:
            head, _, total = lines[game.lines[at] - 1].rpartition(" ")
            lines[game.lines[at] - 1] = f"{head} {int(total) + slip}"
    assert faults_of("\n".join(lines)) == [(chosen + 1, "total", right + slip, right)]


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("CEFINTY J1", "CEFINTT J1", [(12, "rack", "CEFINTT", "NICETY")]),
        ("ADEHIUV D2", "EHIUVDZ D2", [(11, "supply", "1 Z", "0 Z")]),
        ("ABIIKOS I6", "ABII!OSK I6", [(2, "tiles", "ABII!OSK", None)]),
        (">ada: CEFINTY", ">ben: CEFINTY", [(12, "turn", "ben", "ada")]),
        (">ben: AIILNOO -3 +0 24\n", "", [(4, "turn", "ada", "ben")]),
        (">ben: ADEHIUV", ">bne: ADEHIUV", [(11, "player", "bne", "ada, ben")]),
        ("#player2 ben Ben Example\n", "", [(2, "player", "ben", "ada")]),
        ("M6 OV.R", "O13 OVR", [(29, "connection", "O13 OVR", None)]),
        ("M6 OV.R", "M6 OVTR", [(29, "placement", "M6 OVTR", None)]),
        ("M6 OV.R", "M6 OV.R.", [(29, "placement", "M6 OV.R.", None)]),
        ("M6 OV.R", "M6 OV(ER)", [(29, "placement", "M6 OV(ER)", None)]),
        ("G8 .OWT", "G9 OWT", [(8, "whole word", "G9 OWT", "G8 nOWT")]),
        ("--  -19 114", "-- -18 115", [(6, "withdrawn", -18, -19)]),
        ("--  -19 114", "-- -19 115", [(6, "total", 115, 114)]),
        (">ada: DNOOOTW --", ">ben: DNOOOTW --", [(6, "withdrawn", "ben", "ada")]),
        ("-3 +0 24", "-3 +4 28", [(4, "score", 4, 0)]),
        ("(challenge) +5 289", "(challenge) +6 289", [(15, "total", 289, 290)]),
    ],
)  # fmt: skip
def test_each_kind_of_slip_is_found_where_it_is(
    two_players: str, finds: Finds, old: str, new: str, found: Found
) -> None:
    assert two_players.count(old) == 1
    assert finds(two_players.replace(old, new)) == found


HEAD = "#player1 ann Ann\n#player2 bob Bob\n"


@pytest.mark.parametrize(
    ("events", "found"),
    [
        (">ann: AINRT 8A TRAIN +14 14", [(1, "opening", "8A TRAIN", "H8")]),
        (">ann: A 8H A +2 2", [(1, "opening", "8H A", "H8")]),
        (">ann: AZZ 8G ZAZ +42 42", [(1, "supply", "2 Z", "1 Z")]),
        (">ann: 8G ZAZ +42 42", [(1, "supply", "2 Z", "1 Z")]),
        (">ann: QQ - +0 0", [(1, "supply", "2 Q", "1 Q")]),
        (">ann: AINRT 8L TRAIN +12 12", [(1, "placement", "8L TRAIN", None)]),
        (">ann: AINRT 16D TRAIN +12 12", [(1, "placement", "16D TRAIN", None)]),
        (">ann: AINRT 0D TRAIN +12 12", [(1, "tiles", "0D TRAIN", None)]),
        (">ann: AINRT 8D TRAÏN +12 12", [(1, "tiles", "8D TRAÏN", None)]),
        (">ann: AINRT 8D TRA?N +12 12", [(1, "tiles", "8D TRA?N", None)]),
        (">ann: AB -A* +0 0", [(1, "tiles", "A*", None)]),
        (">ann: AINRT 8D TRAIN +12 12\n>bob: ER 8I ER +7 7",
         [(2, "whole word", "8I ER", "8D TRAINER")]),
        (">ann: AINRT 8D TRAIN +12 12\n>bob: A G9 A +2 2",
         [(2, "whole word", "G9 A", "G8 IA")]),
        (">ann: AINRT 8D TRAIN +12 12\n>bob: - +0 0\n>ann: AB -- -12 0",
         [(3, "withdrawn", "ann", None)]),
        (">ann: AINRT 8D TRAIN +12 12\n>bob: ER -- -12 -12",
         [(2, "withdrawn", "bob", "ann")]),
        (">ann: AB -- +0 0", [(1, "withdrawn", "ann", None)]),
        (">ann: AINRT 8D TRAIN +12 12\n>ann: AINRT -- -12 0\n>bob: AB 9D AB +4 4",
         [(3, "opening", "9D AB", "H8")]),
        (">cy: AINRT 8D TRAIN +12 12\n>bob: - +0 0\n>cy: - +0 12",
         [(1, "player", "cy", "ann, bob")]),
    ],
)  # fmt: skip
def test_each_kind_of_slip_is_found_in_short_games(finds: Finds, events: str, found: Found) -> None:
    assert finds(f"{HEAD}{events}\n") == found


@pytest.mark.parametrize(
    "events",
    [
        ">bob: AINRT 8D TRAIN +12 12\n>ann: - +0 0",
        ">ann: aeinrtt 8D TRAIN +12 12",
        ">ann: AINRT 8D TRAIN +12 12\n>bob: A G8 .A +3 3\n>bob: UNKNOWN (challenge) -5 -2",
        ">ann: AINRT 8D TRAIN +12 12\n>bob: A G8 .A +3 3",
        ">ann: AINRT 8D TRAIN +12 12\n>bob: A G8 (I)A +3 3",
        ">ann: AINRT 8D TRAIN +12 12\n>ann: AINRT -- +0 0\n>bob: - +0 0",
        ">ann: AINRT 8D TRAIN +12 12\n>ann: (time) -10 2\n>bob: - +0 0",
    ],
)
def test_habits_that_are_no_slips_are_left_alone(finds: Finds, events: str) -> None:
    assert finds(f"{HEAD}{events}\n") == []


def test_an_unfinished_game_is_no_error(two_players: str, finds: Finds) -> None:
    lines = two_players.splitlines()
    for length in range(3, len(lines)):
        assert finds("\n".join(lines[:length])) == []


def refusing(*bad: str) -> Judge:
    def judge(words: Iterable[str]) -> Verdict:
        return Verdict.of(WordRuling(word, word not in bad, f"{word}: no.") for word in words)

    return judge


def test_a_bad_word_that_stayed_is_an_error_and_one_that_was_withdrawn_is_not(
    two_players: str,
) -> None:
    game = read_gcg(two_players)
    report = check_gcg(game, refusing("KW", "NICETY"))
    (error,) = report.errors
    assert (error.event, error.line, error.kind, error.recorded) == (12, 24, "word", "NICETY")
    assert str(error.message) == "NICETY: no."


def test_spanish_games_are_known_by_their_tiles() -> None:
    # The blank among the rack's tiles is a C; the tile CH is not the tiles C and H.
    chico = ">ann: [CH]CHIO?Ñ 8G [CH]IcO +14 14\n>bob: A[LL] 7I [LL]A +35 35\n"
    assert faults_of(HEAD + chico) == []
    assert faults_of(f"{HEAD}#lexicon FISE2\n>ann: AB 8G AB +8 8\n") == []


@pytest.mark.parametrize(
    "text",
    [
        "#lexicon OSPS49\n>ann: AB 8G AB +8 8\n",
        "#tile-distribution french\n>ann: AB 8G AB +8 8\n",
        ">ann: ĆA - +0 0\n>bob: ĆB - +0 0\n>ann: ĆC - +0 0\n>bob: ĆD - +0 0\n",
    ],
)
def test_a_language_without_a_tile_set_is_one_error(text: str) -> None:
    assert faults_of(HEAD + text) == [(None, "tiles", None, None)]


@pytest.mark.parametrize(
    "said",
    [
        "#board-layout SuperCrosswordGame\n",
        "#game-type classic_super\n",
        "#note BoardLayout: SuperCrosswordGame\n",
    ],
)
def test_the_large_board_is_known_by_its_pragma(said: str) -> None:
    assert faults_of(f"{HEAD}{said}>ann: AB 11J AB +8 8\n") == []
