"""A house adds helps to its sheet, and they are read back from its file."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError, MalformedError
from rackhouse.rules import Sheet
from rackhouse.rules.offering import with_helps
from rackhouse.rules.writing import as_toml

TEA = {"kind": "service", "title": "A cup of tea", "price": 150, "per_turn": 1}
PEEK = {"kind": "peek", "title": "A peek", "price": 100, "per_turn": 1}


def test_an_added_help_stands_in_the_file_of_the_sheet() -> None:
    ours = with_helps(Sheet.named("base"), {"tea": TEA}).with_values({"title": "Ours"})
    again = Sheet.parse(as_toml(ours))
    assert again.rules == ours.rules
    assert again.rules.helps["tea"].price == 150
    assert "seconds" not in as_toml(ours).partition("[helps.tea]")[2]


def test_a_peek_is_sold_only_where_the_rest_of_the_sheet_allows_it() -> None:
    base = Sheet.named("base")
    peek = PEEK | {"seconds": 30, "known_letters": 3}
    with pytest.raises(IllegalError, match=r"words\.look_ups"):
        with_helps(base, {"peek": peek}).with_values({})
    allowed = {"words.look_ups": "challenges-and-peeks"}
    assert with_helps(base, {"peek": peek}).with_values(allowed).rules.helps["peek"].seconds == 30
    with pytest.raises(IllegalError, match="how long a peek lasts"):
        with_helps(base, {"peek": PEEK}).with_values(allowed)


@pytest.mark.parametrize(
    ("name", "terms", "sentence"),
    [
        ("Tea!", TEA, "is no name for a help"),
        ("tea", TEA | {"prize": 3}, "There is no key helps.tea.prize"),
        ("tea", TEA | {"price": "dear"}, "helps.tea.price is"),
        ("tea", {"kind": "service"}, "helps.tea.title is missing"),
    ],
)
def test_what_cannot_be_a_help_is_refused(
    name: str, terms: dict[str, object], sentence: str
) -> None:
    with pytest.raises(MalformedError, match=sentence):
        with_helps(Sheet.named("base"), {name: terms})


def test_a_help_that_is_there_is_not_added_again() -> None:
    with pytest.raises(IllegalError, match="already"):
        with_helps(Sheet.named("fundraiser"), {"peek": PEEK})
