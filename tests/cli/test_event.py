"""``rackhouse event``: created, taken away, brought and simulated at a terminal."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from rackhouse.cli.event import quiet_desk
from rackhouse.cli.main import rackhouse
from rackhouse.desk.links import join_event, links_shown
from rackhouse.desk.values import UnknownEventError
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.service.people import sign_in_by_name
from tests.desk.office import Official
from tests.kit.hall_process import running_hall

DAY = 'sessions=[{day="2027-05-01",weekday="Saturday",opens="19:00",closes="22:00"}]'


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of its own."""
    monkeypatch.setenv("RACKHOUSE_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    for name in ("RACKHOUSE_DATABASE", "RACKHOUSE_CONFIG"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(rackhouse, ["event", *map(str, arguments)], catch_exceptions=False)


def created(*arguments: str) -> str:
    """The id of a new event."""
    printed = run("create", "--preset", "priston", "--answers", DAY, *arguments).stdout
    assert len(re.findall(r"/events/join#\S{20,}", printed)) == 4
    return printed.split()[1]


def test_an_event_leaves_a_hall_and_comes_to_another(home: Path) -> None:
    event = created("--title", "An evening of words")
    taken = run("export", event, "evening.zip")
    assert taken.stdout.endswith("bytes to evening.zip.\n")
    brought = run("import", "evening.zip", "--data-folder", home / "elsewhere")
    assert brought.stdout.split()[1] != event
    assert (home / "elsewhere" / "hall.db").exists()
    with pytest.raises(IllegalError, match=r"is there already. Give --force"):
        run("export", event, "evening.zip")


def test_the_name_of_an_event_may_begin_with_a_dash() -> None:
    created()
    with pytest.raises(UnknownEventError):
        run("export", "-hEvXnP0TQ9fz_a7", "evening.zip")
    with pytest.raises(UnknownEventError):
        run("link", "-hEvXnP0TQ9fz_a7")


def test_an_organiser_who_has_lost_every_link_gets_a_new_one(home: Path) -> None:
    event = created("--title", "An evening of words")
    assert f"{event}  An evening of words\n" in run("link").stdout
    (secret,) = re.findall(r"/events/join#(\S{20,})\n", run("link", event).stdout)

    async def come() -> None:
        async with quiet_desk(f"{home}/home/hall.db") as desk:
            person = (await sign_in_by_name(desk.hall.sessions, "Olive")).person.id
            assert (await join_event(desk.events, person, secret)).role == "organiser"
            # It falls with nobody: whoever comes by it runs the event like any organiser.
            assert await links_shown(desk.events, person, event)

    asyncio.run(come())


def test_a_link_is_made_while_the_hall_runs(tmp_path: Path) -> None:
    with running_hall(tmp_path / "hall") as hall:
        organiser = Official(hall, "Olive")
        event = organiser.create("priston")
        made = run("link", event, "--data-folder", tmp_path / "hall")
        assert made.stdout.startswith(f"{hall.url}/events/join#"), "where the hall is now"
        other = Official(hall, "Otto")
        assert other.come(made.stdout.split()[0])["role"] == "organiser"
        assert other.see()["role"] == "organiser"
        # It stands among the others at the desk, where it can be taken back.
        links = [link for link in organiser.see("links") if link["people"] == ["Otto"]]
        assert [(link["role"], link["is_revoked"]) for link in links] == [("organiser", False)]


def test_no_link_is_made_where_there_is_no_hall(home: Path) -> None:
    with pytest.raises(IllegalError, match="There is no database"):
        run("link", "aaaa", "--data-folder", home / "nowhere")
    assert not (home / "nowhere").exists()


def test_answers_come_from_files_too(home: Path) -> None:
    (home / "answers.toml").write_text('title = "By file"\n"division.format.rounds" = 2\n')
    created("--answers", "answers.toml")
    with pytest.raises(MalformedError, match="is not a file of answers"):
        created("--answers", "nowhere.toml")
    with pytest.raises(IllegalError, match="Please answer this: On which evening"):
        run("create", "--preset", "priston")


def test_what_presets_ask_is_listed() -> None:
    listed = run("presets").stdout
    assert "  sessions: On which evening, and from when to when?  (must be answered)" in listed


def test_a_simulated_event_can_be_taken_into_a_hall(home: Path) -> None:
    told = run("simulate", "--preset", "priston", "--entries", "3", "--out", "out").stdout
    assert re.fullmatch(r"Wrote \d+ files into out\.\n", told)
    assert run("import", "out/event.zip").exit_code == 0
    assert list((home / "out" / "prints").glob("standings*.pdf"))
    with pytest.raises(IllegalError, match="out is not empty"):
        run("simulate", "--preset", "priston", "--out", "out")
