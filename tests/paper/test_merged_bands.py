"""Age bands that are merged: what the division is called, who wins what, and what paper says."""

from __future__ import annotations

import pytest

from rackhouse.contest import ORGANISER, actions, fold
from rackhouse.contest.age import Band
from rackhouse.contest.awards import awards
from rackhouse.contest.book import decode_event, encode_event
from rackhouse.messages import Voice
from rackhouse.paper.certificates import certificates
from rackhouse.paper.names import EntryNames
from rackhouse.paper.poster import sign_up_poster
from rackhouse.paper.prizes import prize_list
from rackhouse.paper.standings import standings_list
from rackhouse.paper.tables import entries_csv, pairings_csv, results_csv
from tests.kit.desk import Desk
from tests.kit.pdf import faults, pages, text_of

BANDS = ["50 to 54", "55 to 59", "65 to 69"]
NAMES = EntryNames({1: "Ann", 2: "Ben", 3: "Cleo", 4: "Dot", 5: "Eve"})
BAND_OF = {"Ann": "50 to 54", "Ben": "50 to 54", "Cleo": "55 to 59", "Dot": "55 to 59"}
"""Eve is 65 to 69."""


def merged(*, per_band: bool | None = None) -> Desk:
    """Three bands of which the last took in the others; Ann and Ben, Cleo and Dot, Eve."""
    bands = [{"youngest": 50, "oldest": 54}, {"youngest": 55, "oldest": 59}]
    desk = Desk.preset("iowa", bands=[*bands, {"youngest": 65, "oldest": 69}])
    for key, count in zip(BANDS, (2, 2, 1), strict=True):
        desk.enter(count, key)
    more = {} if per_band is None else {"per_band": per_band}
    desk.do(actions.MergeDivisions("50 to 54", "65 to 69", "few", **more), ORGANISER)
    desk.do(actions.MergeDivisions("55 to 59", "65 to 69", "few", **more), ORGANISER)
    return desk


def played(desk: Desk) -> Desk:
    """All of it played: who has the lower number wins."""
    desk.start("65 to 69")
    while waiting := desk.state.outstanding():
        desk.win(waiting[0].number, min(waiting[0].sides))
    desk.do(actions.CertifyDivision("65 to 69"), ORGANISER)
    return desk


def certified_of(desk: Desk) -> dict[str, str]:
    """The text of each certificate, by whom it is for."""
    found = [page.extract_text() for page in pages(certificates(desk.state, NAMES, "65 to 69"))]
    return {text.split("awarded to\n")[1].split("\n")[0]: text for text in found}


def test_bands_are_called_as_the_language_of_the_print_does() -> None:
    desk, german = played(merged(per_band=True)), EntryNames(voice=Voice("de"))
    for data in (
        standings_list(desk.state, german, "65 to 69"),
        prize_list(desk.state, german, ["65 to 69"]),
        certificates(desk.state, german, "65 to 69"),
    ):
        told = text_of(data)
        assert "50 bis 54" in told
        assert "50 to 54" not in told


def test_a_german_poster_names_the_bands_of_a_merged_division_in_german() -> None:
    desk = Desk.preset("iowa")
    desk.do(actions.MergeDivisions("60 to 69", "70 and over", "few"), ORGANISER)
    told = text_of(sign_up_poster(desk.state, "https://hall.example", Voice("de")))
    assert "60 bis 69" in told
    assert "60 to 69" not in told


@pytest.mark.rule("I-05")
def test_merged_bands_are_one_division_that_is_called_for_all_of_its_ages() -> None:
    desk = merged()
    [division] = desk.state.divisions.values()
    assert division.plan.title == "50 to 69"


def test_a_band_without_an_end_leaves_the_merged_one_without_an_end() -> None:
    desk = Desk.preset("iowa")
    desk.do(actions.MergeDivisions("60 to 69", "70 and over", "few"), ORGANISER)
    assert desk.state.divisions["70 and over"].plan.title == "60 and over"


