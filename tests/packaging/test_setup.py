"""`./run` sets up once, again when something changed, and never half.

The real scripts run in a folder of their own, on a machine made for the test: a PATH with
Debian's basic tools and a `python3` that stands in for the real one and notes what it is asked.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BASIC = (
    *("bash", "cat", "chmod", "cp", "dirname", "flock", "id", "mkdir", "mv", "readlink", "rm"),
    *("sha256sum", "sleep", "stat", "tail", "touch"),
)

PYTHON = """#!/usr/bin/env bash
printf '%s\\n' "python $*" >>"$NOTES"
case "$*" in
*sysconfig*)
    printf '%s\\n' "$HEADERS" ;;
"-m tools.build_pages"*)
    mkdir -p src/rackhouse/server/pages && touch src/rackhouse/server/pages/index.html ;;
"-m venv --clear .venv")
    rm -rf .venv && mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
"-m pip install"*)
    printf '#!/usr/bin/env bash\\n"%s/uv" "$@"' "${0%/*}/../../tools-of-the-test" >.venv/bin/uv
    chmod +x .venv/bin/uv ;;
esac
"""
UV = """#!/usr/bin/env bash
printf '%s\\n' "uv $*" >>"$NOTES"
sleep "${SLOW:-0}"
if [[ $* == *--editable* ]]; then
    printf '#!/usr/bin/env bash\\nprintf "<%%s>" "$@"' >.venv/bin/rackhouse
    chmod +x .venv/bin/rackhouse
