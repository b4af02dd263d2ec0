"""A sheet that cannot be read is answered with sentences that name the place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from rackhouse.errors import IllegalError, MalformedError, RackhouseError, UnknownNameError
from rackhouse.rules import Sheet
from rackhouse.rules.knob import knobs

if TYPE_CHECKING:
    from pathlib import Path

HEAD = 'extends = "base"\ntitle = "Ours"\n'
BASES = "text, inherited or chosen (or stand plain, as this house's own rule)."

WRONG_VALUES = {
    '[challenge]\nscope = "all"': (
        'line 4: challenge.scope is "all", but it must be "play" or "named-words".'
    ),
    "[clocks]\n# ours\nuse = 3": (
        'line 5: clocks.use is 3, but it must be "off", "if-organiser-sets", or "on".'
    ),
    "[words]\nrepeats = 1": "line 4: words.repeats is 1, but it must be true or false.",
    "[tiles]\nrack = true": (
        "line 4: tiles.rack is true, but it must be a whole number from 1 to 15."
    ),
    "[tiles]\nrack = 0": "line 4: tiles.rack is 0, but it must be a whole number from 1 to 15.",
    "[tiles]\nrack = 16": "line 4: tiles.rack is 16, but it must be a whole number from 1 to 15.",
    "[tiles]\nrack = 7.0": "line 4: tiles.rack is 7.0, but it must be a whole number from 1 to 15.",
    "[tiles]\nrack = 2026-01-02": (
        "line 4: tiles.rack is the date or time 2026-01-02, "
        "but it must be a whole number from 1 to 15."
    ),
    f"[tiles]\nrack = {'9' * 50}": (
        "line 4: tiles.rack is a number that is far too large, "
        "but it must be a whole number from 1 to 15."
    ),
    '[words]\nexclusions = "abbreviation"': (
        'line 4: words.exclusions is "abbreviation", but it must be a list, each once, of '
        '"always-capitalised", "abbreviation", "lone-affix", or "hyphen-or-apostrophe".'
    ),
    '[words]\nexclusions = ["abbreviation", "abbreviation"]': (
        'line 4: words.exclusions is ["abbreviation", "abbreviation"], but it must be a list, each '
        'once, of "always-capitalised", "abbreviation", "lone-affix", or "hyphen-or-apostrophe".'
    ),
    f'[tiles]\nkept_in = "{"x" * 401}"': (
        f'line 4: tiles.kept_in is "{"x" * 40}…", '
        "but it must be a line of text of at most 400 characters."
    ),
    r'tiles.kept_in = "a \u001b[31m bag"': (
        'line 3: tiles.kept_in is "a �[31m bag", '
        "but it must be a line of text of at most 400 characters."
    ),
    "challenge = 3": "line 3: challenge is 3, but it must be a section of its own.",
    "[[challenge]]\ncap = 1": ("line 3: challenge is [{…}], but it must be a section of its own."),
}

WRONG_KEYS = {
    '[challenge]\nscoop = "play"': (
        "line 4: There is no key challenge.scoop; did you mean challenge.scope?"
    ),
    '[clock]\nuse = "on"': "line 3: There is no key clock; did you mean clocks?",
    'clock.use = "on"': "line 3: There is no key clock; did you mean clocks?",
    "[turn]\nfailed_fee = 5": (
        "line 4: There is no key turn.failed_fee; did you mean challenge.failed_fee?"
    ),
    "gravity = 9": "line 3: There is no key gravity.",
    "[helps.peek]\ncost = 9\n": "line 4: There is no key helps.peek.cost.",
    "[helps.peek]\npric = 9\n": (
        "line 4: There is no key helps.peek.pric; did you mean helps.peek.price?"
    ),
    '[helps]\n"A peek" = { price = 3 }': (
        'line 3: "helps.A peek" is no name for a help; use small letters, digits and hyphens.'
    ),
    "[helps]\npeek = 3": ('line 4: helps.peek is 3, but it must be a table of its own, or "none".'),
    '[helps]\npeek = "none"': (
        'line 4: helps.peek is "none", but the sheet below offers no help of that name.'
    ),
    '[helps.swap]\nkind = "service"\ntitle = "A swap"\nper_turn = 1': (
        "line 3: helps.swap.price is missing; it must be a whole number from 0 to 1000000."
    ),
}

WRONG_BASES = {
    "[tiles]\nrack = { is = 7 }": f"line 4: tiles.rack has no basis, but it must have one: {BASES}",
    '[tiles]\nrack = { is = 7, text = "W-14", chosen = "A-05" }': (
        f"line 4: tiles.rack has the bases text and chosen, but it must have one: {BASES}"
    ),
    '[tiles]\nrack = { text = "W-14" }': (
        'line 4: tiles.rack has no value; write it as "is" beside its basis.'
    ),
    '[tiles]\nrack = { is = 7, house = "W-14" }': (
        'line 4: tiles.rack has "house" beside its value, '
        'but a basis is "text", "inherited" or "chosen".'
    ),
    '[tiles]\nrack = { is = 7, text = "rule 4" }': (
        'line 4: The basis of tiles.rack is "rule 4", but it must be IDs such as "W-37".'
    ),
    '[tiles]\nrack = { is = 7, text = ["W-14", 15] }': (
        'line 4: The basis of tiles.rack is 15, but it must be IDs such as "W-37".'
    ),
    "[tiles]\nrack = { is = 7, text = [] }": (
        'line 4: The basis of tiles.rack is [], but it must be IDs such as "W-37".'
    ),
    '[says]\n"window.shut" = ["W-35"]': (
        "line 4: says names window.shut, which is no key; did you mean window.shuts?"
    ),
    '[says]\n"window.shuts" = [35]': (
        'line 4: The basis that says gives window.shuts is 35, but it must be IDs such as "W-37".'
    ),
    'says = "W-35"': 'line 3: says is "W-35", but it must be a section of its own.',
    '[says]\n"helps.peek.price" = ["F-42"]': (
        "line 4: says names helps.peek.price, which the sheet below does not have."
    ),
    '[tiles]\nrack = 8\n[says]\n"tiles.rack" = ["W-14"]': (
        "line 6: says names tiles.rack, which this sheet states itself; give the IDs there."
    ),
}


@pytest.mark.parametrize(
    ("body", "message"), [*WRONG_VALUES.items(), *WRONG_KEYS.items(), *WRONG_BASES.items()]
)
def test_what_is_wrong_is_said_with_its_line_and_what_is_allowed(body: str, message: str) -> None:
    with pytest.raises(MalformedError) as error:
        Sheet.parse(HEAD + body, "ours.toml")
    assert str(error.value) == f"ours.toml, {message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            'extends = "bass"',
            'There is no sheet "bass" to extend: there are base, depaul, fundraiser, '
            "iowa, priston, washburn, naspa, wespa, hasbro, and mattel.",
        ),
        (
            'extends = "./other.toml"',
            'There is no sheet "./other.toml" to extend: a text without a file has none beside it.',
        ),
        (
            'extends = "base"\ntitle="Ours"\ntiles.set = "klingon"',
            'tiles.set is "klingon", but there are only english, english-super, and spanish.',
        ),
        (
            'extends = "base"\ntitle="Ours"\ntiles.board = "round"',
            'tiles.board is "round", but there are only classic and super.',
        ),
    ],
)
def test_a_name_that_nothing_bears_is_answered_with_those_there_are(
    text: str, message: str
) -> None:
    with pytest.raises(UnknownNameError) as error:
        Sheet.parse(text, "ours.toml")
    assert str(error.value) == f"ours.toml, line {text.count(chr(10)) + 1}: {message}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "leaves out 76 keys, title first"),
        ('extends = "base"', "ours.toml: title is missing; it must be a line of text"),
        ("extends = 3", "line 1: extends is 3, but it must be the name of a sheet."),
        ('title = "Ours', "ours.toml, line 1"),
        ('title = "Ours"\ntitle = "Theirs"', "This is not TOML: "),
        ("[tiles\nrack = 7", "ours.toml, line 1, column "),
        ("x = " + "[" * 1_500, "The tables are nested too deeply."),
        ("x = " + "9" * 1_900_000, "A sheet has at most 1,000,000 characters"),
        ("\n\nx = " + "9" * 5_000, "ours.toml, line 3: The line has 5,004 characters"),
        ("x = '''\n" * 3, "This is not TOML: "),
        ("\0\1\2", "This is not TOML: "),
    ],
)
def test_a_text_that_is_no_sheet_at_all_is_refused(text: str, message: str) -> None:
    with pytest.raises(MalformedError) as error:
        Sheet.parse(text, "ours.toml")
    assert message in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (HEAD.encode("utf-16"), "is not UTF-8 text at line 1, byte 1. Save the file as UTF-8."),
        (b'title = "Caf\xe9"\n', "is not UTF-8 text at line 1, byte 13. Save the file as UTF-8."),
        (b"#" * 10_000_000, "has more than 1,000,000 bytes, which is too large."),
        (b"#" * 900_000, "line 1: The line has 900,000 characters"),
    ],
)
def test_a_file_of_the_wrong_kind_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(data)
    with pytest.raises(MalformedError) as error:
        Sheet.read(file)
    assert str(error.value).startswith(str(file))
    assert message in str(error.value)


@pytest.mark.parametrize("prefix", [b"", b"\xef\xbb\xbf"])
@pytest.mark.parametrize("end", [b"\n", b"\r\n"])
def test_a_byte_order_mark_and_foreign_line_ends_do_no_harm(
    tmp_path: Path, prefix: bytes, end: bytes
) -> None:
    file = tmp_path / "ours.toml"
    file.write_bytes(prefix + end.join([b'extends = "base"', b'title = "Ours"', b""]))
    assert Sheet.read(file).rules.title == "Ours"
    file.write_bytes(file.read_bytes() + b"[tiles]" + end + b"rack = 99" + end)
    assert [problem.line for problem in Sheet.problems(file)] == [4]


def test_all_problems_of_a_file_are_told_at_once_in_the_order_of_its_lines(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(
        'extends = "base"\n[says]\n"tiles.rak" = "W-14"\n[tiles]\nset = "klingon"\nrack = 99\n'
    )
    assert [(problem.line, problem.kind) for problem in Sheet.problems(file)] == [
        (None, "malformed"),  # the title
        (3, "malformed"),
        (5, "unknown"),
        (6, "malformed"),
    ]


def test_a_file_of_nothing_but_mistakes_is_not_read_to_its_end(tmp_path: Path) -> None:
    file = tmp_path / "ours.toml"
    file.write_text(HEAD + "".join(f"wrong{number} = 1\n" for number in range(20_000)))
    assert len(Sheet.problems(file)) == 100


def test_a_key_inside_a_long_string_is_not_taken_for_one() -> None:
    text = f'{HEAD}summary = """\n[tiles]\nrack = 3"""\n[tiles]\nrack = 99'
    with pytest.raises(MalformedError, match="at most 400"):
        Sheet.parse(text)
    text = f'{HEAD}summary = """\\\n[tiles]\\\nrack = 3"""\n[tiles]\nrack = 99'
    with pytest.raises(MalformedError, match=r"^sheet, line 7: tiles\.rack is 99"):
        Sheet.parse(text)


VALUES = st.one_of(
    st.booleans().map(lambda value: "true" if value else "false"),
    st.integers(-5, 20_000).map(str),
    st.sampled_from(
        ['"none"', '"play"', '"on"', '"draw"', "[]", '["a"]', "1.5", "nan", "1999-01-01", "{}"]
    ),
    st.sampled_from(sorted({choice for knob in knobs().values() for choice in knob.choices})).map(
        lambda choice: f'"{choice}"'
    ),
    st.text(max_size=20).map(lambda text: f"'{text}'"),
)
KEYS = st.one_of(
    st.sampled_from([key.replace("*", "peek") for key in knobs()]),
    st.sampled_from(["extends", "says", "helps", "helps.peek", "tiles", "says.tiles.rack", "x"]),
)
LINES = st.one_of(
    st.tuples(KEYS, VALUES).map(" = ".join),
    st.tuples(KEYS, VALUES, st.sampled_from(["text", "chosen", "odd"])).map(
        lambda line: f'{line[0]} = {{ is = {line[1]}, {line[2]} = "A-01" }}'
    ),
    KEYS.map(lambda key: f"[{key}]"),
    st.text(max_size=30),
)


def answer(text: str) -> Sheet | RackhouseError:
    try:
        return Sheet.parse(text)
    except RackhouseError as error:
        return error


@given(st.lists(LINES, max_size=12), st.sampled_from(["", HEAD]))
@example(["tiles.set = 'x'", "tiles.board = 'y'"], HEAD)
def test_whatever_a_file_says_only_our_own_errors_are_raised(lines: list[str], head: str) -> None:
    answered = answer("\n".join([head, *lines]))
    if isinstance(answered, Sheet):
        assert set(answered.basis) == set(answered.values())
    else:
        assert isinstance(answered, (MalformedError, IllegalError, UnknownNameError))
        assert str(answered).endswith((".", "?"))
        assert "\n" not in str(answered)
