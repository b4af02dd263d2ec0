"""A hall killed under load, again and again: what it answered is there once, and all goes on."""

from __future__ import annotations

import random
import time
from collections import Counter
from pathlib import Path

from rackhouse.record import Phase, facts
from rackhouse.service.waking import WOKE
from tests.durability.checking import all_pauses
from tests.durability.trial import checked, checked_at_the_end, open_house, playing_crowd

KILLS = 4
TABLES = 5


def test_nothing_answered_is_lost_and_nothing_done_twice(database_url: str, tmp_path: Path) -> None:
    chance = random.Random(4)
    with (
        open_house(tmp_path, database_url) as house,
        playing_crowd(tmp_path, TABLES, house.address) as crowd,
    ):
        kills = []
        for _ in range(KILLS):
            crowd.until_answered(chance.randrange(20, 60))
            time.sleep(chance.random() / 10)
            house.kill()
            kills.append(round(time.time() * 1000))
            checked(database_url, crowd.answers)
            house.start()
        crowd.until_answered(20)
        counts = crowd.finish()
        kept = checked_at_the_end(database_url, crowd.answers)
    assert counts["breaks"] >= KILLS
    played = {one.game for one in crowd.answers}
    assert len(played) >= counts["games"] >= TABLES
    assert set(kept.games) == played, "no game was opened that nobody was told of"
    assert {kept.games[game].state.phase for game in played} == {Phase.CERTIFIED}
    pauses = all_pauses(kept)
    assert pauses, "the table under clocks was paused at least once"
    assert all(entry.fact.reason == WOKE for _, entry in pauses)  # type: ignore[attr-defined]
    for game, entry in pauses:
        resumed = kept.games[game].entries[entry.number]
        assert isinstance(resumed.fact, facts.Resumed)
        assert any(entry.at <= kill <= resumed.at for kill in kills), "the absence is nobody's"
    sitting = Counter(game for game, _ in {(one.game, one.place) for one in crowd.answers})
    heard = sum(sitting[game] for game, _ in pauses)
    assert counts["pauses heard"] == heard, "everybody there was told of each, once"
