"""``rackhouse analyze``: the same reviews however they are made, whatever else is in a folder."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from rackhouse.cli.main import rackhouse
from rackhouse.errors import IllegalError

GAMES = Path(__file__).parent.parent / "replay" / "games"
SHORT = """#player1 {nick} {name}
#player2 ben Ben
>{nick}: AEINRTT 8D TRAIN +12 12
"""


def analyze(*arguments: str | Path) -> Result:
    return CliRunner().invoke(rackhouse, ["analyze", *map(str, arguments)], catch_exceptions=False)


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with three short games."""
    folder = tmp_path / "games"
    folder.mkdir()
    for number, name in enumerate(("Ann", "Cy", "<b>Dee</b>"), start=1):
        (folder / f"game-{number}.gcg").write_text(SHORT.format(nick="one", name=name), "utf-8")
    return folder


def document(result: Result) -> Any:
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_several_processes_and_kept_reviews_say_the_same(games: Path, tmp_path: Path) -> None:
    first, second = tmp_path / "first", tmp_path / "second"
    alone = document(analyze(games, "--json", "--results", first))
    assert document(analyze(games, "--json", "--results", second, "--threads", "2")) == alone
    kept = sorted(first.rglob("*.review"))
    assert len(kept) == len(alone["games"]) == 3
    kept[0].unlink()  # as if it had been interrupted
    kept[1].write_bytes(b"damaged")
    assert document(analyze(games, "--json", "--results", first)) == alone


def test_a_cluster_of_two_workers_says_the_same_to_the_byte(games: Path, tmp_path: Path) -> None:
    alone = analyze(games, "--json", "--results", tmp_path / "first")
    shared = ("--ray", "local", "--threads", "2")
    by_cluster = analyze(games, "--json", "--results", tmp_path / "second", *shared)
    assert by_cluster.exit_code == 0, by_cluster.stderr
    assert by_cluster.stdout == alone.stdout
    assert len(list((tmp_path / "second").rglob("*.review"))) == 3


def test_a_cluster_that_is_not_there_is_named_in_a_sentence(games: Path, tmp_path: Path) -> None:
    with pytest.raises(IllegalError, match=r"^No Ray cluster answers at 127\.0\.0\.1:1: .+"):
        analyze(games, "--results", tmp_path, "--ray", "127.0.0.1:1")


def test_a_file_that_is_no_game_is_named_and_the_others_are_reviewed(
    games: Path, tmp_path: Path
) -> None:
    (games / "broken.gcg").write_text(SHORT.format(nick="one", name="Eve").replace("8D", "?D"))
    found = analyze(games, "--json", "--results", tmp_path / "kept")
    assert found.exit_code == 1
    assert "broken.gcg" in found.stderr
    shown = json.loads(found.stdout)
    assert len(shown["games"]) == 3
    assert [Path(one["file"]).name for one in shown["problems"]] == ["broken.gcg"]


def test_every_turn_is_a_row_and_a_mistake_costs_what_the_best_move_is_worth_more(
    tmp_path: Path,
) -> None:
    game = GAMES / "two-players.gcg"
    kept = ("--results", tmp_path)
    [shown] = document(analyze(game, "--json", *kept))["games"]
    turns = shown["review"]["turns"]
    rows = list(csv.DictReader(io.StringIO(analyze(game, "--csv", *kept).stdout)))
    assert [row["rack"] for row in rows] == [turn["rack"] for turn in turns]
    judged = [one for one in turns if one["lost"] is not None and one["kind"] == "play"]
    assert judged
    for one in judged:
        best = one["best"][0]["worth"]
        assert one["lost"] == pytest.approx(max(0, best - one["made"]["worth"]), abs=0.002)


def test_a_name_on_the_page_is_text_and_never_markup(games: Path, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    assert analyze(games, "--html", page, "--results", tmp_path / "kept").exit_code == 0
    html = page.read_text("utf-8")
    assert "&lt;b&gt;Dee&lt;/b&gt;" in html
    assert "<b>Dee" not in html
