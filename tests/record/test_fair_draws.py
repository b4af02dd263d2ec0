"""Fair draws: as the page says byte by byte, the same as the twin's, and tampering is found out."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rackhouse.cli.replay import verify
from rackhouse.errors import IllegalError, MalformedError
from rackhouse.record import (
    FairDraws,
    RecordEntry,
    commitment_of,
    encode_record,
    facts,
    verify_draws,
)
from rackhouse.record.fair import _below
from rackhouse.tiles import TileSet
from tests.record.games import OTHER_SECRET, certified_game, table_game, unfinished_game
from tests.twin import draws_twin

PAGE = Path(__file__).parents[2] / "docs" / "fair-draws.md"
ENGLISH = TileSet.named("english")
SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
NONCES = st.lists(st.text(st.characters(exclude_categories=["Cs"])), min_size=2, max_size=4)

[VECTORS] = re.findall(r"```text\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize("vector", VECTORS.split("\n\n"))
def test_the_vectors_of_the_page_hold_for_the_program_and_for_the_twin(vector: str) -> None:
    rows = [line.split(maxsplit=1) for line in vector.strip().splitlines()]
    told = {name: rest for name, rest in rows if name != "draw"}
    nonces = [nonce.strip() for nonce in told["nonces"].split("|")]
    assert commitment_of(told["secret"]) == draws_twin.commitment(told["secret"])
    assert commitment_of(told["secret"]) == told["commitment"]
    draws = FairDraws.of(told["secret"], nonces)
    assert draws.seed == draws_twin.seed(told["secret"], nonces) == bytes.fromhex(told["seed"])
    lines = re.findall(r"^draw (\d+) +stream (\w+) tiles (\S+)$", vector, re.MULTILINE)
    assert len(lines) == 3
    for number, stream, tiles in lines:
        draw = int(number)
        assert draws_twin.stream(draws.seed, draw, 32).hex() == stream
        drawn = draws(draw, ENGLISH.tiles, len(tiles))
        assert list(drawn) == draws_twin.drawn(draws.seed, draw, list(ENGLISH.tiles), len(tiles))
        assert ENGLISH.alphabet.text(drawn) == tiles


@given(SECRETS, NONCES, st.integers(1, 2**63), st.binary(min_size=1, max_size=120), st.data())
def test_any_draw_is_the_twins(
    secret: str, nonces: list[str], draw: int, pool: bytes, data: st.DataObject
) -> None:
    count = data.draw(st.integers(0, len(pool)))
    draws = FairDraws.of(secret, nonces)
    drawn = draws(draw, pool, count)
    assert list(drawn) == draws_twin.drawn(draws_twin.seed(secret, nonces), draw, list(pool), count)
    assert not Counter(drawn) - Counter(pool)


@given(SECRETS, NONCES)
def test_every_seat_and_the_order_of_seats_change_the_draws(secret: str, nonces: list[str]) -> None:
    seed = FairDraws.of(secret, nonces).seed
    for seat, nonce in enumerate(nonces):
        changed = [*nonces[:seat], nonce + "x", *nonces[seat + 1 :]]
        assert FairDraws.of(secret, changed).seed != seed
    # The lengths are hashed too, so that one seat's text cannot run over into the next one's.
    assert FairDraws.of(secret, ["ab", "c"]).seed != FairDraws.of(secret, ["a", "bc"]).seed


def test_numbers_of_the_last_incomplete_run_are_thrown_away() -> None:
    usable = 2**32 - 2**32 % 100
    assert _below(100, iter((usable, 2**32 - 1, 205))) == 5
    assert _below(100, iter((usable - 1,))) == 99
    assert _below(64, iter((2**32 - 1,))) == 63


def test_every_tile_of_a_pool_comes_about_equally_often() -> None:
    draws = FairDraws.of("5a" * 32, ["north", "south"])
    first = Counter(draws(number, bytes(range(20)), 1)[0] for number in range(4000))
    last = Counter(draws(number, bytes(range(20)), 20)[-1] for number in range(4000))
    for counts in (first, last):
        # 200 of each are expected; five standard deviations are 69.
        assert set(counts) == set(range(20))
        assert all(131 <= count <= 269 for count in counts.values())


@pytest.mark.parametrize("secret", ["", "00", "zz" * 32, "00" * 33, "é" * 64])
def test_what_is_no_secret_is_refused(secret: str) -> None:
    with pytest.raises(MalformedError, match="64 hexadecimal digits"):
        commitment_of(secret)


# --- verifying a record


def changed(entries: list[RecordEntry], kind: type, **changes: object) -> list[RecordEntry]:
    """The record with the first fact of a kind changed."""
    at = next(at for at, entry in enumerate(entries) if isinstance(entry.fact, kind))
    fact = replace(entries[at].fact, **changes)
    return [*entries[:at], replace(entries[at], fact=fact), *entries[at + 1 :]]


def test_every_draw_of_a_certified_game_is_found_right() -> None:
    entries = certified_game()
    report = verify_draws(entries)
    drawing = (facts.LotDrawn, facts.TilesDrawn, facts.TilesExchanged)
    assert report.is_fair
    assert report.draws == sum(isinstance(entry.fact, drawing) for entry in entries)
    assert sum(isinstance(entry.fact, facts.TilesExchanged) for entry in entries) == 1


def test_tiles_that_the_secret_does_not_give_are_found_out() -> None:
    entries = certified_game()
    [lot] = [entry.fact.tile for entry in entries if isinstance(entry.fact, facts.LotDrawn)][:1]
    report = verify_draws(changed(entries, facts.LotDrawn, tile="A" if lot != "A" else "B"))
    assert report.faults
    assert "the secret gives " + lot in str(report.faults[0])


def test_another_secret_is_found_out() -> None:
    report = verify_draws(changed(certified_game(), facts.Certified, secret=OTHER_SECRET))
    assert report.faults[0].key == "record-other-secret"
    assert len(report.faults) > 2


def test_a_secret_committed_afterwards_is_found_out_by_the_draws() -> None:
    entries = changed(certified_game(), facts.Certified, secret=OTHER_SECRET)
    entries = changed(entries, facts.GameCreated, commitment=commitment_of(OTHER_SECRET))
    assert not verify_draws(entries).is_fair


def test_a_changed_nonce_is_found_out() -> None:
    assert not verify_draws(changed(certified_game(), facts.NonceGiven, nonce="other")).is_fair


@pytest.mark.parametrize("number", [0, 2, -1, 2**64])
def test_a_draw_under_another_number_is_found_out(number: int) -> None:
    report = verify_draws(changed(certified_game(), facts.LotDrawn, draw=number))
    assert any(f"is draw 1, but says draw {number}." in str(fault) for fault in report.faults)


def test_a_game_that_is_not_certified_cannot_be_verified() -> None:
    with pytest.raises(IllegalError, match="published when the game is certified"):
        verify_draws(unfinished_game())


def test_real_tiles_cannot_be_verified() -> None:
    with pytest.raises(IllegalError, match="real tiles"):
        verify_draws(table_game())


# --- the command


def test_the_command_counts_the_draws_and_exits_with_0(tmp_path: Path) -> None:
    path = tmp_path / "game.rackhouse"
    entries = certified_game()
    path.write_bytes(encode_record(entries))
    result = CliRunner().invoke(verify, [str(path)])
    count = verify_draws(entries).draws
    assert (result.exit_code, result.output) == (0, f"All {count} draws are right.\n")


def test_the_command_tells_faults_and_exits_with_1(tmp_path: Path) -> None:
    path = tmp_path / "game.rackhouse"
    path.write_bytes(encode_record(changed(certified_game(), facts.NonceGiven, nonce="other")))
    result = CliRunner().invoke(verify, [str(path)])
    assert result.exit_code == 1
    assert "draws are right:\nStep 4 of the record, draw 1, gave " in result.output


def test_the_command_reads_standard_input() -> None:
    result = CliRunner().invoke(verify, ["-"], input=encode_record(certified_game()))
    assert result.exit_code == 0


@pytest.mark.parametrize("name", ["missing.rackhouse", "table.rackhouse", "garbled.rackhouse"])
def test_the_command_tells_an_error_in_one_line(name: str, tmp_path: Path) -> None:
    (tmp_path / "table.rackhouse").write_bytes(encode_record(table_game()))
    (tmp_path / "garbled.rackhouse").write_bytes(b"\xff\xfe\n")
    result = subprocess.run(
        [sys.executable, "-m", "rackhouse", "verify", name],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(PAGE.parents[1] / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (result.returncode, result.stdout) == (1, "")
    assert re.fullmatch(r"Error: .+\.\n", result.stderr)
