"""``rackhouse bench --against`` compares two cores in turns and says whether they find the same."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

import rackhouse
from rackhouse.cli.bench import bench, comparison
from rackhouse.engine.older_core import Compared, CoreComparison
from rackhouse.errors import IllegalError

SOURCE = Path(rackhouse.__file__).resolve().parents[1]


def test_two_cores_take_turns_and_their_games_are_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A core that was built before is not built again; here it is our own."""
    found = subprocess.run(
        ["git", "-C", str(SOURCE), "rev-parse", "HEAD"], capture_output=True, text=True, check=True
    )
    commit = found.stdout.strip()
    built = tmp_path / "cores" / commit[:16]
    built.mkdir(parents=True)
    (built / "src").symlink_to(SOURCE)
    monkeypatch.setenv("RACKHOUSE_CACHE", str(tmp_path))
    arguments = ("--against", "HEAD", "--rounds", "1", "--json")
    done = CliRunner().invoke(bench, arguments, catch_exceptions=False)
    report = json.loads(done.output)
    assert report["commit"] == commit
    assert report["is_identical"]
    works = [figure["work"] for figure in report["figures"]]
    assert works == ["self-play", "laying a play", "all plays", "best play"]
    for figure in report["figures"]:
        assert 0 < figure["low"] <= figure["ratio"] <= figure["high"]


def test_a_commit_that_is_not_there_is_refused() -> None:
    with pytest.raises(IllegalError, match="no commit"):
        CliRunner().invoke(bench, ("--against", "no-such-commit"), catch_exceptions=False)


@pytest.mark.parametrize(("is_identical", "said"), [(True, "same games"), (False, "do not play")])
def test_people_get_both_cores_side_by_side(is_identical: bool, said: str) -> None:
    figure = Compared("laying a play", "us", 4.0, 6.0, 1.5, 1.4, 1.75)
    lines = comparison(CoreComparison("0123456789abcdef", 3, (figure,), is_identical))
    assert " ".join(lines[0].split()) == "work ours older ratio lowest to highest"
    assert " ".join(lines[1].split()) == "laying a play 4 us 6 us 1.50 x 1.40 to 1.75"
    assert said in lines[-1]
    assert "0123456789ab" in lines[-1]
