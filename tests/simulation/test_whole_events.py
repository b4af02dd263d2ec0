"""A simulated event comes to its places by the handlers of a hall, with all that goes wrong."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rackhouse.contest import actions, fold
from rackhouse.contest.formats import Swiss
from rackhouse.contest.preset import Preset
from rackhouse.contest.standings import standings
from rackhouse.errors import IllegalError, UnknownNameError
from rackhouse.record.gcg import read_gcg
from rackhouse.simulation.event import EventWishes, SimulatedEvent
from tests.simulation.kit import announced, files_of

pytestmark = pytest.mark.anyio


async def run(folder: Path, wishes: EventWishes) -> tuple[SimulatedEvent, dict[str, bytes]]:
    async with announced(folder, wishes) as event:
        await event.run()
        return event, await files_of(event)


def kinds(event: SimulatedEvent) -> Counter[str]:
    """How the matches of an event ended."""
    return Counter(result.kind for result in event.office.state.results.values())


@pytest.mark.parametrize("preset", Preset.names())
async def test_the_same_seed_gives_the_same_event_to_the_byte(tmp_path: Path, preset: str) -> None:
    wishes = EventWishes(preset, 4, seed=3)
    event, files = await run(tmp_path / "first", wishes)
    _, again = await run(tmp_path / "second", wishes)
    assert files == again
    state = event.office.state
    assert not state.outstanding()
    assert {division.stage for division in state.divisions.values()} == {"certified"}
    assert fold(event.office.live.book.lines) == event.office.live.book
    for key in state.divisions:
        places = [row.place for row in standings(state, key)]
        assert places == sorted(places)
        assert places[0] == 1
    games = [name for name in files if name.endswith(".gcg")]
    assert games
    for name in games:
        assert read_gcg(files[name]).events
    assert {name.partition("/")[0] for name in files} == {
        "calendar.ics", "event.zip", "games", "pages", "prints", "tables",
    }  # fmt: skip
    for name, data in files.items():
        if name.endswith(".pdf"):
            assert data.startswith(b"%PDF-"), name


async def test_a_knockout_has_absences_a_tie_on_paper_and_a_withdrawal(tmp_path: Path) -> None:
    event, _ = await run(tmp_path, EventWishes("washburn", 16, seed=2))
    state = event.office.state
    assert kinds(event)["no-show"] == 2
    nobody = [one for one in state.results.values() if one.kind == "no-show" and not one.winner]
    assert len(nobody) == 1
    ties = [one for one in state.results.values() if len(set(one.scores)) == 1 and one.before]
    assert len(ties) == 1
    assert sum(entry.is_withdrawn for entry in state.entries.values()) == 1
    lines = event.office.live.book.lines
    assert any(isinstance(line.fact, actions.ActionsUndone) for line in lines)


async def test_a_league_has_a_week_of_every_trouble(tmp_path: Path) -> None:
    event, files = await run(tmp_path, EventWishes("depaul", 7, seed=7))
    found = kinds(event)
    assert (found["ruled"], found["double forfeit"]) == (1, 1)
    discrepancies = event.office.state.discrepancies.values()
    assert {one.turn is None for one in discrepancies} == {True, False}
    assert not any(one.is_open for one in discrepancies)
    assert b"report the result by" in files["pages/organiser/mail.json"]


async def test_a_charity_night_raises_money_and_reverses_a_slip(tmp_path: Path) -> None:
    event, _ = await run(tmp_path, EventWishes("fundraiser", 5, seed=5))
    ledger = event.office.state.ledger
    assert ledger.raised() > 0
    assert {"fee", "payment"} < {entry.kind for entry in ledger.entries}
    assert any(entry.reverses for entry in ledger.entries)
    assert any(one.is_collected for one in event.office.state.pledges.values())
    for entry in ledger.entries:
        assert sum(posting.cents for posting in entry.postings) == 0
    assert any(entry.is_house for entry in event.office.state.entries.values())


async def test_age_divisions_are_merged_or_shortened(tmp_path: Path) -> None:
    async with announced(tmp_path, EventWishes("iowa", 16, seed=1)) as event:
        await event.fill()
        await event.start()
        state = event.office.state
        assert len(state.divisions) < len(event.office.live.book.state.event.divisions)
        formats = [division.plan.format for division in state.divisions.values()]
        assert any(isinstance(format_, Swiss) for format_ in formats)


async def test_names_come_in_many_letters(tmp_path: Path) -> None:
    async with announced(tmp_path, EventWishes("priston", 12, seed=4)) as event:
        blocks = {ord(sign) >> 8 for one in event.coming for sign in one.name}
    for letter in ("β", "д", "ł", "ש"):
        assert ord(letter) >> 8 in blocks, letter


async def test_what_cannot_be_held_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(IllegalError, match="2 to 2,000 entries, not 1"):
        async with announced(tmp_path / "one", EventWishes("priston", 1)):
            pass
    with pytest.raises(UnknownNameError, match="no preset called"):
        async with announced(tmp_path / "two", EventWishes("nowhere", 8)):
            pass
