"""A person's rulings at the terminal are kept, and offered to the judge of a later game (A-20)."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from rackhouse.cli.terminal import rulings
from rackhouse.lexicon import Occasion, RulingBook, Source, load_rulings
from tests.cli.script import SEEDED

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Play

JUDGED = ("--rules", "fundraiser", *SEEDED, "--set", "round.seconds=3600")
BOOK = (*JUDGED, "--paper", "The old book")
FOURTH = (*BOOK, "--edition", "4th")
CALLED = ("H4 BOXER", "challenge")
OFFERED = "ruled before from The old book, 4th: BOXER good."
TWO_WORDS = ("H4 BOXER", "", "6F ZAX", "", "exchange DD", "F2 TROOZ", "", "7G LEVIN", "challenge")


def heard(text: str) -> str:
    return " ".join(text.split())


def book_in(home: Path) -> RulingBook:
    return load_rulings(home / "rulings" / "rulings.json")


def kept(home: Path) -> dict[str, bool]:
    """What stands in the book, word by word."""
    standing = [one for one in book_in(home).rulings if one.overturned_by is None]
    return {one.word: one.acceptable for one in standing}


@pytest.mark.rule("A-20")
def test_a_second_game_is_offered_the_ruling_of_the_first(play: Play, home: Path) -> None:
    first = play([*CALLED, "", "yes"], *FOURTH)
    assert "ruled before" not in heard(first.stdout)
    second = play([*CALLED, "", "yes"], *FOURTH)
    assert OFFERED in heard(second.stdout)
    assert "Good. The play stands." in second.stdout
    (ruling,) = book_in(home).rulings
    assert len(set(ruling.games)) == 2


@pytest.mark.rule("A-20")
@pytest.mark.parametrize(
    "other",
    [
        (*BOOK, "--edition", "5th"),
        BOOK,
        (*JUDGED, "--paper", "The new book", "--edition", "4th"),
        JUDGED,
    ],
)
def test_under_another_title_or_edition_nothing_is_offered(
    play: Play, other: tuple[str, ...]
) -> None:
    play([*CALLED, "", "yes"], *FOURTH)
    assert OFFERED in heard(play([*CALLED, ""], *FOURTH).stdout)
    done = play([*CALLED, "", "no"], *other)
    assert "Not good. The play comes off." in done.stdout
    assert "ruled before" not in heard(done.stdout)


@pytest.mark.rule("A-20")
def test_an_offer_decides_nothing_and_the_judge_may_rule_otherwise(play: Play, home: Path) -> None:
    play([*CALLED, "", "yes"], *FOURTH)
    waiting = play([*CALLED, "", ""], *FOURTH)
    assert OFFERED in heard(waiting.stdout)
    assert "The play stands" not in waiting.stdout
    done = play([*CALLED, "", "no", "score"], *FOURTH)
    assert "Not good. The play comes off." in done.stdout
    assert kept(home) == {"BOXER": False}
    assert book_in(home).rulings[0].overturned_by == 2
    again = play([*CALLED, ""], *FOURTH)
    assert "ruled before from The old book, 4th: BOXER not good." in heard(again.stdout)


@pytest.mark.rule("A-20")
def test_nobody_but_the_judge_sees_an_offer(play: Play) -> None:
    play([*CALLED, "", "yes"], *FOURTH)
    before = play([*CALLED, "help", "board", "withdraw", "help", "accept", "help"], *FOURTH)
    assert "Bob withdraws the challenge." in before.stdout
    assert "ruled before" not in heard(before.stdout), "shown while the call can be withdrawn"
    after = play([*CALLED, "", "yes", "help", "score", "pass", "help"], *FOURTH)
    assert heard(after.stdout).count("ruled before") == 1, "shown after the ruling too"


def test_a_game_on_a_loaded_list_keeps_a_persons_rulings_and_no_lists(
    play: Play, home: Path
) -> None:
    play([*CALLED, "", "yes"], *JUDGED, "--judge", "list")
    assert book_in(home) == RulingBook()
    play([*CALLED, "", "yes"], *JUDGED)
    (ruling,) = book_in(home).rulings
    assert ruling.source.dictionary == "the ENABLE word list"


@pytest.mark.parametrize(
    ("verdict", "said"),
    [
        ("yes", {"LEVIN": True, "AL": True}),
        ("no levin", {"LEVIN": False}),
        ("no AL, LEVIN", {"LEVIN": False, "AL": False}),
        ("no", {}),
    ],
)
def test_only_what_a_verdict_says_of_a_word_is_kept(
    play: Play, home: Path, verdict: str, said: dict[str, bool]
) -> None:
    done = play([*TWO_WORDS, "", verdict], *FOURTH)
    assert ("Good. The play stands." in done.stdout) == (verdict == "yes")
    assert kept(home) == said


def test_a_plain_no_confirms_the_word_that_was_offered_as_bad(play: Play, home: Path) -> None:
    play([*TWO_WORDS, "", "no AL"], *FOURTH)
    done = play([*TWO_WORDS, "", "no"], *FOURTH)
    assert "ruled before from The old book, 4th: AL not good." in heard(done.stdout)
    (ruling,) = book_in(home).rulings
    assert len(set(ruling.games)) == 2


@pytest.mark.parametrize("verdict", ["no QI", "yes BOXER"])
def test_a_verdict_that_names_a_wrong_word_is_not_taken(
    play: Play, home: Path, verdict: str
) -> None:
    done = play([*CALLED, "", verdict], *FOURTH)
    assert "can't be named there. Say yes, or no and which of BOXER" in heard(done.stdout)
    assert "The play" not in done.stdout.rpartition(verdict)[2]
    assert book_in(home) == RulingBook()


def test_a_damaged_book_is_named_and_stops_no_game(play: Play, home: Path) -> None:
    path = home / "rulings" / "rulings.json"
    path.parent.mkdir(parents=True)
    path.write_bytes(b'{"version":1,"boo')
    done = play([*CALLED, "", "yes", "score"], *FOURTH)
    said = heard(done.stdout)
    assert "Earlier rulings can't be offered: " in said
    assert "is not a book of rulings" in said
    assert "The ruling counts, but is not kept for other games: " in said
    assert "Totals: Ann 34, Bob 0." in said
    assert path.read_bytes() == b'{"version":1,"boo'


def test_only_the_owner_can_look_into_the_book(play: Play, home: Path) -> None:
    play([*CALLED, "", "yes"], *FOURTH)
    assert (home / "rulings").stat().st_mode & 0o077 == 0


def test_tables_that_rule_at_the_same_time_lose_nothing(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("RACKHOUSE_HOME", str(home))
    source = Source("The old book", "4th")
    words = [f"WORD{letter}" for letter in "ABCDEFGHIJKLMNOPQRST"]

    def keep(word: str) -> None:
        rulings._keep({word: True}, source, Occasion("", word, "judge", ""))

    with ThreadPoolExecutor(max_workers=len(words)) as tables:
        list(tables.map(keep, words))
    assert kept(home) == dict.fromkeys(words, True)
