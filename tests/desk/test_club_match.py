"""A club match at the desk: who plays for which team."""

from __future__ import annotations

from tests.desk.office import Official
from tests.kit.hall_process import HallProcess


def test_whoever_enters_with_the_name_of_a_team_as_their_club_plays_for_it(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("club-match")
    organiser.sign_up("Ann", "Ben", details={"club": "hillside "})
    organiser.sign_up("Cy", "Dee", details={"club": "Lakeside"})
    organiser.sign_up("Eve", details={"club": "Elsewhere"})
    classes = [one["classes"] for one in organiser.see("entries")["entries"]]
    assert classes == [["Hillside"], ["Hillside"], ["Lakeside"], ["Lakeside"], []]
