"""``rackhouse moves`` and ``rackhouse selfplay`` say what the engine found."""

from __future__ import annotations

import json

import pytest
from click.testing import CliRunner

from rackhouse.cli.moves import moves
from rackhouse.cli.selfplay import selfplay
from rackhouse.errors import IllegalError, MalformedError, UnknownNameError

EMPTY = "/".join(["15"] * 15)
TRAINER = "/".join([*["15"] * 7, "3TRAINER5", *["15"] * 7])


def asked(*arguments: str) -> str:
    done = CliRunner().invoke(moves, arguments, catch_exceptions=False)
    assert done.exit_code == 0, done.output
    return done.output


def test_all_plays_are_counted_and_summed() -> None:
    report = json.loads(asked(f"{TRAINER} EIRSTA?/ 0/66 0", "--all", "--json"))
    assert (report["count"], report["total_score"]) == (24_058, 220_105)
    assert len(report["plays"]) == 24_058


def test_a_play_is_told_with_place_word_score_leave_and_words() -> None:
    report = json.loads(asked(f"{EMPTY} / 0/0 0", "XIVVVVV", "--best", "1", "--json"))
    (best,) = report["plays"]
    assert (best["play"], best["score"]) == ("XI", 18)
    assert best["equity"] < 18  # five tiles such as these are worth less than nothing
    assert (best["leave"], best["words"]) == ("VVVVV", ["XI"])


def test_with_the_bag_empty_only_points_count() -> None:
    full = "/".join(["SNEEZEAARDVARK1"] * 6 + ["15"] * 9)
    report = json.loads(asked(f"{full} SE/ 0/0 0", "--best", "3", "--json"))
    assert all(play["equity"] == play["score"] for play in report["plays"])


def test_exchanges_and_the_pass_stand_beside_the_plays() -> None:
    report = json.loads(asked(f"{EMPTY} QQV/ 0/0 0", "--json"))
    assert report["count"] == 0
    exchanges = [entry["tiles"] for entry in report["other"] if entry["kind"] == "exchange"]
    assert sorted(exchanges) == ["Q", "QQ", "QQV", "QV", "V"]
    assert report["other"][-1] == {"kind": "pass", "tiles": "", "leave": "QQV"}


def test_people_get_lines() -> None:
    assert "8D" in asked(f"{EMPTY} ZEBRAXX/ 0/0 0", "--best", "3")
    assert asked(f"{EMPTY} QQV/ 0/0 0") == "There is no play: exchange or pass.\n"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("nonsense",), MalformedError),
        ((f"{EMPTY} / 0/0 0",), IllegalError),
        ((f"{EMPTY} / 0/0 0", "A1"), MalformedError),
        ((f"{EMPTY} / 0/0 0", "AAAAAAAAAAA"), IllegalError),
        ((f"{EMPTY} / 0/0 0", "???"), IllegalError),
        ((f"{EMPTY} AB/ 0/0 0", "--lexicon", "nowhere"), UnknownNameError),
    ],
)
def test_what_cannot_be_answered_is_said_in_a_sentence(
    arguments: tuple[str, ...], error: type[Exception]
) -> None:
    with pytest.raises(error):
        CliRunner().invoke(moves, arguments, catch_exceptions=False)


def test_all_and_best_are_not_asked_for_together() -> None:
    done = CliRunner().invoke(moves, (f"{EMPTY} AB/ 0/0 0", "--all", "--best", "2"))
    assert done.exit_code == 2


def test_self_play_prints_its_figures() -> None:
    done = CliRunner().invoke(selfplay, ("--games", "20", "--seed", "5", "--json"))
    figures = json.loads(done.output)
    assert (figures["games"], figures["seed"]) == (20, 5)
    again = CliRunner().invoke(selfplay, ("--games", "20", "--seed", "5"))
    assert "games       20, seed 5" in again.output
