"""How common words are comes out of one small file, which is believed only when it is whole."""

from __future__ import annotations

import gzip
import zipfile
from pathlib import Path

import msgspec
import pytest

from rackhouse.errors import MalformedError
from rackhouse.lexicon import Commonness, Lexicon
from tools.word_sources import SourceError, Sources

TWO = Commonness.of(Lexicon.of(["OX", "ZA"]), {"OX": 35, "OXO": 20})


def test_common_words_come_before_rare_ones() -> None:
    common = Commonness.built_in()
    steps = [common.step(word) for word in ("THE", "WATER", "TRAINER", "ABATTOIR", "ETUI", "AALII")]
    assert steps == sorted(steps, reverse=True)
    assert common.step("XYZZY") == common.step("the") == 0
    assert len(common.steps) == len(Lexicon.named("enable"))


def test_about_half_the_words_were_met_at_all() -> None:
    met = sum(step > 0 for step in Commonness.built_in().steps)
    assert 0.4 < met / len(Lexicon.named("enable")) < 0.7


def test_a_file_gives_back_what_was_sealed() -> None:
    assert Commonness.unsealed(TWO.sealed(), TWO.lexicon, "two.rhc") == TWO


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\n",
        b"{}\n",
        TWO.sealed()[:-3],
        TWO.sealed().replace(b"commonness 1", b"commonness 2"),
        TWO.sealed().replace(b'"sha256":"', b'"sha256":"0'),
    ],
)
def test_a_damaged_file_is_told_in_a_sentence(data: bytes) -> None:
    with pytest.raises(MalformedError, match=r"two\.rhc does not say how common .* Reinstall"):
        Commonness.unsealed(data, TWO.lexicon, "two.rhc")


def test_the_steps_of_another_list_are_not_taken() -> None:
    with pytest.raises(MalformedError, match="does not say"):
        Commonness.unsealed(TWO.sealed(), Lexicon.of(["OX", "ZO"]), "two.rhc")


def archive(folder: Path, groups: list[object]) -> Sources:
    path = folder / "wordfreq.whl"
    with zipfile.ZipFile(path, "w") as made:
        packed = gzip.compress(msgspec.msgpack.encode(groups))
        made.writestr("wordfreq/data/large_en.msgpack.gz", packed)
    sources = Sources(folder)
    sources._archives["wordfreq"] = path
    return sources


def test_the_source_is_read_group_by_group(tmp_path: Path) -> None:
    groups: list[object] = [{"format": "cB", "version": 1}, *([] for _ in range(126))]
    sources = archive(
        tmp_path, [*groups, ["the", "l'eau", "été"], *([] for _ in range(800)), ["ox"]]
    )
    assert sources.commonness() == {"THE": 77, "OX": 1}


def test_a_source_of_another_form_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SourceError, match="a form not known here"):
        archive(tmp_path, [{"format": "cB", "version": 2}]).commonness()
