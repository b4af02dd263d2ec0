"""The score pad of a real board: every phone at the table enters, each side agrees for itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from rackhouse.record import SCORE_KEEPER, Actor, Phase
from rackhouse.referee import commands as c
from rackhouse.service.drafts import draft
from rackhouse.service.errors import NotAllowedError
from rackhouse.service.join import join
from rackhouse.service.list_games import follow_wall, public_games
from rackhouse.service.look import look
from rackhouse.service.open_game import Opening, open_table
from rackhouse.service.people import erase, sign_in_by_name
from tests.service.kit import Guest, opened_hall, set_table

pytestmark = pytest.mark.anyio

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)
PAD = Opening(custody="table", own=("seat-1", "score-keeper"), names=("", "Bob"))
CONFIRMED = replace(
    PAD,
    settings={
        "window.shuts": "score-confirmed",
        "drawing.when": "when-window-shuts",
        "scoring.confirmed_by": "score-keeper",
        "score_keeper.chosen": "a-player",
    },
)


async def test_one_phone_enters_for_every_side_and_agrees_for_whoever_has_none(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        game = (await open_table(hall.games, ann, PAD)).game
        live = await hall.games.get(game)
        names = [(one.place, one.name) for one in live.sitters()]
        assert names == [("score-keeper", "Ann"), ("seat-1", "Ann"), ("seat-2", "Bob")]
        one, two = Guest(hall, ann, game, ONE), Guest(hall, ann, game, TWO)
        await Guest(hall, ann, game, SCORE_KEEPER).do(c.Begin(SCORE_KEEPER, (("A", "B"),)))
        await one.do(c.Commit(ONE, "8D TRAINER"))
        await two.do(c.Commit(TWO, "7G HOB"))
        await one.do(c.TakeBack(ONE))
        await two.do(c.TakeBack(TWO))
        assert [line.text for line in live.state.tally] == ["8D TRAINER"]
        assert (live.state.phase, live.state.mover) == (Phase.ON_TURN, 1)


async def test_a_second_phone_enters_too_and_agrees_for_its_own_side_alone(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        bob = (await sign_in_by_name(hall.sessions, "Robert")).person.id
        opened = await open_table(hall.games, ann, PAD)
        await join(hall.games, bob, opened.invitations["seat-2"])
        live = await hall.games.get(opened.game)
        assert [one.name for one in live.sitters()] == ["Ann", "Ann", "Robert"]
        keeper = Guest(hall, bob, opened.game, SCORE_KEEPER)
        await keeper.do(c.Begin(SCORE_KEEPER, (("A", "B"),)))
        await Guest(hall, bob, opened.game, ONE).do(c.Commit(ONE, "8D TRAINER"))
        with pytest.raises(NotAllowedError, match="Ann must do that"):
            await Guest(hall, bob, opened.game, ONE).do(c.TakeBack(ONE))
        await Guest(hall, bob, opened.game, TWO).do(c.TakeBack(TWO))
        assert len(live.state.tally) == 1
        await Guest(hall, ann, opened.game, ONE).do(c.TakeBack(ONE))
        assert not live.state.tally


async def test_nobody_accepts_a_play_or_withdraws_a_call_for_a_side_with_a_phone(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        table = await set_table(hall, "fundraiser", custody="table", own=("seat-1",))
        keeper = Guest(hall, table.seats[0].person, table.game, SCORE_KEEPER)
        await keeper.do(c.Begin(SCORE_KEEPER, (("A", "B"),)))
        mover, other = table.mover, table.other
        await mover.do(c.Commit(mover.place, "8D TRAINER"))
        instead = Guest(hall, mover.person, table.game, other.place)
        with pytest.raises(NotAllowedError, match="must do that"):
            await instead.do(c.Accept(other.place))
        await other.do(c.CallChallenge(other.place))
        with pytest.raises(NotAllowedError, match="must do that"):
            await instead.do(c.WithdrawCall(other.place))
        await other.do(c.WithdrawCall(other.place))


async def test_a_score_is_confirmed_by_the_side_that_keeps_it_and_never_by_who_made_the_play(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        bob = (await sign_in_by_name(hall.sessions, "Bob")).person.id
        opened = await open_table(hall.games, ann, CONFIRMED)
        await join(hall.games, bob, opened.invitations["seat-2"])
        phones = {
            (person, place): Guest(hall, person, opened.game, place)
            for person in (ann, bob)
            for place in (ONE, TWO, SCORE_KEEPER)
        }
        await phones[ann, ONE].do(c.ChooseScoreKeeper(ONE, 0))
        await phones[ann, ONE].do(c.Begin(ONE, (("A", "B"),)))
        await phones[ann, ONE].do(c.Commit(ONE, "8D TRAINER"))
        # Ann holds the pad too; Bob, who keeps the score of her play, has a phone of his own.
        for place in (SCORE_KEEPER, TWO):
            with pytest.raises(NotAllowedError, match="Bob must do that"):
                await phones[ann, place].do(c.ConfirmScore(place))
        with pytest.raises(NotAllowedError, match="Ann must do that"):
            await phones[bob, SCORE_KEEPER].do(c.ConfirmScore(SCORE_KEEPER))
        await phones[bob, TWO].do(c.ConfirmScore(TWO))
        # Of Bob's play the pad's holder may.
        await phones[bob, TWO].do(c.Commit(TWO, "7G HOB"))
        await phones[ann, SCORE_KEEPER].do(c.ConfirmScore(SCORE_KEEPER))


async def test_the_only_phone_at_the_table_confirms_every_score(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        game = (await open_table(hall.games, ann, CONFIRMED)).game
        keeper = Guest(hall, ann, game, SCORE_KEEPER)
        await keeper.do(c.ChooseScoreKeeper(SCORE_KEEPER, 0))
        await keeper.do(c.Begin(SCORE_KEEPER, (("A", "B"),)))
        for place, play in ((ONE, "8D TRAINER"), (TWO, "7G HOB")):
            await Guest(hall, ann, game, place).do(c.Commit(place, play))
            await keeper.do(c.ConfirmScore(SCORE_KEEPER))
        live = await hall.games.get(game)
        assert [line.score for line in live.state.tally] == [66, 33]


async def test_what_the_score_keeper_does_for_the_house_is_not_for_those_who_play(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        bob = (await sign_in_by_name(hall.sessions, "Bob")).person.id
        opened = await open_table(hall.games, ann, PAD)
        await join(hall.games, bob, opened.invitations["seat-2"])
        keeper = Guest(hall, bob, opened.game, SCORE_KEEPER)
        await keeper.do(c.Begin(SCORE_KEEPER, (("A", "B"),)))
        await keeper.do(c.Pause(SCORE_KEEPER))
        for command in (c.SettleTab(SCORE_KEEPER, 1, 500), c.Certify(SCORE_KEEPER)):
            with pytest.raises(NotAllowedError, match="Only the score-keeper"):
                await keeper.do(command)
        # Whoever holds the place is asked by the rules alone.
        owned = Guest(hall, ann, opened.game, SCORE_KEEPER)
        assert "Nobody owes" in await owned.refused(c.SettleTab(SCORE_KEEPER, 1, 500))


async def test_nobody_enters_for_others_where_the_program_deals_or_from_outside(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        dealt = await set_table(hall)
        with pytest.raises(NotAllowedError, match="do not have this role"):
            await look(hall.games, dealt.seats[0].person, dealt.game, TWO)
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        eve = (await sign_in_by_name(hall.sessions, "Eve")).person.id
        opened = await open_table(hall.games, ann, PAD)
        await join(hall.games, eve, opened.invitations["public"])
        for place in (ONE, TWO, SCORE_KEEPER):
            with pytest.raises(NotAllowedError):
                await look(hall.games, eve, opened.game, place)


async def test_a_written_draft_is_checked_for_its_place_and_for_the_tiles_of_the_set(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        game = (await open_table(hall.games, ann, PAD)).game
        await Guest(hall, ann, game, ONE).do(c.Begin(ONE, (("A", "B"),)))
        shown = await draft(hall.games, ann, game, ONE, play="8D TRAINeR")
        assert [square.tile for square in shown.squares] == list("TRAINeR")
        assert (shown.words, shown.points, shown.bonus) == (("TRAINER",), (14,), 50)
        assert (shown.score, shown.fault) == (64, None)
        off = await draft(hall.games, ann, game, ONE, play="1A TRAINER")
        assert off.squares == ()
        assert "star" in str(off.fault)
        rare = await draft(hall.games, ann, game, ONE, play="8D QUIZZED")
        assert "Z" in str(rare.fault)
        assert len(rare.squares) == 7, "so that the page can ask which of them is the blank"


async def test_whoever_is_forgotten_takes_the_names_along_that_they_gave(
    database_url: str,
) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        game = (await open_table(hall.games, ann, PAD)).game
        live = await hall.games.get(game)
        await erase(hall.games, hall.sessions, ann)
        assert [one.name for one in live.sitters()] == ["", ""]
        kept = await hall.store.games.kept(game)
        assert kept is not None
        assert kept.info.names == ()


async def test_the_wall_lists_games_under_way_that_are_open_to_watch(database_url: str) -> None:
    async with opened_hall(database_url) as hall:
        ann = (await sign_in_by_name(hall.sessions, "Ann")).person.id
        open_to_all = Opening(custody="table", own=("score-keeper",), names=("A", "B"))
        games = []
        for is_open in (False, True, True):
            opening = Opening(
                custody="table",
                own=open_to_all.own,
                names=open_to_all.names,
                is_open_to_watch=is_open,
                title='"is_open_to_watch":true',
            )
            games.append((await open_table(hall.games, ann, opening)).game)
        assert await public_games(hall.games) == (), "none has begun"
        told = follow_wall(hall.games)
        assert await anext(told) == ()
        for game in games[:2]:
            await Guest(hall, ann, game, ONE).do(c.Begin(ONE, (("A", "B"),)))
        assert await anext(told) == (games[1],), "a wall is told of it"
        listening = len(hall.games.listeners)
        await told.aclose()
        assert len(hall.games.listeners) == listening - 1
        (shown,) = await public_games(hall.games)
        assert (shown.game, shown.scores) == (games[1], (0, 0))
        assert [one.name for one in shown.people] == ["A", "B"]
