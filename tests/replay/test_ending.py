"""After the end nobody plays, and the end racks are the tiles that are not on the board."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.replay.conftest import Finds, Found

END = ">ada:  (R) +2 456\n>ben: R (time) -10 320\n"


@pytest.mark.parametrize(
    ("ending", "found"),
    [
        (">ada:  (R) +2 456\n", []),
        (">ada:  (R) +1 455\n", []),
        (">ada: R (R) +2 456\n", []),
        (">ben: R (R) -1 329\n", []),
        (">ben: R (R) -2 328\n", []),
        (">ada: (R) +1 455\n>ben: R (R) -1 329\n>ben: (time) -20 309\n", []),
        (">ada: (challenge) +5 459\n>ada: (R) +2 461\n", []),
        (">ben: R - +0 330\n>ada: (R) +2 456\n", []),
        (">ada: (r) +2 456\n", []),
        (">ada: (E) +2 456\n", [(30, "end", "E", "R")]),
        (">ada: (RS) +4 458\n", [(30, "end", "RS", "R")]),
        (">ada: () +0 454\n", [(30, "end", "", "R")]),
        (">ben: E (E) -1 329\n", [(30, "end", "E", "R")]),
        (">ada: (R) +3 457\n", [(30, "end", 3, 2)]),
        (">ben: R (R) -3 327\n", [(30, "end", -3, -1)]),
        (">ada: (R) +2 457\n", [(30, "total", 457, 456)]),
        (">ben: (R) +2 332\n", [(30, "end", "ben", "ada")]),
        (">ada: (Ü) +2 456\n", [(30, "tiles", "Ü", None)]),
        (">ben: R 9M .R +2 332\n>ada: (R) +2 456\n", [(30, "after end", "ben", None)]),
        (">ben: R -R +0 330\n>ada: (R) +2 456\n", [(30, "after end", "ben", None)]),
        (">ada: (R) +2 456\n>ben: R 9M .R +2 332\n", [(31, "after end", "ben", None)]),
        (">ada: (R) +2 456\n>ben: R - +0 330\n", [(31, "after end", "ben", None)]),
        (">ada: (R) +2 456\n>ada: -- -15 441\n", [(31, "withdrawn", "ada", None)]),
        (">ada: (R) +2 456\n>ben: R 9M .R +2 332\n>ben: (time) -10 322\n",
         [(31, "after end", "ben", None)]),
    ],
)  # fmt: skip
def test_an_ending_by_going_out(two_players: str, finds: Finds, ending: str, found: Found) -> None:
    assert two_players.count(END) == 1
    assert finds(two_players.replace(END, ending)) == found


def test_a_phony_that_went_out_is_withdrawn_and_the_other_goes_out(
    two_players: str, finds: Finds
) -> None:
    ending = ">ada: ORV -- -15 439\n>ben: R 9M .R +2 332\n>ben: (ORV) +12 344\n"
    found = finds(two_players.replace(END, ending))
    assert found == [(31, "placement", "9M .R", None)], "9M is empty again"
    ending = ">ada: ORV -- -15 439\n>ben: R N7 R. +2 332\n>ben: (ORV) +12 344\n"
    assert finds(two_players.replace(END, ending)) == []


SCORELESS = """#player1 ann Ann
#player2 bob Bob
>ann: AINRTUV 8D TRAIN +12 12
>bob: AEGLOOP - +0 0
>ann: CDEFHUV - +0 12
>bob: AEGLOOP - +0 0
>ann: CDEFHUV -UV +0 12
>bob: AEGLOOP - +0 0
>ann: CDEFHIT - +0 12
"""


@pytest.mark.parametrize(
    ("ending", "found"),
    [
        (">ann: CDEFHIT (CDEFHIT) -16 -4\n>bob: AEGLOOP (AEGLOOP) -10 -10\n", []),
        (">bob: AEGLOOP (AEGLOOP) -10 -10\n", []),
        (">ann: ? (?) -0 12\n", []),
        (">ann: ??? (???) -0 12\n",
         [(8, "end", "???", "??AAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIII…")]),
        (">ann: CDEFHIT (CDEFHIT) -15 -3\n", [(8, "end", -15, -16)]),
        (">ann: KK (KK) -10 2\n", [(8, "end", "KK", "??AAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIII…")]),
        # With fewer than seven tiles the bag is empty, and these would be all the tiles left.
        (">ann: C (C) -3 9\n>bob: AE (AE) -2 -2\n",
         [(9, "end", "AE", "??AAAAAAAABBCCDDDDEEEEEEEEEEEEFFGGGHHIII…")]),
    ],
)  # fmt: skip
def test_an_ending_by_scoreless_turns(finds: Finds, ending: str, found: Found) -> None:
    assert finds(SCORELESS + ending) == found


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("(FWG) +10 170", "(FWG) +20 180", []),
        ("(FWG) +10 170", "(FW) +16 176\n>ada: (G) +4 180", []),
        ("(FWG) +10 170", "(FW) +8 168", [(26, "end", "FW", "FGW")]),
        ("G (G) -2 259", "F (F) -4 257", [(28, "end", "F", "FGW")]),
        (">cleo: G (G) -2 259\n", "", []),
    ],
)
def test_an_ending_of_three(games: Path, finds: Finds, old: str, new: str, found: Found) -> None:
    text = (games / "three-players.gcg").read_text(encoding="utf-8")
    assert text.count(old) == 1
    assert finds(text.replace(old, new)) == found
