"""An event that is held by a sheet of the house's own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rackhouse.contest import actions
from rackhouse.desk.prints import sheet_of
from rackhouse.desk.settings import change_settings
from rackhouse.desk.values import EventSettings, TableTerms
from rackhouse.desk.views.overview import overview
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.rules import Sheet
from rackhouse.rules.writing import as_toml
from tests.desk.kit import new_event, opened_office

pytestmark = pytest.mark.anyio

PRESET = "priston"


def ours(**values: object) -> TableTerms:
    """Tables under the preset's rules with a name of their own, and something set otherwise."""
    sheet = Sheet.named(PRESET).with_values(
        {"title": "Harbour club", **{key.replace("__", "."): one for key, one in values.items()}}
    )
    return TableTerms(sheet_text=as_toml(sheet))


async def test_its_tables_play_by_that_sheet_and_its_paper_says_so(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, PRESET, tables=ours(tiles__rack=8))
        await organiser.enter("Ann", "Bob")
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        opened = await organiser.open(1)
        live = await desk.hall.games.get(opened.game)
        assert (live.state.rules.title, live.state.rules.tiles.rack) == ("Harbour club", 8)
        scene = await organiser.see()
        assert overview(scene).sheet_title == sheet_of(scene).rules.title == "Harbour club"


async def test_it_counts_and_charges_by_that_sheet(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        usual = overview(await (await new_event(desk, PRESET)).see())
        terms = ours(sides__called="team", challenge__failed_fee=50)
        other = overview(await (await new_event(desk, PRESET, tables=terms)).see())
        assert (usual.counting.called, other.counting.called) == ("player", "team")
        assert [one.cents for one in other.catalogue] == [50]
        assert usual.catalogue == ()


async def test_another_sheet_is_taken_only_where_results_count_the_same(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, PRESET)

        async def change(tables: TableTerms) -> None:
            settings = EventSettings(tables)
            await change_settings(desk.events, organiser.person, organiser.event, "", settings)

        await change(ours(tiles__rack=8))
        assert sheet_of(await organiser.see()).rules.tiles.rack == 8
        with pytest.raises(IllegalError, match="count results differently"):
            await change(ours(sides__maximum=3, sides__usual=2))
        with pytest.raises(IllegalError, match="different prices"):
            await change(ours(challenge__failed_fee=50))
        with pytest.raises(MalformedError):
            await change(TableTerms(sheet_text="title = "))
        assert sheet_of(await organiser.see()).rules.tiles.rack == 8


ON = {"clocks.use": "on"}


@pytest.mark.rule("A-30")
async def test_clocks_are_planned_with_their_length_and_penalty(database_url: str) -> None:
    async with opened_office(database_url) as desk:
        with pytest.raises(IllegalError, match=r"How much time .* How many points"):
            await new_event(desk, "iowa", tables=TableTerms(ON))
        organiser = await new_event(desk, "iowa")
        settings = EventSettings(TableTerms(ON))
        with pytest.raises(IllegalError, match=r"How much time .* How many points"):
            await change_settings(desk.events, organiser.person, organiser.event, "", settings)


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("where", ["settings", "text"])
async def test_an_event_planned_before_that_was_asked_plays_as_it_was_planned(
    database_url: str, where: str
) -> None:
    iowa = 'extends = "iowa"\ntitle = "Ours"\n'
    kept = {
        "settings": TableTerms(ON, sheet_text=iowa),
        "text": TableTerms(sheet_text=iowa + 'clocks.use = "on"\n'),
    }
    async with opened_office(database_url) as desk:
        organiser = await new_event(desk, PRESET)
        live = await desk.events.get(organiser.event)
        await desk.events.store.set_event_info(
            replace(live.info, settings=EventSettings(kept[where]))
        )
        await desk.events.people_changed(live)
        scene = await organiser.see()
        assert overview(scene).sheet_title == sheet_of(scene).rules.title == "Ours"
        assert sheet_of(scene).rules.clocks.seconds == 1500
        await organiser.enter("Ann", "Bob")
        await organiser.do(actions.StartDivision("main"))
        await organiser.do(actions.PairRound("main"))
        opened = await organiser.open(1)
        clocks = (await desk.hall.games.get(opened.game)).state.rules.clocks
        assert (clocks.use, clocks.seconds, clocks.overtime_points) == ("on", 1500, 10)