fi
[[ $* != *"$FAIL"* ]]
"""


class Machine:
    """A checkout in a folder with spaces in its name, and what there is on the PATH."""

    def __init__(self, folder: Path) -> None:
        self.checkout = folder / "my rack house"
        self.bin = folder / "bin"
        self.notes = folder / "notes"
        # Others may be compiling into __pycache__ while this copies.
        unwanted = shutil.ignore_patterns("__pycache__")
        shutil.copytree(ROOT / "tools", self.checkout / "tools", ignore=unwanted)
        for name in (
            "run",
            "test",
            "requirements.lock",
            "requirements-test.lock",
            "pyproject.toml",
        ):
            shutil.copy(ROOT / name, self.checkout)
        self.write(self.checkout / "CMakeLists.txt", "")
        self.write(self.checkout / "core/words.hpp", "")
        self.write(self.checkout / "core/words.cpp", "")
        self.headers = folder / "include" / "python3.11"
        self.write(self.headers / "Python.h", "")
        self.write(self.checkout / "src/rackhouse/lexicon/data/enable.rhl", "words")
        self.write(self.checkout / "src/rackhouse/lexicon/sealed.py", "")
        self.write(self.checkout / "web/package.json", "{}")
        self.write(self.checkout / "web/src/board/state.ts", "")
        self.write(self.checkout / "tools-of-the-test/uv", UV)
        self.bin.mkdir()
        for name in BASIC:
            found = shutil.which(name)
            assert found is not None, name
            (self.bin / name).symlink_to(found)
        self.write(self.bin / "python3", PYTHON)
        self.write(self.bin / "c++", "")

    def write(self, path: Path, text: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
        path.chmod(0o755)

    def start(
        self, *arguments: str, program: str = "run", fail: str = "nothing", slow: str = "0"
    ) -> subprocess.Popen[str]:
        environment = {
            "NOTES": str(self.notes),
            "FAIL": fail,
            "SLOW": slow,
            "PATH": str(self.bin),
            "HEADERS": str(self.headers),
        }
        return subprocess.Popen(
            [self.checkout / program, *arguments],
            cwd="/",
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str, fail: str = "nothing") -> tuple[int, str, str]:
        process = self.start(*arguments, fail=fail)
        out, err = process.communicate()
        return process.returncode, out, err

    def asked(self) -> str:
        """What Python and uv were asked to do since the last look."""
        text = self.notes.read_text() if self.notes.exists() else ""
        self.notes.unlink(missing_ok=True)
        return text


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_the_first_run_sets_up_and_passes_the_arguments_on(machine: Machine) -> None:
    code, out, err = machine.run("judge", "two words", "")
    assert (code, out) == (0, "<judge><two words><>")
    assert re.fullmatch(
        r"Setting up, once, which takes a few minutes \(what happens is in build/setup.log\):\n"
        r"  the Python environment…\n"
        r"  the installer…\n"
        r"  packages…\n"
        r"  word lists…\n"
        r"  the engine and Rackhouse itself…\n"
        r"  pages…\n"
        r"Set up in \d+ s\.\n",
        err,
    )
    asked = machine.asked()
    assert "pip install --require-hashes --requirement tools/setup-uv.lock" in asked
    assert "--require-hashes --requirement requirements.lock" in asked
    assert "-m tools.build_words" in asked
    assert "--no-deps --no-build-isolation --editable ." in asked
    assert asked.endswith("-m tools.build_pages\n")


def test_without_arguments_the_main_job_runs(machine: Machine) -> None:
    assert machine.run()[:2] == (0, "<serve>")


def test_a_second_run_does_nothing_but_run(machine: Machine) -> None:
    machine.run("--help")
    machine.asked()
    assert machine.run("--help") == (0, "<--help>", "")
    assert machine.asked() == ""


@pytest.mark.parametrize(
    "changed",
    [
        *("requirements.lock", "pyproject.toml", "CMakeLists.txt", "tools/setup.sh"),
        *("tools/setup-uv.lock", "tools/build_words.py", "src/rackhouse/lexicon/sealed.py"),
        "src/rackhouse/lexicon/data/enable.rhl",
    ],
)
def test_a_change_of_what_it_was_made_of_sets_up_again(machine: Machine, changed: str) -> None:
    machine.run("--help")
    machine.asked()
    with (machine.checkout / changed).open("a") as file:
        file.write("# changed\n")
    assert machine.run("--help")[1] == "<--help>"
    asked = machine.asked()
    assert "--editable" in asked
    assert "-m venv" not in asked


@pytest.mark.parametrize("changed", ["web/package.json", "web/src/board/state.ts"])
def test_a_change_of_the_pages_builds_only_them(machine: Machine, changed: str) -> None:
    machine.run("--help")
    machine.asked()
    with (machine.checkout / changed).open("a") as file:
        file.write(" ")
    assert machine.run("--help")[1] == "<--help>"
    asked = machine.asked()
    assert "-m tools.build_pages" in asked
    assert "--editable" not in asked


def test_lost_pages_are_built_again(machine: Machine) -> None:
    machine.run("--help")
    machine.asked()
    (machine.checkout / "src/rackhouse/server/pages/index.html").unlink()
    machine.run("--help")
    assert "-m tools.build_pages" in machine.asked()


def test_a_folder_that_moved_sets_up_again(machine: Machine) -> None:
    machine.run("--help")
    machine.asked()
    machine.checkout = machine.checkout.rename(machine.checkout.with_name("moved"))
    machine.run("--help")
    assert "--editable" in machine.asked()


def test_lost_word_data_are_built_again(machine: Machine) -> None:
    machine.write(machine.checkout / "src/rackhouse/lexicon/data/english.rhd", "labels")
    machine.run("--help")
    machine.asked()
    (machine.checkout / "src/rackhouse/lexicon/data/enable.rhl").unlink()
    machine.run("--help")
    assert "-m tools.build_words" in machine.asked()


def test_a_set_up_that_failed_says_so_and_is_done_again(machine: Machine) -> None:
    # uv and then pip are asked; here both fail.
    failing = machine.bin / "python3"
    machine.write(failing, PYTHON + '[[ $* != *"$FAIL"* ]]\n')
    code, out, err = machine.run("--help", fail="--requirement requirements.lock")
    assert (code, out) == (1, "")
    assert err.endswith(
        "Setting up stopped at “packages”; see build/setup.log, and run the same command again.\n"
    )
    assert machine.run("--help")[:2] == (0, "<--help>")
    assert machine.run("--help")[2] == ""


def test_half_an_environment_is_made_anew(machine: Machine) -> None:
    (machine.checkout / ".venv/bin").mkdir(parents=True)
    (machine.checkout / ".venv/bin/python").symlink_to("gone")
    assert machine.run("--help")[:2] == (0, "<--help>")
    assert "-m venv --clear .venv" in machine.asked()


def test_two_at_once_set_up_one_after_the_other(machine: Machine) -> None:
    first = machine.start("first", slow="0.2")
    second = machine.start("second", slow="0.2")
    assert {first.communicate()[0], second.communicate()[0]} == {"<first>", "<second>"}
    assert machine.asked().count("--editable") == 1


def test_where_pythons_venv_is_missing_debians_package_is_named(machine: Machine) -> None:
    machine.write(
        machine.bin / "python3", "#!/usr/bin/env bash\n[[ $* != *ensurepip* && $* != *pip* ]]\n"
    )
    (machine.bin / "id").unlink()
    machine.write(machine.bin / "id", "#!/usr/bin/env bash\nprintf '1000\\n'\n")
    code, out, err = machine.run("--help")
    assert (code, out) == (1, "")
    assert err.splitlines()[-1] == (
        "Rackhouse needs the Debian packages python3-venv: "
        "have them installed (apt-get install python3-venv)."
    )


def test_where_a_compiler_or_pythons_headers_are_missing_they_are_named(machine: Machine) -> None:
    (machine.bin / "c++").unlink()
    (machine.headers / "Python.h").unlink()
    (machine.bin / "id").unlink()
    machine.write(machine.bin / "id", "#!/usr/bin/env bash\nprintf '1000\\n'\n")
    code, out, err = machine.run("--help")
    assert (code, out) == (1, "")
    assert err.splitlines()[-1] == (
        "Rackhouse needs the Debian packages g++ python3.11-dev: "
        "have them installed (apt-get install g++ python3.11-dev)."
    )


def test_where_the_fuzzer_cannot_be_installed_it_is_named_and_the_rest_goes_on(
    machine: Machine,
) -> None:
    shutil.copy(ROOT / "test", machine.checkout / "run")
    (machine.bin / "id").unlink()
    machine.write(machine.bin / "id", "#!/usr/bin/env bash\nprintf '1000\\n'\n")
    code, _, err = machine.run("--help")
    assert code == 0
    assert (
        "The part “fuzz” needs the Debian packages clang libclang-rt-dev: "
        "have them installed (apt-get install clang libclang-rt-dev).\n"
    ) in err
    assert "-m tools.parts --help" in machine.asked()


@pytest.mark.parametrize("has_fuzzer", [True, False])
def test_as_root_the_fuzzer_is_installed_for_the_tests_where_it_is_missing(
    machine: Machine, has_fuzzer: bool
) -> None:
    shutil.copy(ROOT / "test", machine.checkout / "run")
    (machine.bin / "id").unlink()
    machine.write(machine.bin / "id", "#!/usr/bin/env bash\nprintf '0\\n'\n")
    machine.write(
        machine.bin / "apt-get", '#!/usr/bin/env bash\nprintf "%s\\n" "apt-get $*" >>"$NOTES"\n'
    )
    if has_fuzzer:
        machine.write(machine.bin / "clang++", "#!/usr/bin/env bash\n")
    assert machine.run("--help")[0] == 0
    assert ("recommends clang libclang-rt-dev" in machine.asked()) != has_fuzzer


def test_as_root_debians_packages_are_installed(machine: Machine) -> None:
    (machine.bin / "id").unlink()
    machine.write(machine.bin / "id", "#!/usr/bin/env bash\nprintf '0\\n'\n")
    machine.write(machine.bin / "late-python3", PYTHON)
    (machine.bin / "python3").unlink()
    machine.write(
        machine.bin / "apt-get",
        '#!/usr/bin/env bash\nprintf "%s\\n" "apt-get $*" >>"$NOTES"\n'
        'cp "${0%/*}/late-python3" "${0%/*}/python3"\n',
    )
    assert machine.run("--help")[:2] == (0, "<--help>")
    assert "apt-get install --yes --no-install-recommends python3 python3-venv" in machine.asked()


def test_an_old_python3_is_passed_over_for_a_newer_one(machine: Machine) -> None:
    (machine.bin / "python3").rename(machine.bin / "python3.12")
    machine.write(machine.bin / "python3", "#!/usr/bin/env bash\nexit 1\n")
    assert machine.run("--help")[:2] == (0, "<--help>")


@pytest.mark.parametrize("lock", ["requirements.lock", "requirements-test.lock"])
def test_the_locks_pin_and_hash_everything_and_hold_no_address(lock: str) -> None:
    text = (ROOT / lock).read_text()
    assert "://" not in text
    entries = text.replace("\\\n", "").splitlines()
    pinned = [line for line in entries if line and not line.startswith("#")]
    assert len(pinned) >= 8
    for line in pinned:
        assert "==" in line.split()[0], line
        assert "--hash=sha256:" in line, line


def test_both_locks_agree(machine: Machine) -> None:
    def pins(lock: str) -> set[str]:
        lines = (machine.checkout / lock).read_text().splitlines()
        return {line.split()[0] for line in lines if "==" in line}

    assert pins("requirements.lock") <= pins("requirements-test.lock")


def test_the_quick_tests_wait_for_no_page_and_no_server(machine: Machine) -> None:
    machine.start("quick", program="test").communicate()
    asked = machine.asked()
    assert "requirements-test.lock" in asked
    assert "build_pages" not in asked
    assert asked.splitlines()[-1] == "python -m tools.parts quick"
    machine.run()
    asked = machine.asked()
    assert "build_pages" in asked, "what is run needs them"
    assert "uv pip install" not in asked
