"""``rackhouse rules``: the sheets listed, shown and checked at the terminal."""

from __future__ import annotations

import json
import os
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from rackhouse.cli.rules import rules
from rackhouse.errors import MalformedError, UnknownNameError
from rackhouse.rules import Sheet
from rackhouse.rules.explain import as_json, as_markdown

if TYPE_CHECKING:
    from pathlib import Path


def run(*arguments: object) -> tuple[int, str]:
    """The exit status and what was printed; what ``rackhouse`` would report is raised."""
    result = CliRunner(env={"COLUMNS": "72"}).invoke(rules, [str(one) for one in arguments])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


def test_list_names_every_sheet_with_its_title_summary_and_sides() -> None:
    status, output = run("list")
    assert status == 0
    assert output.splitlines()[:4] == [
        "base        Box rules (2 to 4 players)",
        "            The classic game for two to four, as the box has it.",
        "depaul      DePaul: campus league (2 players)",
        "            Two players; they may agree on their own dictionary or",
    ]
    assert "fundraiser  FUNdraiser: charity night of teams (2 teams)" in output.splitlines()
    assert [name for name in Sheet.names() if f"\n{name} " not in f"\n{output}"] == []
    assert max(map(len, output.splitlines())) <= 72


@pytest.mark.parametrize("name", Sheet.names())
def test_show_prints_a_sheet_in_each_format(name: str) -> None:
    sheet = Sheet.named(name)
    status, text = run("show", name)
    assert status == 0
    assert text.startswith(f"{sheet.rules.title}\n====")
    assert max(map(len, text.splitlines())) <= 72
    assert run("show", name, "--format", "markdown") == (0, as_markdown(sheet))
    assert run("show", name, "--format", "json") == (0, as_json(sheet))


def test_show_takes_a_file_of_ones_own(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "iowa"\ntitle = "Ours"\n')
    status, output = run("show", file, "--format", "json")
    assert status == 0
    assert json.loads(output)["extends"] == "iowa"
    file.write_text("rubbish")
    with pytest.raises(MalformedError, match=r"ours\.toml, line 1"):
        run("show", file)


def test_show_of_an_unknown_name_says_which_there_are() -> None:
    with pytest.raises(UnknownNameError) as error:
        run("show", "harvard")
    assert str(error.value) == (
        "There is no rule sheet and no file called “harvard”. The sheets are "
        "base, depaul, fundraiser, iowa, priston, washburn, naspa, wespa, hasbro, and mattel."
    )


def test_check_says_what_a_good_sheet_extends_and_how_it_differs(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(
        'extends = "fundraiser"\ntitle = "Ours"\nturn.seconds = 120\nturn.warn_seconds = 90\n'
        '[helps]\nletter = "none"\n[helps.swap]\nkind = "service"\ntitle = "A swap"\n'
        "price = 300\nper_turn = 1\n"
    )
    status, output = run("check", file)
    assert status == 0
    assert output.splitlines() == [
        f"{file} is in order. It extends fundraiser (FUNdraiser: charity night of teams) "
        "and differs in 4 points.",
        "  helps.letter: no longer offered",
        "  helps.swap: new",
        "  turn.seconds: 120 (was 180)",
        "  turn.warn_seconds: 90 (was 150)",
        "Before a game: Set the time for the round in seconds (round.seconds): "
        "this sheet leaves it to the organiser.",
    ]


@pytest.mark.parametrize(
    ("body", "ending"),
    [
        ("", "and changes nothing."),
        ("tiles.rack = 8", "and differs in 1 point."),
    ],
)
def test_check_counts_as_people_do(tmp_path: Path, body: str, ending: str) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(f'extends = "depaul"\ntitle = "Ours"\n{body}')
    assert run("check", file)[1].splitlines()[0].endswith(ending)


def test_check_of_a_sheet_that_stands_alone_says_so(tmp_path: Path) -> None:
    values = Sheet.named("iowa").values()
    lines = [f"{key} = {json.dumps(value)}" for key, value in values.items()]
    file = tmp_path / "alone.toml"
    file.write_text("\n".join(lines))
    assert run("check", file) == (0, f"{file} is in order. It extends no other sheet.\n")
    assert Sheet.read(file).rules == Sheet.named("iowa").rules


def test_check_prints_every_problem_and_fails(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "base"\ntitle = "Ours"\n[tiles]\nrack = 0\nbord = "super"\n')
    assert run("check", file) == (
        1,
        f"{file}, line 4: tiles.rack is 0, but it must be a whole number from 1 to 15.\n"
        f"{file}, line 5: There is no key tiles.bord; did you mean tiles.board?\n",
    )


def test_a_name_with_signs_that_a_terminal_obeys_is_told_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text('extends = "base\\n\\u001b[2J"\ntitle = "Ours"\n')
    status, output = run("check", file)
    assert status == 1
    assert output.startswith(f'{file}, line 1: There is no sheet "base��[2J" to extend')
    assert output.count("\n") == 1


def test_check_reads_a_sheet_that_can_be_read_but_once() -> None:
    reader, writer = os.pipe()
    os.write(writer, b'extends = "base"\ntitle = "Ours"\n')
    os.close(writer)
    status, output = run("check", f"/dev/fd/{reader}")
    os.close(reader)
    assert (status, "is in order. It extends base" in output) == (0, True)


def test_a_file_that_is_not_there_is_the_systems_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        run("check", tmp_path / "gone.toml")


def test_the_shell_completes_the_names_of_sheets() -> None:
    show = rules.commands["show"]
    [argument] = [one for one in show.params if one.name == "sheet"]
    context = show.make_context("show", ["x"])
    assert [item.value for item in argument.shell_complete(context, "p")] == ["priston"]
    assert [item.type for item in argument.shell_complete(context, "./o")] == ["file"]
