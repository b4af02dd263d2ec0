"""A house's own sheet stands on another and states only its differences."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from rackhouse.errors import IllegalError, MalformedError, UnknownNameError
from rackhouse.rules import Basis, Sheet

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], Path]:
    def writer(name: str, text: str) -> Path:
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        return file

    return writer


def test_a_house_sheet_differs_where_it_says_so_and_nowhere_else(
    write: Callable[[str, str], Path],
) -> None:
    file = write(
        "hall.toml",
        'extends = "priston"\ntitle = "The hall"\n[turn]\nseconds = 180\n'
        '[challenge]\nfailed_points = { is = 5, chosen = "A-25" }\n',
    )
    sheet = Sheet.read(file)
    assert (sheet.name, sheet.rules.title, sheet.source) == ("hall", "The hall", str(file))
    assert sheet.differences() == {"turn.seconds": (120, 180), "challenge.failed_points": (0, 5)}
    assert sheet.basis_of("turn.seconds") == Basis("house")
    assert sheet.basis_of("challenge.failed_points") == Basis("chosen", ("A-25",))
    # What it leaves alone keeps the basis that it had.
    assert sheet.basis_of("turn.limit") == Basis("text", ("P-20", "P-21"))
    assert sheet.rules.summary == "House rules based on Priston: village evening."


def test_a_sheet_may_stand_on_a_file_beside_it_which_stands_on_another(
    write: Callable[[str, str], Path],
) -> None:
    write("county.toml", 'extends = "washburn"\ntitle = "County"\ntiles.rack = 8\n')
    write("town.toml", 'extends = "./county.toml"\ntitle = "Town"\nscoring.bonus_tiles = 8\n')
    club = write("club.toml", 'extends = "town.toml"\ntitle = "Club"\nscoring.bonus_points = 60\n')
    rules = Sheet.read(club).rules
    assert (rules.tiles.rack, rules.scoring.bonus_tiles, rules.scoring.bonus_points) == (8, 8, 60)
    assert rules.challenge.scope == "play"


def test_says_gives_a_taken_over_value_its_own_words(write: Callable[[str, str], Path]) -> None:
    file = write("ours.toml", 'extends = "base"\ntitle = "Ours"\n[says]\ntiles.rack = "T-07"\n')
    sheet = Sheet.read(file)
    assert sheet.basis_of("tiles.rack") == Basis("text", ("T-07",))
    assert sheet.differences() == {}


def test_sheets_that_extend_one_another_are_refused(write: Callable[[str, str], Path]) -> None:
    one = write("one.toml", 'extends = "./two.toml"\ntitle = "One"\n')
    two = write("two.toml", 'extends = "./one.toml"\ntitle = "Two"\n')
    with pytest.raises(UnknownNameError) as error:
        Sheet.read(one)
    assert str(error.value) == (
        f'{two}, line 1: There is no sheet "./one.toml" to extend: '
        "these sheets extend one another in a ring."
    )
    two.write_text('extends = "./two.toml"\ntitle = "Two"\n')
    with pytest.raises(UnknownNameError, match="in a ring"):
        Sheet.read(two)


def test_a_tower_of_too_many_sheets_is_refused(write: Callable[[str, str], Path]) -> None:
    files = [write("s0.toml", 'extends = "base"\ntitle = "0"\n')]
    for number in range(1, 20):
        file = write(f"s{number}.toml", f'extends = "./s{number - 1}.toml"\ntitle = "{number}"\n')
        files.append(file)
    assert Sheet.read(files[15]).rules.title == "15"
    with pytest.raises(UnknownNameError, match="no more than 16 sheets stand on one another"):
        Sheet.read(files[16])


@pytest.mark.parametrize("wanted", ["../base.toml", "/etc/hosts.toml", "./a/b.toml", "./..", "./"])
def test_only_a_file_in_the_same_folder_is_extended(
    write: Callable[[str, str], Path], wanted: str
) -> None:
    file = write("ours.toml", f'extends = "{wanted}"\ntitle = "Ours"\n')
    with pytest.raises(UnknownNameError, match=r"line 1: .* it must be a file in the same folder"):
        Sheet.read(file)


def test_a_parent_that_is_not_there_or_wrong_is_named(write: Callable[[str, str], Path]) -> None:
    ours = write("ours.toml", 'extends = "./gone.toml"\ntitle = "Ours"\n')
    with pytest.raises(UnknownNameError, match=r"to extend: no such file or directory\.$"):
        Sheet.read(ours)
    gone = write("gone.toml", 'extends = "base"\ntitle = "Back"\ntiles.rack = "seven"\n')
    with pytest.raises(MalformedError) as error:
        Sheet.read(ours)
    assert str(error.value).startswith(f'{gone}, line 3: tiles.rack is "seven"')


def test_a_help_is_added_changed_and_dropped(write: Callable[[str, str], Path]) -> None:
    file = write(
        "ours.toml",
        'extends = "fundraiser"\ntitle = "Ours"\n'
        '[helps]\nletter = "none"\n'
        "[helps.peek]\nprice = 200\n"
        '[helps.minute]\nkind = "time"\ntitle = "A minute"\nprice = 300\nper_turn = 2\n'
        "seconds = 60\n",
    )
    sheet = Sheet.read(file)
    helps = sheet.rules.helps
    assert list(helps) == ["peek", "minute"]
    assert (helps["peek"].price, helps["peek"].seconds) == (200, 30)
    assert (helps["minute"].seconds, helps["minute"].ends_turn) == (60, False)
    assert sheet.basis_of("helps.minute.price") == Basis("house")
    assert sheet.basis_of("helps.minute.ends_turn") == Basis("chosen")
    assert sheet.differences()["helps.letter.price"] == (100, None)


def test_a_help_with_nothing_but_a_name_is_told_what_it_lacks(
    write: Callable[[str, str], Path],
) -> None:
    file = write("ours.toml", 'extends = "base"\ntitle = "Ours"\n[helps.swap]\nprice = 5\n')
    assert [str(problem.what) for problem in Sheet.problems(file)] == [
        'helps.swap.kind is missing; it must be "letter", "peek", "time", or "service".',
        "helps.swap.title is missing; it must be a line of text of at most 400 characters.",
        "helps.swap.per_turn is missing; it must be a whole number from 1 to 100.",
    ]


def test_an_organisers_settings_are_this_houses_and_leave_the_sheet_as_it_is() -> None:
    sheet = Sheet.named("iowa")
    timed = sheet.with_values({"window.hold_seconds": 30})
    assert timed.rules.window.hold_seconds == 30
    assert timed.basis_of("window.hold_seconds") == Basis("house")
    assert timed.basis_of("clocks.seconds") == Basis("chosen", ("A-30",))
    assert sheet.rules.window.hold_seconds == 60
    assert timed.parent == sheet
    assert timed.with_values({"words.exclusions": ["abbreviation"]}).rules.words.exclusions == (
        "abbreviation",
    )


@pytest.mark.parametrize(
    ("values", "error", "message"),
    [
        (
            {"clocks.length": 1200},
            MalformedError,
            "There is no key clocks.length in this sheet.",
        ),
        (
            {"clock.use": "on"},
            MalformedError,
            "There is no key clock.use in this sheet; did you mean clocks.use?",
        ),
        (
            {"clocks.use": True},
            MalformedError,
            'clocks.use is true, but it must be "off", "if-organiser-sets", or "on".',
        ),
        (
            {"clocks.use": "on", "clocks.seconds": 0, "clocks.overtime_points": 0},
            IllegalError,
            'clocks.use is "on", but clocks.seconds is 0; say how long each side has.',
        ),
        (
            {"tiles.board": "round"},
            UnknownNameError,
            "There is no board called “round”. There are classic and super.",
        ),
    ],
)
def test_settings_are_checked_as_a_sheet_is(
    values: dict[str, object], error: type[Exception], message: str
) -> None:
    with pytest.raises(error) as raised:
        Sheet.named("base").with_values(values)
    assert str(raised.value) == message


def test_a_basis_is_asked_for_by_a_key_that_is_there() -> None:
    with pytest.raises(UnknownNameError, match=r"did you mean tiles\.rack\?"):
        Sheet.named("base").basis_of("tiles.rak")
