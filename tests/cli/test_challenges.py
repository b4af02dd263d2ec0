"""A challenge typed at the prompt has the outcome that its sheet gives it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.script import SEEDED

if TYPE_CHECKING:
    from tests.cli.conftest import Play

ROUND = ("--set", "round.seconds=3600")


@pytest.mark.parametrize(
    ("sheet", "lines", "says"),
    [
        ("washburn", ["H4 BOXER", "challenge"], ["Bob misses the turn that a challenge cost."]),
        ("depaul", ["H4 BOXER", "challenge boxer"], ["Bob misses the turn that a challenge cost."]),
        ("iowa", ["H4 BOXER", "hold", "challenge"], ["Bob calls hold", "Bob misses the turn"]),
        ("priston", ["H4 BOXER", "challenge", "confirm"], ["Good. The play stands."]),
        (
            "fundraiser",
            ["H4 BOXER", "challenge", "", "yes"],
            ["Judge: is BOXER good?", "Bob owes $5.00: failed challenge."],
        ),
    ],
)
def test_a_good_word_stands_and_the_challenge_costs_what_the_sheet_says(
    play: Play, sheet: str, lines: list[str], says: list[str]
) -> None:
    more = ROUND if sheet == "fundraiser" else ()
    done = play([*lines, "score"], "--rules", sheet, *SEEDED, *more)
    heard = " ".join(done.stdout.split())
    for sentence in ["Bob challenges BOXER.", "Good. The play stands.", *says]:
        assert sentence in heard
    assert "Totals: Ann 34, Bob 0." in heard
    if sheet == "priston":
        assert "misses" not in heard
        assert "owes" not in heard


@pytest.mark.parametrize("sheet", ["washburn", "depaul", "iowa", "priston", "fundraiser"])
def test_a_phony_comes_off_and_nobody_is_told_why(play: Play, sheet: str) -> None:
    more = ROUND if sheet == "fundraiser" else ()
    ruling = ["", "no"] if sheet == "fundraiser" else []
    done = play(["H4 OBXER", "challenge", *ruling, "score"], "--rules", sheet, *SEEDED, *more)
    heard = " ".join(done.stdout.split())
    assert "Not good. The play comes off. Ann takes the tiles back and loses that turn." in heard
    assert "Totals: Ann 0, Bob 0." in heard
    assert "not in" not in heard, "a reason was told while the game goes on"


def test_the_list_can_speak_for_the_judge(play: Play) -> None:
    done = play(
        ["H4 OBXER", "challenge"], "--rules", "fundraiser", *SEEDED, *ROUND, "--judge", "list"
    )
    assert "Not good. The play comes off." in done.stdout
    assert "Judge:" not in done.stdout


def test_a_call_can_be_withdrawn_before_the_judge_comes(play: Play) -> None:
    lines = ["H4 OBXER", "challenge", "withdraw", "accept", "score"]
    done = play(lines, "--rules", "fundraiser", *SEEDED, *ROUND)
    assert "Bob withdraws the challenge." in done.stdout
    assert "Totals: Ann 0" not in done.stdout


def test_with_a_book_on_paper_both_sides_say_what_it_says(play: Play) -> None:
    lines = ["H4 BOXER", "challenge", "no", "no", "score"]
    done = play(lines, *SEEDED, "--paper", "The old book")
    heard = " ".join(done.stdout.split())
    assert "Bob: is BOXER in The old book?" in heard
    assert "Ann: is BOXER in The old book?" in heard
    assert "Totals: Ann 0, Bob 0." in heard


def test_around_one_screen_whoever_challenges_is_named(play: Play) -> None:
    players = ("--seed", "7", "--players", "Ann,Bob,Cem")
    first = play([], *players).stdout.rpartition(" first.")[0].split()
    mover = [word for word in first if word in ("Ann", "Bob", "Cem")][-1]
    other = next(name for name in ("Ann", "Bob", "Cem") if name != mover)
    rack = play(["rack"], *players).stdout.rpartition("> rack\n")[2].splitlines()[0].split()
    letters = [tile[0] for tile in rack if tile[0] not in "?AEIOU"]
    phony = f"8G {letters[0]}{letters[1]}"
    done = play([phony, "challenge", other], *players)
    assert f"{other} challenges {letters[0]}{letters[1]}." in done.stdout
    named = play([phony, f"{other.lower()}: challenge"], *players)
    assert f"{other} challenges {letters[0]}{letters[1]}." in named.stdout


def test_helps_are_bought_at_the_prompt_and_charged(play: Play) -> None:
    lines = ["buy letter S", "peek ABS", "money"]
    done = play(lines, "--rules", "fundraiser", *SEEDED, *ROUND)
    heard = " ".join(done.stdout.split())
    assert "Ann buys S." in heard
    assert "ABSCOND" in heard
    assert "Ann: $1.00, Sneak-A-Peek" in heard
    assert "Raised in all: $2." in heard
