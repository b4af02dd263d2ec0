"""Ratings are found by name in the lists of rating bodies; a doubtful name is never taken."""

from __future__ import annotations

import re

from rackhouse.contest.formats import Swiss
from rackhouse.exchange.rating_list import RatedName, RatingIndex, read_ratings
from tests.exchange.test_entry_lists import BY_SPACES, NICKS, RATING_FIRST, TSH
from tests.kit.desk import Desk

LISTS = (BY_SPACES, NICKS, RATING_FIRST, TSH)


def read_independently(text: str) -> set[int]:
    """Every number of a list that could be a rating, found without our reader."""
    return {int(one) for one in re.findall(r"(?<!\d)(\d{2,4})(?!\d)", text)}


def test_every_list_gives_the_ratings_that_are_in_it() -> None:
    state = Desk.of(Swiss()).state
    for text in LISTS:
        found = read_ratings(text.encode(), state)
        assert [one.name for one in found][:2] == ["Ann Ash", "Bob Elm"]
        assert {one.rating for one in found} <= read_independently(text)
    # Those without a rating are not in it: an empty one would take somebody's away.
    assert len(read_ratings(BY_SPACES.encode(), state)) == 2


def test_headings_one_space_apart_stand_above_columns_further_apart() -> None:
    state = Desk.of(Swiss()).state
    for text in (
        "  Rank  Rating Games Name\n   1    201*   150  Ann Ash\n   2    148     20  Bob Elm\n",
        "Name            Rating Games\nAnn Ash         201*    150\nBob Elm         148      20\n",
    ):
        found = read_ratings(text.encode(), state)
        assert found == (RatedName("Ann Ash", 201), RatedName("Bob Elm", 148))
    # A club that is called like a heading is none.
    clubless = "Ann Ash   Rating Club\nBob Elm   Northside   148\nCy Oak   Eastside   120\n"
    assert RatedName("Bob Elm", 148) in read_ratings(clubless.encode(), state)


def test_a_name_is_found_however_it_is_written() -> None:
    index = RatingIndex([RatedName("Núñez-Ash, José", 1512), RatedName("Bob Elm", 980)])
    for name in ("José Núñez-Ash", "Jose Nunez Ash", "NÚÑEZ ASH, JOSÉ"):
        like = index.like(name)
        assert ([one.rating for one in like.found], like.is_sure) == ([1512], True)
    assert index.like("Someone Else").found == ()


def test_two_of_the_same_name_or_one_much_like_it_are_asked_about() -> None:
    index = RatingIndex([RatedName("Ann Ash", 1512), RatedName("Ann Ash", 900)])
    assert not index.like("Ann Ash").is_sure
    near = RatingIndex([RatedName("Catherine Oakes", 1200)]).like("Katherine Oakes")
    assert ([one.rating for one in near.found], near.is_sure) == ([1200], False)
