"""Nobody is sent what they may not know, by any way out of the hall.

A game is played by chance while every byte to every viewer is kept. Then it is played again with
other tiles in one side's hands and in the bag, on a hall with the same clock and the same chance:
to everybody else not a byte may be different. The same for the words: on a hall where all are
good and on one where none is, everybody is told the same until somebody challenges.
"""

from __future__ import annotations

import asyncio
import json
import os
from pathlib import Path
from random import Random

import pytest

from rackhouse.record import RecordEntry, decode_entry
from rackhouse.record.folding import steps as folded
from rackhouse.store import open_store
from tests.kit.databases import Cluster
from tests.wire.ears import Ear
from tests.wire.rigged import Rig
from tests.wire.twins import twin_of
from tests.wire.watched import Script, Step, Watched, watched_game

SHEETS = {"washburn": 3, "depaul": 2, "iowa": 2, "priston": 3, "fundraiser": 2}
IS_LONG = os.environ.get("RACKHOUSE_TEST_PROFILE") == "long"
TURNS = 9 if IS_LONG else 6
SEEDS = range(7, 17) if IS_LONG else (7,)


def record_of(watched: Watched, database: str = "") -> tuple[str, list[RecordEntry]]:
    """The secret and the facts of a game, as the store has them."""

    async def read() -> tuple[str, list[RecordEntry]]:
        store = await open_store(database or f"sqlite:///{watched.hall.folder}/hall.db")
        kept = await store.games.kept(watched.game)
        assert kept is not None
        stored = await store.games.lines(watched.game)
        await store.close()
        return kept.secret, [decode_entry(one.line) for one in stored]

    return asyncio.run(read())


def heard_so_far(watched: Watched) -> dict[str, tuple[int, int]]:
    """How much every ear has been sent: answers, and messages that came by themselves."""
    return {name: (len(ear.answers), len(ear.stream)) for name, ear in watched.ears.items()}


def same(one: Ear, other: Ear, most: tuple[int | None, int | None] = (None, None)) -> None:
    """That two ears heard the same, byte for byte, by whichever way; the first of them so far."""
    for mine, theirs in (
        (one.answers[: most[0]], other.answers),
        (one.stream[: most[1]], other.stream),
    ):
        assert len(mine) == len(theirs), one.name
        for number, (this, that) in enumerate(zip(mine, theirs, strict=True)):
            assert this == that, (one.name, number, *apart(this, that))


def apart(one: bytes, other: bytes) -> tuple[bytes, bytes]:
    """Where two texts begin to differ, with a little of what stands around it."""
    pairs = enumerate(zip(one, other, strict=False))
    at = max(0, next((at for at, (this, that) in pairs if this != that), 0) - 200)
    return one[at : at + 300], other[at : at + 300]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("sheet", SHEETS)
def test_not_a_byte_changes_with_the_tiles_that_are_hidden_from_its_reader(
    tmp_path: Path, sheet: str, seed: int
) -> None:
    sides, rig = SHEETS[sheet], Rig(secret=sheet)

    def chosen(watched: Watched) -> None:
        Script(watched, seed).write(TURNS)

    with watched_game(tmp_path / "one", sheet, sides, rig, chosen) as game:
        secret, entries = record_of(game)
        steps = game.steps
    check_secrets(game, secret, entries)
    for seat in range(sides):
        draws, others, changes = twin_of(entries, steps, seat, Random(seat))
        assert changes["draws"] > 0
        other = Rig(rig.chance, rig.secret, draws)

        def again(watched: Watched, others: list[Step] = others) -> None:
            watched.replay(others)

        with watched_game(tmp_path / f"other {seat}", sheet, sides, other, again) as twin:
            pass
        for name, ear in game.ears.items():
            if ear.place != f"seat-{seat + 1}" or name == "nobody":
                same(ear, twin.ears[name])
        own = f"seat-{seat + 1}"
        assert game.ears[own].stream != twin.ears[own].stream


@pytest.mark.parametrize("sheet", SHEETS if IS_LONG else ["depaul"])
def test_nothing_is_told_before_its_time_in_a_game_that_is_played_to_its_end(
    tmp_path: Path, cluster: Cluster, sheet: str
) -> None:
    sides, rig, database = SHEETS[sheet], Rig(secret=sheet), cluster.new_database()
    steps: list[Step] = []
    heard: dict[str, tuple[int, int]] = {}
    last = 0
    unsealed: list[bytes] = []

    def to_the_end(watched: Watched) -> None:
        nonlocal last
        script = Script(watched, 11)
        steps.extend(script.write_until_the_bag_is_low())
        heard.update(heard_so_far(watched))
        last = watched.look("director")["number"]
        script.write_to_the_end()  # there the racks are laid open
        unsealed.extend(ear.heard for ear in watched.ears.values())
        watched.do(Step("order", "director", {"command": "certify"}))
        watched.do(Step("questions"))

    with watched_game(tmp_path / "one", sheet, sides, rig, to_the_end, database) as game:
        secret, entries = record_of(game, database)
        assert game.look("director")["phase"] == "certified"
    assert not any(secret.encode() in everything for everything in unsealed)
    for name, ear in game.ears.items():
        assert secret.encode() in ear.heard, name  # by the link of a finished game anybody does
    assert secret not in game.hall.log
    for seat in range(sides):
        before = [entry for entry in entries if entry.number <= last]
        draws, others, changes = twin_of(before, steps, seat, Random(seat))
        assert changes["draws"] > 0
        other = Rig(rig.chance, rig.secret, draws)

        def again(watched: Watched, others: list[Step] = others) -> None:
            watched.replay(others)

        folder, database = tmp_path / f"other {seat}", cluster.new_database()
        with watched_game(folder, sheet, sides, other, again, database) as twin:
            pass
        own = f"seat-{seat + 1}"
        for name, ear in game.ears.items():
            if ear.place != own or name == "nobody":
                same(ear, twin.ears[name], heard[name])
        assert game.ears[own].stream[: heard[own][1]] != twin.ears[own].stream


