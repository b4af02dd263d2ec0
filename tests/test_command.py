"""Whatever goes wrong in a subcommand, the command says it in one line and exits."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from typing import TYPE_CHECKING

import click
import pytest

from rackhouse.cli import main as command
from rackhouse.errors import IllegalError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path


@pytest.fixture
def run(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> Callable[..., tuple[int, str, str]]:
    """Run ``rackhouse try``, a subcommand that does what the test gives it to do."""

    def runner(action: Callable[[], object], *arguments: str) -> tuple[int, str, str]:
        module = type(sys)("trial_of_the_command")
        module.__dict__["trial"] = click.command("try")(action)
        monkeypatch.setitem(sys.modules, module.__name__, module)
        table = {**command.SUBCOMMANDS, "try": f"{module.__name__}:trial"}
        monkeypatch.setattr(command, "SUBCOMMANDS", table)
        monkeypatch.setattr(sys, "argv", ["rackhouse", "try", *arguments])
        with pytest.raises(SystemExit) as exit_:
            command.main()
        out, err = capfd.readouterr()
        return int(exit_.value.code or 0), out, err

    return runner


def fails_with(error: BaseException) -> Callable[[], None]:
    def action() -> None:
        raise error

    return action


def test_success_is_status_0(run: Callable[..., tuple[int, str, str]]) -> None:
    assert run(lambda: click.echo("done")) == (0, "done\n", "")


def test_a_status_that_a_subcommand_chose_is_kept(
    run: Callable[..., tuple[int, str, str]],
) -> None:
    assert run(lambda: click.get_current_context().exit(3)) == (3, "", "")
    assert run(fails_with(SystemExit(4))) == (4, "", "")


def test_a_refusal_is_one_line_on_stderr(run: Callable[..., tuple[int, str, str]]) -> None:
    error = IllegalError("8D is taken,\nso play elsewhere.")
    assert run(fails_with(error)) == (1, "", "Error: 8D is taken, so play elsewhere.\n")


def test_wrong_arguments_are_one_line_that_names_the_help(
    run: Callable[..., tuple[int, str, str]],
) -> None:
    status, out, err = run(lambda: None, "--fats")
    assert (status, out) == (2, "")
    assert err.startswith("Error: No such option")
    assert err.endswith("See 'rackhouse try --help'.\n")
    assert err.count("\n") == 1


def test_a_file_that_cannot_be_read_is_named(
    run: Callable[..., tuple[int, str, str]], tmp_path: Path
) -> None:
    missing = tmp_path / "final.gcg"
    assert run(missing.read_text) == (1, "", f"Error: {missing}: no such file or directory.\n")
    assert run(tmp_path.read_text) == (1, "", f"Error: {tmp_path}: is a directory.\n")


def test_no_sign_that_a_terminal_obeys_gets_into_an_error(
    run: Callable[..., tuple[int, str, str]],
) -> None:
    error = FileNotFoundError(2, "No such file.", "\x1b[2J\nname")
    assert run(fails_with(error)) == (1, "", "Error: �[2J name: no such file.\n")


@pytest.mark.parametrize("subcommand", ["replay", "verify"])
def test_a_standard_input_that_is_closed_is_no_game(subcommand: str) -> None:
    done = shell(f"rackhouse {subcommand} - <&-")
    assert done.returncode == 1
    assert "Standard input is closed. Name a file" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_a_standard_output_that_is_closed_is_no_error() -> None:
    done = shell("rackhouse judge OX >&-")
    assert (done.returncode, done.stderr) == (0, "")
    assert shell("rackhouse judge XO >&-").returncode == 1


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """What a shell's line does, with ``rackhouse`` being ours."""
    ours = line.replace("rackhouse", f"{shlex.quote(sys.executable)} -m rackhouse")
    return subprocess.run(["/bin/sh", "-c", ours], capture_output=True, text=True, check=False)


def test_control_c_is_status_130(run: Callable[..., tuple[int, str, str]]) -> None:
    status, out, err = run(fails_with(KeyboardInterrupt()))
    assert (status, out, err.strip()) == (130, "", "")


def test_a_bug_shows_where_it_is(run: Callable[..., tuple[int, str, str]]) -> None:
    with pytest.raises(ZeroDivisionError):
        run(lambda: 1 // 0)


@pytest.mark.parametrize("arguments", [["--help"], ["completion", "bash"]])
def test_a_reader_that_leaves_is_no_error_to_speak_of(arguments: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "-m", "rackhouse", *arguments],
        stdout=writer,
        stderr=subprocess.PIPE,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (1, b"")


def test_help_imports_no_subcommand_and_nothing_heavy() -> None:
    code = (
        "import sys; from rackhouse.cli.main import rackhouse\n"
        "rackhouse.main(['--help'], standalone_mode=False)\n"
        "print('imported:', *sorted(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    imported = done.stdout.rpartition("imported:")[2].split()
    assert "click" in imported
    heavy = ("rich", "babel", "platformdirs", "asyncio", "importlib.metadata")
    assert not {*heavy} & {*imported}
    ours = [name for name in imported if name.startswith("rackhouse.cli")]
    assert ours == ["rackhouse.cli", "rackhouse.cli.main", "rackhouse.cli.speech"]


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_each_shell_gets_a_script_that_asks_us_back(shell: str) -> None:
    script = subprocess.run(
        [sys.executable, "-m", "rackhouse", "completion", shell],
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert f"_RACKHOUSE_COMPLETE={shell}_complete" in script


def test_the_help_on_completion_has_a_line_for_each_shell() -> None:
    shown = shell("rackhouse completion --help").stdout
    assert [line.split()[0] for line in shown.splitlines() if "$(" in line] == ["bash", "zsh"]
    assert "\\b" not in shown


def test_completion_offers_the_subcommands_without_importing_them() -> None:
    context = click.Context(command.rackhouse, info_name="rackhouse")
    offered = [item.value for item in command.rackhouse.shell_complete(context, "re")]
    assert offered == ["replay", "read", "restore"]
