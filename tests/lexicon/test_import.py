"""An organiser's file is read whatever it looks like, and nothing is dropped without a word."""

from __future__ import annotations

import contextlib
import gzip
import os
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rackhouse.errors import MalformedError, UnknownNameError
from rackhouse.lexicon import Remark, import_dictionary, import_list

if TYPE_CHECKING:
    from pathlib import Path

    from rackhouse.lexicon import ImportReport


def imported(
    folder: Path, data: bytes, name: str = "list.txt", *, first_word_only: bool = False
) -> tuple[list[str], ImportReport]:
    file = folder / name
    file.write_bytes(data)
    lexicon, report = import_list(file, "club", first_word_only=first_word_only)
    return list(lexicon), report


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    ("codec", "named"),
    [
        ("utf-8", "UTF-8"),
        ("utf-8-sig", "UTF-8 with a byte order mark"),
        ("utf-16", "UTF-16"),
        ("utf-16-be", "UTF-16"),
    ],
)
@pytest.mark.parametrize("packed", [False, True])
def test_line_ends_marks_and_packing_do_not_matter(
    tmp_path: Path, end: str, codec: str, named: str, *, packed: bool
) -> None:
    data = end.join(["OX", "hey", "", "Oxen"]).encode(codec)
    if codec == "utf-16-be":
        data = b"\xfe\xff" + data
    words, report = imported(tmp_path, gzip.compress(data) if packed else data)
    assert words == ["HEY", "OX", "OXEN"]
    assert (report.encoding, report.lines, report.kept) == (named, 4, 3)


def test_latin_1_is_the_last_resort_and_named(tmp_path: Path) -> None:
    words, report = imported(tmp_path, "OX\ncafé\nHEY\n".encode("latin-1"))
    assert words == ["HEY", "OX"]
    assert report.encoding == "Latin-1, since it is not UTF-8"
    assert report.count(Remark.UNSPELLABLE) == 1


def test_whatever_is_left_out_or_changed_is_reported_with_its_line(tmp_path: Path) -> None:
    lines = ["OX", "ox", "can't", "x-ray", "R2D2", "A", "A" * 21, "A" * 22, "ice cream", "# note"]
    words, report = imported(tmp_path, "\n".join(lines).encode())
    assert words == ["A" * 21, "OX"]
    found = {
        finding.remark: [(sample.line, sample.text) for sample in finding.samples]
        for finding in report.findings
    }
    assert found == {
        Remark.SMALL_LETTERS: [(2, "ox")],
        Remark.DUPLICATE: [(2, "ox")],
        Remark.COMMENT: [(10, "# note")],
        Remark.UNSPELLABLE: [(3, "can't"), (4, "x-ray"), (5, "R2D2")],
        Remark.SEVERAL_WORDS: [(9, "ice cream")],
        Remark.TOO_SHORT: [(6, "A")],
        Remark.TOO_LONG: [(8, "A" * 22)],
    }
    assert report.left_out == 6


@given(lines=st.lists(st.text("AbX'- 1#", max_size=4), min_size=1, max_size=30))
def test_every_line_is_a_word_or_in_the_report(
    tmp_path_factory: pytest.TempPathFactory, lines: list[str]
) -> None:
    folder = tmp_path_factory.mktemp("lines")
    words, report = imported(folder, "\n".join(["OX", *lines]).encode())
    blank = sum(not line.strip() for line in lines)
    duplicates = report.count(Remark.DUPLICATE)
    comments = report.count(Remark.COMMENT)
    assert len(words) + blank + duplicates + comments + report.left_out == len(lines) + 1


def test_samples_are_few_and_counts_are_full(tmp_path: Path) -> None:
    _, report = imported(tmp_path, b"OX\n" + b"x-ray\n" * 100)
    (finding,) = report.findings
    assert (finding.count, len(finding.samples)) == (100, 5)
    assert str(finding.sentence()).startswith(
        "100 left out: the tiles cannot spell them (line 2: x-ray,"
    )


def test_definitions_after_the_word_are_passed_over_when_asked(tmp_path: Path) -> None:
    data = b"OX a bovine animal\nHEY\tused to attract attention\n"
    with pytest.raises(MalformedError, match="has no word that english tiles can spell"):
        imported(tmp_path, data)
    words, _ = imported(tmp_path, data, first_word_only=True)
    assert words == ["HEY", "OX"]


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("list.csv", "OX,1\nHEY,2\n"),
        ("list.csv", "count,Word\n1,ox\n2,hey\n"),
        ("list.csv", '"headword";"note"\n"ox";"a; b"\n"hey";""\n'),
        ("list.tsv", "n\tword\n1\tox\n2\they\n"),
        ("LIST.CSV", "word\r\nox\r\nhey\r\n"),
    ],
)
def test_a_table_has_its_words_in_the_headed_or_the_first_column(
    tmp_path: Path, name: str, text: str
) -> None:
    assert imported(tmp_path, text.encode(), name)[0] == ["HEY", "OX"]
    assert imported(tmp_path, gzip.compress(text.encode()), f"{name}.gz")[0] == ["HEY", "OX"]


