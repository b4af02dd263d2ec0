"""A name is on every print as a whole, however long it is and whatever its letters are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rackhouse.contest import ORGANISER, actions
from rackhouse.contest.formats import FreshTables, Knockout, Swiss
from rackhouse.contest.plan import Award
from rackhouse.paper import SIZES, Paper
from rackhouse.paper.bracket import bracket_chart
from rackhouse.paper.certificates import certificates
from rackhouse.paper.check_in import check_in_list
from rackhouse.paper.cross_table import cross_table_chart
from rackhouse.paper.fixtures import fixture_list
from rackhouse.paper.ledger import statement_of
from rackhouse.paper.names import EntryNames
from rackhouse.paper.pairings import pairings_by_name, pairings_by_table
from rackhouse.paper.prizes import prize_list
from rackhouse.paper.scorecards import scorecards
from rackhouse.paper.slips import badges, result_slips
from rackhouse.paper.standings import league_table, standings_list
from tests.kit.desk import Desk
from tests.kit.pdf import faults, pages, pieces, text_of

LONG = (
    "Maximiliane Featherstonehaugh-Cholmondeley",
    "Αλέξανδρος Παπαδόπουλος-Καραμανλής",
    "Ростислав Травников-Лунный-Снегоречный",
    "Świętosława Bogumiła Źródlańska-Wiąz",
)
HEBREW = "אלישע בן-נחלים הר-הזית"
NAMES = EntryNames(dict(enumerate((*LONG, HEBREW, "Ann Lee"), start=1)))


def tournament() -> Desk:
    """A finished round of six, of whom five have long names, and money on a tab."""
    desk = Desk.of(Swiss(rounds=2), 6, division={"firsts": "balanced"})
    awards = tuple(Award(f"Prize {place}", place, cents=1000) for place in range(1, 7))
    desk.do(actions.SetAwards("main", awards), ORGANISER)
    desk.do(actions.ChargeFee(1, "donation", 500))
    desk.start()
    for _ in range(2):
        for number, pairing in enumerate(desk.pair()):
            desk.result(pairing.number, 400 + 7 * number, 300 + 3 * number)
    return desk


def knockout() -> Desk:
    desk = Desk.of(Knockout(), 6)
    desk.start(seeds=(1, 2, 3, 4, 5, 6))
    return desk


PLAYED, BRACKET = tournament().state, knockout().state
PRINTS: dict[str, Callable[[Paper], bytes]] = {
    "badges": lambda paper: badges(PLAYED, NAMES, paper=paper),
    "bracket": lambda paper: bracket_chart(BRACKET, NAMES, "main", paper=paper),
    "certificates": lambda paper: certificates(PLAYED, NAMES, "main", paper=paper),
    "check-in": lambda paper: check_in_list(PLAYED, NAMES, paper=paper),
    "cross-table": lambda paper: cross_table_chart(PLAYED, NAMES, "main", paper=paper),
    "fixtures": lambda paper: fixture_list(PLAYED, NAMES, "main", paper=paper),
    "league table": lambda paper: league_table(PLAYED, NAMES, "main", paper=paper),
    "pairings by name": lambda paper: pairings_by_name(PLAYED, NAMES, "main", 2, paper=paper),
    "pairings by table": lambda paper: pairings_by_table(PLAYED, NAMES, "main", 2, paper=paper),
    "prizes": lambda paper: prize_list(PLAYED, NAMES, ["main"], paper=paper),
    "scorecards": lambda paper: scorecards(PLAYED, NAMES, "main", paper=paper),
    "slips": lambda paper: result_slips(PLAYED, NAMES, "main", 2, paper=paper),
    "standings": lambda paper: standings_list(PLAYED, NAMES, "main", paper=paper),
}


def tight(text: str) -> str:
    return "".join(text.split())


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("kind", PRINTS)
def test_no_print_cuts_a_name_of_forty_letters(kind: str, paper: Paper) -> None:
    data = PRINTS[kind](paper)
    text = text_of(data)
    assert "…" not in text
    for name in LONG:
        assert tight(name) in tight(text)
    assert not [*faults(data)]


def test_a_statement_has_the_whole_name_above_it() -> None:
    data = statement_of(PLAYED, NAMES, 1)
    assert text_of(data).count("Cholmondeley") == 3
    assert "…" not in text_of(data)
    assert not [*faults(data)]


@pytest.mark.parametrize("paper", SIZES)
def test_four_long_names_at_a_table_stay_on_one_sheet(paper: Paper) -> None:
    desk = Desk.of(FreshTables(smallest=4, largest=4), 24)
    desk.start()
    desk.pair()
    names = EntryNames({number: LONG[number % len(LONG)] for number in range(1, 25)})
    data = pairings_by_table(desk.state, names, "main", 1, paper=paper)
    assert len(pages(data)) == 1
    assert not [*faults(data)]
    assert tight(text_of(data)).count(tight(LONG[0])) == 6


def test_what_is_said_of_a_hebrew_name_comes_after_it() -> None:
    names = EntryNames({1: HEBREW, 2: HEBREW, 3: "Ann Lee", 4: "Bo Ek"})
    desk = Desk.of(Swiss(), 4, division={"firsts": "balanced"})
    desk.start()
    desk.pair()
    [page] = pages(result_slips(desk.state, names, "main", 1))
    lines: dict[int, list[str]] = {}
    for piece in sorted(pieces(page), key=lambda one: one.left):
        lines.setdefault(round(piece.base), []).append(piece.text)
    told = ["".join(texts) for texts in lines.values() if any("(1st)" in one for one in texts)]
    assert told
    assert not [line for line in told if line.lstrip("0123456789 ").startswith("(1st)")]
