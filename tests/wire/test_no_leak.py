"""Nobody is sent what they may not know, by any way out of the hall.

A game is played by chance while every byte to every viewer is kept. Then it is played again with
other tiles in one side's hands and in the bag, on a hall with the same clock and the same chance:
to everybody else not a byte may be different. The same for the words: on a hall where all are
good and on one where none is, everybody is told the same until somebody challenges.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from rackhouse.record import Entry, decode_entry
from rackhouse.record.folding import steps as folded
from rackhouse.store import open_store
from tests.wire.ears import Ear
from tests.wire.rigged import Rig
from tests.wire.twins import twin_of
from tests.wire.watched import Script, Step, Watched, watched_game

SHEETS = {"washburn": 3, "depaul": 2, "iowa": 2, "priston": 3, "fundraiser": 2}
TURNS = 12


def record_of(watched: Watched, database: str = "") -> tuple[str, list[Entry]]:
    """The secret and the facts of a game, as the store has them."""

    async def read() -> tuple[str, list[Entry]]:
        store = await open_store(database or f"sqlite:///{watched.hall.folder}/hall.db")
        kept = await store.game(watched.game)
        assert kept is not None
        stored = await store.entries(watched.game)
        await store.close()
        return kept.secret, [decode_entry(one.line) for one in stored]

    return asyncio.run(read())


def same(one: Ear, other: Ear) -> None:
    """That two ears heard the same, byte for byte, by whichever way."""
    for mine, theirs in ((one.answers, other.answers), (one.stream, other.stream)):
        assert len(mine) == len(theirs), one.name
        for number, (this, that) in enumerate(zip(mine, theirs, strict=True)):
            assert this == that, (one.name, number)


@pytest.mark.parametrize("sheet", SHEETS)
def test_not_a_byte_changes_with_the_tiles_that_are_hidden_from_its_reader(
    tmp_path: Path, sheet: str
) -> None:
    sides, rig = SHEETS[sheet], Rig(secret=sheet)

    def chosen(watched: Watched) -> None:
        Script(watched, 7).write(TURNS)

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


def check_secrets(game: Watched, secret: str, entries: list[Entry]) -> None:
    """No secret in what anybody but its owner was sent, nor in the log."""
    log = game.hall.log
    assert '"event": "command"' in log or '"event":"command"' in log
    racks = {
        (seat, state.text(side.rack))
        for _, _, state in folded(entries)
        for seat, side in enumerate(state.sides)
        if len(side.rack) >= 6
    }
    assert len(racks) > 4
    for name, token in (*game.sessions.items(), *game.tokens.items()):
        assert token not in log, name
        for ear in game.ears.values():
            assert token.encode() not in ear.heard, (ear.name, name)
    assert secret not in log
    assert "Guest called" not in log
    for ear in game.ears.values():
        assert secret.encode() not in ear.heard, ear.name
        for seat, rack in racks:
            if ear.place != f"seat-{seat + 1}" or ear.name == "nobody":
                assert f'"{rack}"'.encode() not in ear.heard, (ear.name, seat)
    assert not any(rack in log for _, rack in racks)
