"""Results files: what rating bodies take says what happened, and reads back as it was."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.contest import Result
from rackhouse.contest.formats import FreshTables, Swiss
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.exchange import (
    CrossDivision,
    CrossGame,
    CrossPlayer,
    CrossTable,
    read_tou,
    read_tsh,
    write_tou,
    write_tsh,
)
from rackhouse.exchange.event import crosstable_of
from tests.kit.desk import Desk

TOU = """\
*M14.02.2026 A Winter Open
*OPEN
                                       0
HIGH WORD 122
Ann Ash              2488  +3 1400   2  350   1
Bob Elm               401   3 1400  +1 2050   2
Cem Oak               387  +1  399  +2 -012  +4
Dot Fir              2401  +2 2000   4 2005   3
*** END OF FILE ***
"""
"""A file in the published layout; not every line of it agrees with the others."""
GOOD_TOU = """\
*M14.02.2026 A Winter Open
*OPEN
                                       0
Ann Ash              2488  +3 1400   2
Bob Elm              2050   2 1400  +1
Cem Oak               387   1 2000   3
*B
                                       0
Dot Fir              2401  +2
Eve Yew              -012   1
*** END OF FILE ***
"""
TSH = """\
# the first division
Ash, Ann           1640 2 3 0; 410 388 50; p12 1 2 0; board 1 1 0
Elm, Bob Lee       1502 1 0; 388 50; p12 2 0
Oak, Cem              0 0 1; -50 401; off 0; p12 0 1; class B
"""


def test_a_tou_file_in_the_published_layout_is_read() -> None:
    table = read_tou(GOOD_TOU)
    assert (table.title, table.day) == ("A Winter Open", date(2026, 2, 14))
    opened, second = table.divisions
    assert [player.name for player in opened.players] == ["Ann Ash", "Bob Elm", "Cem Oak"]
    assert opened.players[0].games == (
        CrossGame(3, 488, 387, is_first=True),
        CrossGame(2, 400, 400, is_first=False),
    )
    assert opened.players[1].games[0] == CrossGame(0, 50)
    assert opened.players[2].games[1] == CrossGame(0, 0)
    assert second.players[1].games[0] == CrossGame(1, -12, 401, is_first=False)


def test_a_tsh_file_in_the_published_layout_is_read() -> None:
    division = read_tsh(TSH, "A")
    ann, bob, cem = division.players
    assert (ann.name, ann.rating) == ("Ann Ash", 1640)
    assert ann.games == (
        CrossGame(2, 410, 388, is_first=True),
        CrossGame(3, 388, 401, is_first=False),
        CrossGame(0, 50),
    )
    assert bob.name == "Bob Lee Elm"
    assert (cem.rating, cem.games[0]) == (None, CrossGame(0, -50))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "This is not a .tou file"),
        ("Ann Ash 2488 2", "This is not a .tou file"),
        (TOU, "the line of Cem Oak says otherwise"),
        ("*M14.02.2026 X\n*A\nAnn 2400 9", "number 9 in round 1"),
    ],
)
def test_a_tou_file_that_cannot_be_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(MalformedError, match=said):
        read_tou(text)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1500 Ann", "Line 1 is not a player of tsh"),
        ("Ash, Ann 1500 2; 4x0", "Line 1 is not a player of tsh"),
        ("Ash, Ann 1500 2; 410\nElm, Bob 1500 0; 50", "the line of Bob Elm says otherwise"),
    ],
)
def test_a_tsh_file_that_cannot_be_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(MalformedError, match=said):
        read_tsh(text)


def by_eye(text: str) -> dict[str, list[tuple[str, int, int, str]]]:
    """A ``.tou`` file read column by column: for each name opponent, score, outcome and turn."""
    rows = [line for line in text.splitlines() if line and line[0] not in "* "]
    names = [line[:20].strip() for line in rows]
    found = {}
    for name, line in zip(names, rows, strict=True):
        cells = line[20:].split()
        found[name] = [
            (
                names[int(opponent.lstrip("+")) - 1],
                int(code[-3:]),
                int(code) // 1000,
                opponent[:1].replace(opponent.lstrip("+")[:1], ""),
            )
            for code, opponent in zip(cells[::2], cells[1::2], strict=True)
        ]
    return found


def by_words(text: str) -> dict[str, list[tuple[int, int]]]:
    """A ``.tou`` file read as rating programs do: words with letters are the name, then digits."""
    found = {}
    for line in text.splitlines():
        if not line or line[0] in "* ":
            continue
        words = line.split()
        name = [word for word in words if any(map(str.isalpha, word))]
        figures = [int(word) for word in words[len(name) :] if word.lstrip("+").isdecimal()]
        assert len(name) + len(figures) == len(words)
        pairs = zip(figures[::2], figures[1::2], strict=True)
        found[" ".join(name)] = [(code % 1000, opponent) for code, opponent in pairs]
    return found


def by_semicolons(text: str) -> dict[str, tuple[list[int], list[int], list[int]]]:
    """A ``.t`` file read part by part: for each name opponents, scores and turns."""
    found = {}
    for line in text.splitlines():
        who, scores, *more = (part.split() for part in line.split(";"))
        figures = [int(word) for word in who if word.isdecimal()]
        [turns] = [part[1:] for part in more if part[0] == "p12"] or [[]]
        found[" ".join(who[: -len(figures)])] = (
            figures[1:],
            [*map(int, scores)],
            [*map(int, turns)],
        )
    return found


@st.composite
def divisions(draw: st.DrawFn) -> CrossDivision:
    count, rounds = draw(st.integers(2, 9)), draw(st.integers(0, 5))
    chance = Random(draw(st.integers(0, 999)))
    games: list[list[CrossGame]] = [[] for _ in range(count)]
    for _ in range(rounds):
        order = chance.sample(range(count), count)
        for one, other in zip(order[::2], order[1::2], strict=False):
            first, second = chance.randint(0, 900), chance.randint(0, 900)
            games[one].append(CrossGame(other + 1, first, second, is_first=True))
            games[other].append(CrossGame(one + 1, second, first, is_first=False))
        if count % 2:
            games[order[-1]].append(CrossGame(0, 50))
    return CrossDivision(
        "A",
        tuple(
            CrossPlayer(f"Given {chr(65 + at)}name", 1000 + at, tuple(games[at]))
            for at in range(count)
        ),
    )


@given(divisions())
def test_what_is_written_reads_back_as_it_was(division: CrossDivision) -> None:
    assert read_tsh(write_tsh(division), "A") == division
    table = CrossTable("An Open", date(2027, 3, 6), (division,))
    back = read_tou(write_tou(table))
    without = tuple(CrossPlayer(one.name, None, one.games) for one in division.players)
    if any(one.games for one in division.players):
        assert back == CrossTable("An Open", date(2027, 3, 6), (CrossDivision("A", without),))


@given(divisions())
def test_a_plain_reader_finds_every_game_in_what_is_written(division: CrossDivision) -> None:
    players = division.players
    found = by_eye(write_tou(CrossTable("T", None, (division,))))
    for player in players:
        assert found[player.name] == [
            (
                players[game.opponent - 1].name if game.opponent else player.name,
                game.score,
                0 if game.spread < 0 else 2 if game.spread else 1,
                "+" if game.is_first else "",
            )
            for game in player.games
        ]


@given(divisions())
def test_a_rating_program_finds_every_game_in_what_is_written(division: CrossDivision) -> None:
    table = CrossTable("T", date(2027, 3, 6), (division,))
    expected = {
        player.name: [(game.score, game.opponent or number) for game in player.games]
        for number, player in enumerate(division.players, start=1)
    }
    assert by_words(write_tou(table)) == expected


@given(divisions())
def test_a_plain_reader_finds_every_game_in_a_division_file(division: CrossDivision) -> None:
    found = by_semicolons(write_tsh(division))
    for player in division.players:
        given_name, surname = player.name.split()
        games = player.games
        opponents, scores, turns = found[f"{surname}, {given_name}"]
        assert opponents == [game.opponent for game in games]
        assert scores == [game.score for game in games]
        is_noted = any(game.is_first is not None for game in games)
        assert turns == [0 if one.is_bye else 1 if one.is_first else 2 for one in games] * is_noted


def test_a_forfeit_lost_is_written_in_digits_alone() -> None:
    lost = CrossPlayer("Ann Ash", games=(CrossGame(0, -50),))
    won = CrossPlayer("Bob Elm", games=(CrossGame(0, 50),))
    written = write_tou(CrossTable("T", date(2027, 3, 6), (CrossDivision("A", (lost, won)),)))
    assert by_words(written) == {"Ann Ash": [(0, 1)], "Bob Elm": [(50, 2)]}


def test_an_event_is_written_with_its_byes_and_forfeits_as_byes() -> None:
    desk = Desk.of(Swiss(rounds=2), 5, division={"walkover_spread": 50})
    desk.start(seeds=(1, 2, 3, 4, 5))
    first, second, bye = desk.pair()
    desk.result(first.number, 410, 388)
    desk.ended(second.number, Result("forfeit", winner=second.sides[0], reason="ill"))
    desk.pair()
    names = {number: f"Given {chr(64 + number)}name" for number in range(1, 6)}
    table = crosstable_of(desk.state, names, {1: 1500})
    games = {player.name: player.games for player in table.divisions[0].players}
    one, other = first.sides
    assert games[names[one]][0].score == 410
    assert games[names[one]][0].against == 388
    assert games[names[other]][0].spread == -22
    assert games[names[second.sides[0]]][0] == CrossGame(0, 50)
    assert games[names[second.sides[1]]][0] == CrossGame(0, -50)
    assert games[names[bye.sides[0]]][0] == CrossGame(0, 50)
    assert read_tsh(write_tsh(table.divisions[0]), "Main") == table.divisions[0]


def test_a_league_begins_with_its_first_week_and_who_was_erased_keeps_a_line() -> None:
    desk = Desk.preset("depaul")
    desk.enter(3)
    desk.start()
    match = desk.state.outstanding()[0]
    desk.result(match.number, 380, 401)
    table = crosstable_of(desk.state, {1: "Ann Ash", 2: "Bob Elm"}, {})
    assert table.day == date(2027, 1, 11)
    for division in (
        read_tou(write_tou(table)).divisions[0],
        read_tsh(write_tsh(table.divisions[0])),
    ):
        assert {player.name for player in division.players} == {"Ann Ash", "Bob Elm", "Nobody"}


def test_tables_of_three_go_to_no_rating_body() -> None:
    desk = Desk.of(FreshTables(smallest=3), 6)
    desk.start()
    pairing = desk.pair()[0]
    desk.result(pairing.number, 400, 300, 200)
    with pytest.raises(IllegalError, match="more than two play at a table"):
        crosstable_of(desk.state, {}, {})


def test_files_say_who_went_first_where_the_event_knows_it() -> None:
    desk = Desk.of(Swiss(rounds=2), 4, division={"firsts": "balanced"})
    desk.start()
    for pairing in desk.pair():
        desk.win(pairing.number, min(pairing.sides))
    names = {number: f"P{number} X" for number in desk.state.entries}
    [division] = crosstable_of(desk.state, names, {}).divisions
    firsts = {player.name for player in division.players if player.games[0].is_first}
    seconds = {player.name for player in division.players if player.games[0].is_first is False}
    assert firsts == {names[one.first] for one in desk.state.pairings.values()}
    assert len(seconds) == 2
    assert write_tsh(division).count("p12 1") == write_tsh(division).count("p12 2") == 2