def test_a_row_without_a_word_is_reported(tmp_path: Path) -> None:
    words, report = imported(tmp_path, b"word,n\nox,1\n,2\n", "list.csv")
    assert words == ["OX"]
    assert report.count(Remark.NO_WORD) == 1


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "is empty: it has no word to import"),
        (b"\xef\xbb\xbf", "has no word that english tiles can spell"),
        (b"\n\n\n", "has no word that english tiles can spell"),
        (b"12 34\n", "has no word that english tiles can spell"),
        (b"A" * 10_000_000, "has more than 10,000 characters. Put one word on each line"),
        (b"OX\n" + b"A B " * 5000, "has more than 10,000 characters"),
        (b"OX\n\x00\x01\x02", "has the control character 0x00, so it is not text"),
        ("OX\nHEY".encode("utf-16-le"), "has the control character 0x00"),
        (bytes(range(256)) * 100, "has the control character"),
        (b"\xff\xfeO", "begins as UTF-16 but does not go on as UTF-16"),
        (gzip.compress(b"OX\n" * 999)[:-9], "is a damaged gzip file"),
        (b"\x1f\x8b", "is a damaged gzip file"),
        (b"\x1f\x8bnonsense", "is a damaged gzip file"),
    ],
)
def test_what_is_no_list_is_answered_with_one_sentence(
    tmp_path: Path, data: bytes, sentence: str
) -> None:
    with pytest.raises(MalformedError) as caught:
        imported(tmp_path, data)
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(str(tmp_path / "list.txt"))
    assert "\n" not in str(caught.value)


@given(data=st.binary(max_size=200))
def test_no_bytes_at_all_raise_anything_but_a_sentence(
    tmp_path_factory: pytest.TempPathFactory, data: bytes
) -> None:
    folder = tmp_path_factory.mktemp("bytes")
    for name in ("list.txt", "list.csv"):
        (folder / name).write_bytes(data)
        for read in (import_list, import_dictionary):
            with contextlib.suppress(MalformedError):
                read(folder / name, "club")


def test_a_quote_that_is_never_closed_is_answered_with_its_line(tmp_path: Path) -> None:
    text = 'word\n"ox\n' + "hey there\n" * 20_000
    with pytest.raises(MalformedError, match=r"line 2, has a quoted value that does not end"):
        imported(tmp_path, text.encode(), "list.csv")


@pytest.mark.parametrize("name", ["list.csv", "list.tsv"])
def test_an_open_quote_at_the_end_swallows_no_words(tmp_path: Path, name: str) -> None:
    with pytest.raises(MalformedError, match=r"line 3, has a quoted value that does not end"):
        imported(tmp_path, b'word\nOX\n"HEY\nAA\nAB\n', name)


def test_a_value_of_several_lines_is_reported_in_one(tmp_path: Path) -> None:
    _, report = imported(tmp_path, b'word\nOX\n"HEY\nAA"\n', "list.csv")
    assert [str(finding.sentence()) for finding in report.findings] == [
        "1 left out: more than one word (line 4: HEY AA)"
    ]


def test_a_pipe_is_refused_before_it_is_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "list.txt"
    os.mkfifo(pipe)
    with pytest.raises(MalformedError, match=r"list\.txt is a pipe or a device"):
        import_list(pipe, "club")


def test_an_unknown_tile_set_and_a_missing_file_are_named(tmp_path: Path) -> None:
    with pytest.raises(UnknownNameError, match="klingon"):
        import_list(tmp_path / "list.txt", "club", tile_set="klingon")
    with pytest.raises(FileNotFoundError, match=r"list\.txt"):
        import_list(tmp_path / "list.txt", "club")


def test_another_tile_set_spells_with_its_own_tiles(tmp_path: Path) -> None:
    file = tmp_path / "lista.txt"
    file.write_text("chico\nñu\ncafé\n" + "CH" * 21 + "\n")
    lexicon, report = import_list(file, "club", tile_set="spanish")
    assert list(lexicon) == ["CAFE", "CH" * 21, "CHICO", "ÑU"]
    assert report.left_out == 0


def test_progress_goes_from_the_start_to_the_end(tmp_path: Path) -> None:
    file = tmp_path / "list.txt"
    file.write_text("OX\n" * 20_000)
    seen: list[tuple[int, int]] = []
    import_list(file, "club", progress=lambda done, total: seen.append((done, total)))
    assert len(seen) == 3
    assert seen == sorted(seen)
    assert seen[-1] == (60_000, 60_000)


def test_a_labelled_dictionary_in_capitals_goes_by_its_marks(tmp_path: Path) -> None:
    file = tmp_path / "book.csv"
    file.write_text("OX,n\nPARIS,n,cap.\nKM,abbr.\nANTI-,\nOX,n\nICE CREAM,n\nR2,n\n,n\n")
    dictionary, report = import_dictionary(file, "book")
    marks = {word: dictionary.entries(word)[0].marks for word in dictionary}
    assert marks == {
        "ANTI": ("prefix",),
        "KM": ("abbreviation",),
        "OX": (),
        "PARIS": ("capitalised",),
    }
    assert [note.key for note in report.notes] == ["lexicon-all-capitals"]
    assert {finding.remark: finding.count for finding in report.findings} == {
        Remark.DUPLICATE: 1,
        Remark.UNSPELLABLE: 1,
        Remark.SEVERAL_WORDS: 1,
        Remark.NO_WORD: 1,
    }


def test_a_dictionary_without_headings_keeps_its_definitions(tmp_path: Path) -> None:
    file = tmp_path / "book.csv"
    file.write_text("ox,noun,,oxen,a draught animal\nhey,interjection\n")
    dictionary, _ = import_dictionary(file, "book")
    assert dictionary.definition("OX") == "(noun): a draught animal"
    assert dictionary.definition("OXEN") == "OX (noun): a draught animal"
    assert dictionary.definition("HEY") is None


def test_a_dictionary_without_a_headword_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "book.csv"
    file.write_text("headword,pos\n42,noun\n")
    with pytest.raises(MalformedError, match="has no headword that english tiles can spell"):
        import_dictionary(file, "book")
