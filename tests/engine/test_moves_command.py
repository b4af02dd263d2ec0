"""``rackhouse moves`` and ``rackhouse selfplay`` say what the engine found."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from rackhouse.cli.moves import moves
from rackhouse.cli.selfplay import selfplay
from rackhouse.errors import IllegalError, MalformedError, UnknownNameError

EMPTY = "/".join(["15"] * 15)
SUPER = "/".join(["21"] * 21)
NEARLY = (
    "Y14/OBI9U2/NOD9R2/IN10I2/1I10A2/1FLOCKY5L2/1A3L1JURORS2/1C1POOVE6Q/WEB2O1T6A/"
    "A1A2FREED1RUNT/N1D5DEGAMeS/T1GAUZE2NOH3/A1E5VEX4/g1R12/E1SWIPLE7 AEGHIIM/ 341/407 0"
)
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


def test_with_the_bag_empty_going_out_earns_the_tiles_left_twice() -> None:
    full = "/".join(["E" * 15] * 6 + ["15", "3AT10"] + ["15"] * 7)
    report = json.loads(asked(f"{full} SE/ 0/0 0", "--all", "--json"))
    assert {play["leave"] for play in report["plays"]} == {"", "E", "S"}
    unseen = 187 - 6 * 15 - 2 - 2
    for play in report["plays"]:
        # A tile of one point kept costs half as much again, and the turn eight.
        assert play["equity"] == play["score"] + (-9.5 if play["leave"] else 2 * unseen)
    assert {entry["kind"] for entry in report["other"]} == {"pass"}


def test_exchanges_and_the_pass_stand_beside_the_plays_the_best_first() -> None:
    report = json.loads(asked(f"{EMPTY} QQV/ 0/0 0", "--json"))
    assert report["count"] == 0
    other = report["other"]
    exchanges = [entry["tiles"] for entry in other if entry["kind"] == "exchange"]
    assert sorted(exchanges) == ["Q", "QQ", "QQV", "QV", "V"]
    assert other[0] == {"kind": "exchange", "tiles": "QQV", "leave": "", "equity": 0.0}
    assert (other[-1]["kind"], other[-1]["leave"]) == ("pass", "QQV")
    assert [entry["equity"] for entry in other] == sorted(
        (entry["equity"] for entry in other), reverse=True
    )


def test_exchanges_are_told_only_as_far_as_the_bag_and_the_sheet_allow(tmp_path: Path) -> None:
    nearly = "/".join(["SNEEZEAARDVARK1"] * 5 + ["14A", *["15"] * 9])
    strict = tmp_path / "strict.toml"
    strict.write_text(
        'extends = "base"\ntitle = "Strict"\nsummary = "Six in the bag."\n'
        '[exchange]\nleast_in_bag = { is = 6, chosen = "A-13" }\n'
    )
    # 71 tiles lie, 16 are held by three opponents and 8 by us: five are in the bag.
    asked_for = (f"{nearly} ABCDEFGH/AAAAAAA/AAAAAAA/AA 0/0/0/0 0", "--json")
    given = [entry["tiles"] for entry in json.loads(asked(*asked_for))["other"]]
    assert max(map(len, given)) == 5
    assert "" in given
    (stay,) = json.loads(asked(*asked_for, "--rules", str(strict)))["other"]
    assert stay["kind"] == "pass"


def test_the_sheet_gives_the_bonus(tmp_path: Path) -> None:
    sheet = tmp_path / "mine.toml"
    sheet.write_text(
        'extends = "base"\ntitle = "Mine"\nsummary = "A great bonus."\n'
        '[scoring]\nbonus_points = { is = 90, chosen = "A-07" }\n'
    )
    position = (f"{EMPTY} RETINAS/ 0/0 0", "--best", "1", "--json")
    usual, great = (
        json.loads(asked(*position, *rules))["plays"][0]["score"]
        for rules in ((), ("--rules", str(sheet)))
    )
    assert great == usual + 40


def test_people_get_a_table_in_which_exchanges_have_their_rank() -> None:
    lines = asked(f"{EMPTY} AEIOUUV/ 0/0 0", "--best", "12").splitlines()
    assert lines[0].split() == ["place", "play", "score", "equity", "leave", "words"]
    assert len(lines) == 13
    column = lines[0].index("equity")
    equities = [float(line[column - 2 : column + 6]) for line in lines[1:]]
    assert equities == sorted(equities, reverse=True)
    assert lines[1].startswith("8")
    assert any(line.split()[0] == "exchange" for line in lines[2:])


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (("nonsense",), MalformedError),
        ((f"{EMPTY} / 0/0 0",), IllegalError),
        ((f"{EMPTY} / 0/0 0", "A1"), MalformedError),
        ((f"{EMPTY} / 0/0 0", "AAAAAAAAAAA"), IllegalError),
        ((f"{EMPTY} / 0/0 0", "???"), IllegalError),
        ((f"{EMPTY} AB/ 0/0 0", "--endgame"), IllegalError),
        ((f"{EMPTY} AB/ 0/0 0", "--lexicon", "nowhere"), UnknownNameError),
        ((f"{EMPTY} AB/ 0/0 0", "--rules", "nowhere"), UnknownNameError),
        ((f"{SUPER} AB/ 0/0 0", "--rules", "base"), IllegalError),
        ((f"{EMPTY} AB/ 0/0 0 ld spanish;", "--rules", "base"), IllegalError),
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


ENDGAME = (
    "7W6U/7I1HOOP1L/7T4R1C/P4T1HOAGIE1E/U3JO1A1T2FAR/R3OW1L1R1MIG1/L3K4E1EX2/I2BEFLAGS1Z3/NE2D4I1E3/"
    "1C3QINDAR4/1OVUM2A7/1T5VANDA3/1O5I7/1N4BEaDIEST1/NEOTYpES7 AEINRSU/Y 300/310 0"
)


def test_an_endgame_is_told_with_its_spread_and_its_line() -> None:
    report = json.loads(asked(ENDGAME, "--endgame", "--json"))
    assert report["is_proved"]
    assert report["spread"] == report["lower"] == report["upper"]
    first, *_ = report["line"]
    assert first["kind"] == "play"
    lines = asked(ENDGAME, "--endgame", "--seconds", "60").splitlines()
    assert lines[0] == f"Final spread: {report['spread']:+}, proved."
    assert lines[1].split() == ["place", "play", "score"]
    assert lines[2].split() == ["1", first["position"], first["play"], str(first["score"])]
    assert len(lines) == 2 + len(report["line"])


def test_an_endgame_without_time_is_not_proved() -> None:
    hard = (
        "15/10J4/6V3U4/5WOE2BROIL/4MATE2A3I/4AXELS5T/4S3A5T/3HOEING2Z1PE/4N3AG1I1ON/1POORI2NE1G1A1/"
        "1Y2Y1TRANQS1C1/1U1V4sI3E1/1R1O3CHEERIO1/1I1T3E5U1/WAME3L3BUsK ADELRST/DDDFFIN 0/0 0"
    )
    assert "so far" in asked(hard, "--endgame", "--seconds", "0").splitlines()[0]


@pytest.mark.parametrize(("option", "aim"), [("--win", "win"), ("--endgame", "spread")])
def test_with_few_tiles_in_the_bag_candidates_are_compared_over_all_draws(
    option: str, aim: str
) -> None:
    options = (option, "--best", "3", "--seconds", "0.2")
    report = json.loads(asked(NEARLY, *options, "--json"))
    assert (report["aim"], report["draws"], len(report["moves"])) == (aim, 5, 3)
    lines = asked(NEARLY, *options).splitlines()
    assert lines[0].split()[:3] == ["place", "play", "score"]
    assert len(lines) == 6
    assert "5 different draws" in lines[-1]


def test_with_many_tiles_in_the_bag_chances_to_win_are_simulated() -> None:
    options = ("--win", "--seconds", "0.1", "--best", "3", "--json")
    report = json.loads(asked(f"{TRAINER} EIRSTA?/ 0/66 0", *options))
    assert all(0 < move["win"] < 1 for move in report["moves"])


def test_with_the_bag_empty_what_wins_is_the_endgame() -> None:
    assert json.loads(asked(ENDGAME, "--win", "--json"))["spread"] == 4


@pytest.mark.parametrize(
    "options",
    [
        ("--endgame", "--all"),
        ("--endgame", "--best", "2"),
        ("--endgame", "--win"),
        ("--win", "--sim", "1s"),
        ("--seconds", "3"),
    ],
)
def test_an_endgame_is_asked_for_by_itself(options: tuple[str, ...]) -> None:
    assert CliRunner().invoke(moves, (ENDGAME, *options)).exit_code == 2


def test_a_simulation_is_told_with_what_candidates_are_worth_and_whether_it_is_sure() -> None:
    position = f"{EMPTY} AEEIPSZ/ 0/0 0"
    options = ("--best", "3", "--plies", "1", "--threads", "2", "--seed", "4")
    report = json.loads(asked(position, "--sim", "10m", *options, "--json"))
    assert report["is_sure"]
    assert (report["plies"], report["confidence"]) == (1, 0.99)
    first, *others = report["moves"]
    assert first["is_open"]
    assert not any(move["is_open"] for move in others)
    assert first["worth"] > others[0]["worth"]
    assert report["iterations"] == sum(move["samples"] for move in report["moves"])
    lines = asked(position, "--sim", "10m", *options).splitlines()
    assert lines[0].split()[:3] == ["place", "play", "score"]
    assert lines[1].split()[:2] == [first["position"], first["play"]]
    assert f"({others[0]['worth']:.2f})" in lines[2]
    named = f"{first['position']} {first['play']}"
    assert lines[-1].startswith(f"{named} is the best with 99 % confidence (1 turn ahead, ")


def test_a_simulation_without_time_says_that_nothing_is_certain() -> None:
    lines = asked(f"{TRAINER} EIRSTA?/ 0/66 0", "--sim", "0s").splitlines()
    assert "candidates may still be the best" in lines[-1]


@pytest.mark.parametrize(
    "options",
    [
        ("--sim", "2s", "--endgame"),
        ("--sim", "2s", "--all"),
        ("--sim", "soon"),
        ("--sim", "-1s"),
        ("--plies", "2"),
        ("--threads", "2"),
        ("--seed", "0"),
    ],
)
def test_a_simulation_is_asked_for_by_itself_and_with_a_time(options: tuple[str, ...]) -> None:
    assert CliRunner().invoke(moves, (f"{EMPTY} AB/ 0/0 0", *options)).exit_code == 2


def test_self_play_prints_its_figures() -> None:
    done = CliRunner().invoke(selfplay, ("--games", "20", "--seed", "5", "--json"))
    figures = json.loads(done.output)
    assert (figures["games"], figures["seed"]) == (20, 5)
    again = CliRunner().invoke(selfplay, ("--games", "20", "--seed", "5"))
    assert "games       20, seed 5" in again.output