@pytest.mark.rule("I-05")
def test_a_certificate_of_merged_bands_names_them_together() -> None:
    found = certified_of(played(merged()))
    assert [*found] == ["Ann", "Ben", "Cleo"]
    for text in found.values():
        assert "50 to 69" in text
        assert not any(band in text for band in BANDS)


@pytest.mark.rule("I-05")
def test_medals_of_each_band_go_to_its_own_and_their_certificates_name_it() -> None:
    desk = played(merged(per_band=True))
    earned = [(one.title, one.band, one.entries) for one in awards(desk.state, "65 to 69")]
    assert earned == [
        *[("Gold", "50 to 54", (1,)), ("Silver", "50 to 54", (2,)), ("Bronze", "50 to 54", ())],
        *[("Gold", "55 to 59", (3,)), ("Silver", "55 to 59", (4,)), ("Bronze", "55 to 59", ())],
        *[("Gold", "65 to 69", (5,)), ("Silver", "65 to 69", ()), ("Bronze", "65 to 69", ())],
    ]
    found = certified_of(desk)
    assert [*found] == ["Ann", "Ben", "Cleo", "Dot", "Eve"]
    for name, text in found.items():
        own = BAND_OF.get(name, "65 to 69")
        assert own in text
        assert not any(band in text for band in BANDS if band != own)
    assert "Gold" in found["Eve"]
    assert "place 1 of 1" in found["Eve"]
    assert "place 2 of 2" in found["Dot"]
    assert not [*faults(certificates(desk.state, NAMES, "65 to 69"))]


def test_the_organiser_chooses_between_medals_for_all_and_for_each_band_until_the_end() -> None:
    desk = merged()
    plan = desk.state.divisions["65 to 69"].plan
    desk.do(actions.SetAwards("65 to 69", plan.awards, per_band=True), ORGANISER)
    assert len(awards(desk.state, "65 to 69")) == 9
    desk.do(actions.SetAwards("65 to 69", plan.awards, per_band=False), ORGANISER)
    assert len(awards(desk.state, "65 to 69")) == 3
    other = Desk.preset("iowa")
    one = actions.SetAwards("50 to 59", plan.awards, per_band=True)
    assert "at most one age band" in other.refused(one, ORGANISER)


def test_standings_and_tables_name_nobody_in_the_band_of_another() -> None:
    desk = played(merged(per_band=True))
    text = text_of(standings_list(desk.state, NAMES, "65 to 69"))
    assert "50 to 69" in text
    lines = text.splitlines()
    for name, band in BAND_OF.items():
        assert lines[lines.index(name) + 1 :].index(band) < 12, lines
    for table in (entries_csv, pairings_csv, results_csv):
        rows = table(desk.state, NAMES).decode("utf-8-sig").splitlines()[1:]
        assert rows
        assert all("50 to 69" in row for row in rows)
        assert not any("65 to 69" in row for row in rows if "Eve" not in row)


def test_whoever_comes_after_the_merger_has_a_band_too() -> None:
    desk = merged(per_band=True)
    [late] = desk.enter(1, "65 to 69", band=Band(55, 59))
    [unknown] = desk.enter(1, "65 to 69")
    entries = desk.state.entries
    assert (entries[late].band, entries[unknown].band) == (Band(55, 59), None)
    desk.do(actions.SetBand(unknown, Band(50, 54)))
    assert desk.state.entries[unknown].band == Band(50, 54)
    wrong = actions.SetBand(unknown, Band(60, 64))
    assert desk.refused(wrong) == "The division 50 to 69 is not for ages 60 to 64."


def test_an_event_that_was_written_before_reads_and_its_places_are_the_same() -> None:
    desk = played(merged())
    lines = encode_event(desk.book.lines).decode()
    old = lines.replace(',"per_band":false', "").replace(',"awards_per_band":false', "")
    old = old.replace(',"band":null', "").replace(',"per_band":null', "")
    read = fold(decode_event(old.encode()))
    assert [one.entries for one in awards(read.state, "65 to 69")] == [(1,), (2,), (3,)]
    assert read.state.divisions["65 to 69"].plan.title == "50 to 69"
