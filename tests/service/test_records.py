"""Records go out when nothing in them is hidden any more, and come in when nothing is wrong."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.record import PUBLIC, Phase, decode_record, encode_record, facts, fold, verify_draws
from rackhouse.record.gcg import check_gcg, read_gcg
from rackhouse.referee import commands as c
from rackhouse.service.access import set_private
from rackhouse.service.errors import ConflictError, NotAllowedError
from rackhouse.service.export_record import export_gcg, export_record, import_record
from rackhouse.service.join import invite, join
from rackhouse.service.look import look
from rackhouse.service.people import sign_in_by_name
from rackhouse.service.places import parse_place
from tests.replay.recorder import Recorder, Style
from tests.service.kit import Guest, Pilot, opened_hall, set_table

pytestmark = pytest.mark.anyio


async def test_no_record_goes_out_before_the_game_is_over_and_no_secret_before_it_is_certified(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, is_open_to_watch=True)
        seat = table.seats[0]
        secret = (await hall.store.games.kept(table.game)).secret  # type: ignore[union-attr]
        for export in (export_record, export_gcg):
            with pytest.raises(ConflictError, match="racks"):
                await export(hall.games, seat.person, table.game)
        await table.mover.do(c.Resign(table.mover.place))
        assert table.state.phase is Phase.FINISHED
        finished = await export_record(hall.games, seat.person, table.game)
        assert secret.encode() not in finished
        assert fold(decode_record(finished)).phase is Phase.FINISHED
        for one in table.seats:
            if one.place.seat in table.state.in_game:
                await one.do(c.ConfirmResult(one.place))
        certified = await export_record(hall.games, None, table.game)
        assert secret.encode() in certified
        assert verify_draws(decode_record(certified)).is_fair


async def test_an_exported_record_does_not_tell_who_said_that_plays_were_left(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        exports = []
        for denier in (0, 1):
            table = await set_table(hall)
            for _ in range(2):
                await table.mover.do(c.Pass(table.mover.place))
            for seat in (table.seats[1 - denier], table.seats[denier]):
                no_more = seat is not table.seats[denier]
                await seat.do(c.AnswerPlays(seat.place, no_more=no_more))
            assert table.state.phase is Phase.ON_TURN
            await table.mover.do(c.Resign(table.mover.place))
            entries = decode_record(
                await export_record(hall.games, table.seats[0].person, table.game)
            )
            assert fold(entries) == table.state
            answers = [e for e in entries if isinstance(e.fact, facts.PlaysAnswered)]
            exports.append([(e.number, e.actor, e.fact) for e in answers])
        assert exports[0] == exports[1]


async def test_a_record_that_went_out_comes_in_again_and_can_be_looked_at(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall)
        await Pilot(table).fly()
        data = await export_record(hall.games, table.seats[0].person, table.game)
        eve = (await sign_in_by_name(hall.sessions, "Eve")).person.id
        assert await export_record(hall.games, eve, table.game) == data
        ann = table.seats[0]
        await set_private(hall.games, ann.person, table.game, ann.place, is_private=True)
        with pytest.raises(NotAllowedError):
            await export_record(hall.games, eve, table.game)
        game = await import_record(hall.games, eve, data, "An old game")
        seen = await look(hall.games, eve, game, PUBLIC)
        assert seen.info.title == "An old game"
        assert seen.info.is_imported
        assert [side.score for side in seen.view.sides] == [
            side.score for side in table.state.sides
        ]
        assert await export_record(hall.games, eve, game) == data
        gcg = await export_gcg(hall.games, table.seats[0].person, table.game)
        assert "Guest 2" in gcg
        assert not check_gcg(read_gcg(gcg.encode())).errors


@pytest.mark.parametrize("style", [Style(), Style(players=3, ending="lost"), Style(is_super=True)])
async def test_a_gcg_file_becomes_a_record_with_its_scores(database_url: str, style: Style) -> None:
    text = Recorder(7, style).record()
    game = read_gcg(text.encode())
    assert not check_gcg(game).errors
    totals = {event.player: event.total for event in game.events}
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        found = await import_record(hall.games, ann, text.encode())
        seen = await look(hall.games, ann, found, PUBLIC)
        assert seen.view.phase is Phase.FINISHED
        assert [side.score for side in seen.view.sides] == [
            totals[player.nick] for player in game.players
        ]
        again = await export_gcg(hall.games, ann, found)
        assert [player.name for player in read_gcg(again).players] == [
            player.name for player in game.players
        ]
        assert not check_gcg(read_gcg(again.encode())).errors


async def test_a_game_with_real_tiles_goes_on_where_its_record_breaks_off(
    database_url: str,
) -> None:
    text = "#player1 ann Ann\n#player2 bob Bob\n>ann: AEINRTT 8D TRAIN +12 12\n>bob: ? - +0 0\n"
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        game = await import_record(hall.games, ann, text.encode())
        token = await invite(hall.games, ann, game, parse_place("seat-1"))
        await join(hall.games, ann, token)
        seat = Guest(hall, ann, game, parse_place("seat-1"))
        assert (await seat.view()).phase is Phase.PAUSED
        await seat.do(c.Resume(seat.place))
        await seat.do(c.Commit(seat.place, play="8D TRAINER"))
        assert (await seat.view()).sides[0].score == 12 + 7


async def test_what_is_wrong_is_not_taken_in(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        table = await set_table(hall)
        live = table.live
        with pytest.raises(IllegalError, match="not over"):
            await import_record(hall.games, ann, encode_record(tuple(live.recent)))
        await Pilot(table).fly()
        data = await export_record(hall.games, table.seats[0].person, table.game)
        lines = data.split(b"\n")
        drawn = next(at for at, one in enumerate(lines) if b'"tiles drawn"' in one)
        del lines[drawn]
        for bad in (b"", b"{}", b"no record", b"\n".join(lines), data[: len(data) // 2]):
            with pytest.raises((MalformedError, IllegalError)):
                await import_record(hall.games, ann, bad)
        wrong = "#player1 a A\n#player2 b B\n>a: AEINRTT 8D TRAIN +99 99\n"
        with pytest.raises(IllegalError, match="scores 12, not 99"):
            await import_record(hall.games, ann, wrong.encode())


async def test_what_a_file_calls_its_people_and_its_list_is_kept_in_signs_that_can_be_read(
    database_url: str,
) -> None:
    gcg = (
        "#character-encoding UTF-8\n#player1 a <b>Ann\u202e\n#player2 b \u200b\n"
        "#lexicon Our\u202e\x07 list\n>a: ABC 8G CAB +14 14\n"
    )
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        live = await hall.games.get(await import_record(hall.games, ann, gcg.encode()))
        assert live.info.names == ("<b>Ann", "")
        assert live.state.dictionary.title == "Our list"