def check_secrets(game: Watched, secret: str, entries: list[RecordEntry]) -> None:
    """No secret in what anybody but its owner was sent, nor in the log or the metrics."""
    written = game.hall.log + game.metrics
    assert '"command"' in game.hall.log
    assert "rackhouse_commands" in game.metrics
    racks = racks_of(entries)
    assert len(racks) > 4
    for name, token in (*game.sessions.items(), *game.tokens.items()):
        assert token not in written, name
        for ear in game.ears.values():
            assert token.encode() not in ear.heard, (ear.name, name)
    assert secret not in written
    assert "Guest called" not in written
    assert not any(rack in written for _, rack in racks)
    for ear in game.ears.values():
        assert secret.encode() not in ear.heard, ear.name
        if game.is_delayed and ear.name == "public":
            continue  # whom every player let see the racks
        for seat, rack in racks:
            if ear.place != f"seat-{seat + 1}" or ear.name == "nobody":
                assert f'"{rack}"'.encode() not in ear.heard, (ear.name, seat)


def racks_of(entries: list[RecordEntry]) -> set[tuple[int, str]]:
    """The racks that sides had at any moment, but for short ones, which are also words."""
    return {
        (seat, state.text(side.rack))
        for _, _, state in folded(entries)
        for seat, side in enumerate(state.sides)
        if len(side.rack) >= 6
    }


@pytest.mark.parametrize("sheet", ["washburn", "iowa", "fundraiser"])
def test_not_a_byte_tells_whether_words_are_good_before_somebody_challenges(
    tmp_path: Path, sheet: str
) -> None:
    sides = SHEETS[sheet]
    steps: list[Step] = []
    heard: list[dict[str, tuple[int, int]]] = []

    def play(watched: Watched) -> None:
        if steps:
            watched.replay(steps)
        else:
            steps.extend(Script(watched, 3, challenges=False).write(TURNS))
        script = Script(watched, 4, challenges=False)
        script.write_until_pending()
        heard.append(heard_so_far(watched))
        challenger = script.may_challenge()
        watched.do(Step("order", challenger, {"command": "challenge"}))

    games = []
    for good in (True, False):
        rig = Rig(secret=sheet, accepts=good)
        with watched_game(tmp_path / str(good), sheet, sides, rig, play) as game:
            games.append(game)
    assert heard[0] == heard[1]
    for name, (answers, messages) in heard[0].items():
        one, other = (game.ears[name] for game in games)
        assert one.answers[:answers] == other.answers[:answers], name
        assert one.stream[:messages] == other.stream[:messages], name
    told_apart = games[0].ears["wall"].stream != games[1].ears["wall"].stream
    assert told_apart is (sheet != "fundraiser")  # there the judge has yet to come


def test_those_who_look_on_after_a_delay_see_racks_only_when_their_time_has_come(
    tmp_path: Path,
) -> None:
    delay = 60

    def play(watched: Watched) -> None:
        script = Script(watched, 5)
        for turns in range(1, TURNS):
            script.write(turns)
            watched.do(Step("time", body={"seconds": 30}))
            ear = watched.ears["public"]
            ear.reach(ear.get("", place="public").json()["number"])
        watched.do(Step("questions"))

    with watched_game(tmp_path / "hall", "washburn", 3, Rig(), play, rack_delay=delay) as game:
        secret, entries = record_of(game)
    check_secrets(game, secret, entries)
    states = {state.number: state for _, _, state in folded(entries)}
    seen = 0
    for now, data in game.ears["public"].moments:
        message = json.loads(data)
        if "view" not in message:
            continue
        view = message["view"]
        old_enough = [one.number for one in entries if one.at <= now - delay * 1000]
        assert view["number"] <= max(old_enough, default=1)
        news = message.get("items", message.get("news"))
        assert all(item["number"] <= view["number"] for item in news)
        state = states[view["number"]]
        racks = [state.text(side.rack) for side in state.sides]
        assert [side["rack"] for side in view["sides"]] == racks
        seen += any(racks)
    assert seen > 4


def test_the_secret_of_the_draws_is_told_to_all_at_certification_and_never_before(
    tmp_path: Path,
) -> None:
    before: dict[str, bytes] = {}

    def play(watched: Watched) -> None:
        Script(watched, 6).write(4)
        watched.do(Step("order", "seat-2", {"command": "resign"}))  # seat-1 would ask its fellow
        for seat in (2, 1):
            before.update({name: ear.heard for name, ear in watched.ears.items()})
            watched.do(Step("order", f"seat-{seat}", {"command": "confirm result"}))
        watched.do(Step("questions"))

    with watched_game(tmp_path / "hall", "depaul", 2, Rig(), play) as game:
        secret, _ = record_of(game)
    for name, ear in game.ears.items():
        assert secret.encode() not in before[name], name
        assert secret.encode() in ear.heard, name  # by the link of a finished game anybody does
    assert secret not in game.hall.log
