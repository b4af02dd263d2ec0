"""A sheet written into a file and read again says the same, and who says so."""

from __future__ import annotations

import pytest

from rackhouse.rules import Sheet
from rackhouse.rules.writing import as_toml


@pytest.mark.parametrize("name", Sheet.names())
def test_every_sheet_reads_back_as_itself(name: str) -> None:
    sheet = Sheet.named(name)
    again = Sheet.parse(as_toml(sheet), name)
    assert (again.rules, again.basis) == (sheet.rules, sheet.basis)


@pytest.mark.parametrize("name", Sheet.names())
def test_settings_are_all_that_is_written_over_a_sheet_of_ours(name: str) -> None:
    settings = {"title": 'Ours "tonight" \\ Łódź', "words.exclusions": ["abbreviation"]}
    sheet = Sheet.named(name).with_values(settings)
    text = as_toml(sheet)
    assert text.startswith(f'extends = "{name}"\n')
    assert set(Sheet.parse(text).differences()) == set(sheet.differences())
    assert Sheet.parse(text).rules == sheet.rules


def test_helps_are_added_and_dropped_as_the_house_does() -> None:
    seller = next(name for name in Sheet.names() if Sheet.named(name).rules.helps)
    dropped, *kept = Sheet.named(seller).rules.helps
    ours = Sheet.parse(
        f"""
        extends = "{seller}"
        title = "Library night"
        [helps]
        {dropped} = "none"
        [helps.minute]
        kind = "time"
        title = "Another minute"
        price = {{ is = 300, text = ["T-12"] }}
        per_turn = 1
        seconds = 60
        [says]
        "tiles.rack" = ["T-03"]
        """
    )
    again = Sheet.parse(as_toml(ours))
    assert list(again.rules.helps) == [*kept, "minute"]
    assert (again.rules, again.basis) == (ours.rules, ours.basis)
