"""What is done at the desk of any event, by clicks and keys on its pages and nothing else."""

from __future__ import annotations

import re
from collections.abc import Mapping

from playwright.sync_api import Locator, expect

from tests.kit.browser import Guest, filled
from tests.kit.pdf import text_of
from tests.web.hosting import about, come, open_tab, sheet

YES = "yes"
"""What a box that is ticked says in a table of entries, and here."""


def give_role(organiser: Guest, helper: Guest, role: str, name: str) -> None:
    """Make a link for a role; whoever helps comes in by it, in a browser of their own."""
    open_tab(organiser, "Helpers")
    page = organiser.page
    page.get_by_role("combobox", name="Role").select_option(role)
    page.get_by_label("For whom").fill(name)
    page.get_by_role("button", name="Create link").click()
    come(helper, filled(page.get_by_label(f"Link: {role}")), name)


def fill_in(form: Locator, answers: Mapping[str, str]) -> None:
    """Fill in a form by its labels, or their beginnings; boxes are ticked with a yes."""
    form.get_by_role("button").last.wait_for()
    for label, answer in answers.items():
        called = form.get_by_label(label, exact=True)
        field = called if called.count() == 1 else form.get_by_label(label)
        if field.get_attribute("type") == "checkbox":
            assert answer == YES
            field.check()
        else:
            field.fill(answer)


def sign_up(phone: Guest, event: str, answers: Mapping[str, str]) -> int:
    """Sign up on the event's own page; the number that one is given."""
    page = phone.page
    phone.go(f"events/{event}/sign-up")
    form = page.get_by_role("main").locator("form")
    fill_in(form, answers)
    form.get_by_role("button", name="Sign up").click()
    told = page.get_by_role("region", name="Signed up").get_by_text(re.compile(r"is entry \d+"))
    return int(re.findall(r"is entry (\d+)", told.inner_text())[0])


def type_entry(desk: Guest, answers: Mapping[str, str], *, kind: str = "") -> None:
    """Type an entry at the desk; members of a team by "Member 1" and so on."""
    open_tab(desk, "Entries")
    desk.page.get_by_role("button", name="Add an entry").click()
    over = sheet(desk)
    if kind:
        over.get_by_label("Kind of entry").select_option(kind)
    members = [label for label in answers if label.startswith("Member ")]
    for _ in members[1:]:
        over.get_by_role("button", name="Add a member").click()
    fill_in(over, answers)
    over.get_by_role("button", name="Enter", exact=True).click()
    expect(over.get_by_text(re.compile("^Entered: "))).to_be_visible()
    over.get_by_role("button", name="Close").click()


def paste_entries(desk: Guest, table: str, *names: str, faulty: str = "") -> None:
    """Paste a table of entries; whom it would enter is seen first, and then they are.

    ``faulty`` is what is said of a row that is left to mend.
    """
    open_tab(desk, "Entries")
    desk.page.get_by_role("button", name="Import a list").click()
    over = sheet(desk)
    over.get_by_label("Or paste the rows").fill(table)
    over.get_by_role("button", name="Read list").click()
    rows = over.locator("ol").get_by_role("listitem")
    expect(rows).to_have_text([re.compile(re.escape(name)) for name in names])
    over.get_by_role("button", name=re.compile(rf"^Enter( all)? {len(names)}$")).click()
    if faulty:
        expect(over).to_contain_text(f"{len(names)} entries are in.")
        expect(over).to_contain_text(faulty)
        over.get_by_role("button", name="Close").click()
    expect(desk.page.get_by_role("dialog")).to_have_count(0)
    for name in names:
        expect(desk.page.get_by_role("button", name=re.compile(rf"^\d+ {name}"))).to_be_visible()


def numbers_of(desk: Guest) -> dict[str, int]:
    """The numbers of all entries by name, as the desk reads them."""
    open_tab(desk, "Entries")
    rows = desk.page.locator("main li").filter(has=desk.page.locator(".number"))
    rows.first.wait_for()
    numbers = map(int, rows.locator(".number").all_inner_texts())
    return dict(zip(rows.locator("b").all_inner_texts(), numbers, strict=True))


def check_in(desk: Guest, *names: str, has_ids: bool = False) -> None:
    """Note that these are here, and that their IDs were seen where the house wants that."""
    open_tab(desk, "Check-in")
    for name in names:
        what = "Check in, ID seen" if has_ids else "Check in"
        here = desk.page.get_by_role("button", name=about(what, name))
        here.click()
        expect(here).to_have_count(0)


def open_rounds(desk: Guest, division: str = "") -> None:
    """Open the rounds, those of a division where there are several."""
    open_tab(desk, "Rounds")
    if division:
        desk.page.get_by_role("combobox", name="Division").select_option(label=division)


def start(desk: Guest, *seeds: str, division: str = "") -> None:
    """Start a division: in an order that is typed, or drawn where none is given."""
    open_rounds(desk, division)
    page = desk.page
    if seeds:
        page.get_by_role("button", name="Seed by hand").click()
        # From the last on, whoever stands where they belong stays there.
        for place, name in reversed(list(enumerate(seeds, start=1))):
            seed = page.get_by_label(f"Seed of {name}", exact=True)
            if seed.input_value() != str(place):
                seed.fill(str(place))
                seed.press("Tab")
                expect(seed).to_have_value(str(place))
        page.get_by_role("button", name="Start in this order").click()
    else:
        page.get_by_role("button", name="Draw and start").click()
    expect(page.get_by_role("region", name="Ready to start")).to_have_count(0)


def pair_round(desk: Guest, *, division: str = "") -> None:
    """Pair the next round of a division."""
    open_rounds(desk, division)
    pair = desk.page.get_by_role("button", name="Pair the round")
    pair.click()
    # What is paired has to be played before the next one, if there is any.
    expect(pair.and_(desk.page.locator(":enabled"))).to_have_count(0)


def lock_pair(desk: Guest, *entries: str) -> None:
    """Set by hand who meet in the next round, by their numbers and names."""
    desk.page.get_by_role("button", name="Set pairings by hand").click()
    asked = sheet(desk)
    for number, entry in enumerate(entries, start=1):
        asked.get_by_role("combobox", name=f"Entry {number}").select_option(label=entry)
    asked.get_by_label("Reason").fill("They asked for it")
    asked.get_by_role("button", name="Pair these two").click()
    expect(asked).to_have_count(0)


def assign_tables(desk: Guest) -> None:
    """Seat the round of the division that is shown."""
    desk.page.get_by_role("button", name="Assign tables").click()
    sheet(desk).get_by_role("button", name="Assign tables").click()
    expect(desk.page.get_by_role("dialog")).to_have_count(0)


def to_be_typed(desk: Guest) -> list[list[str]]:
    """Who meets at each table whose scores are awaited; there is one at least."""
    open_tab(desk, "Results")
    forms = desk.page.locator("form.quick-scores")
    forms.first.wait_for()
    return [
        [str(field.get_attribute("placeholder")) for field in form.locator("input").all()]
        for form in forms.all()
    ]


def type_result(desk: Guest, scores: Mapping[str, int]) -> None:
    """Type the scores of those who met in their line of the results, and have them saved."""
    open_tab(desk, "Results")
    form = desk.page.locator("form.quick-scores")
    for name in scores:
        form = form.filter(has=desk.page.get_by_label(f"Score of {name}", exact=True))
    for name, score in scores.items():
        form.get_by_label(f"Score of {name}", exact=True).fill(str(score))
    desk.page.keyboard.press("Enter")
    expect(form).to_have_count(0)


def certify(organiser: Guest, *, division: str = "") -> None:
    """Make the places of a division final."""
    open_rounds(organiser, division)
    organiser.page.get_by_role("button", name="Certify standings").click()
    expect(organiser.page.get_by_text("certified", exact=True)).to_be_visible()


def places_of(guest: Guest) -> list[dict[str, str]]:
    """The standings of the only division, a row each, by the heads of their columns."""
    open_tab(guest, "Standings")
    table = guest.page.get_by_role("table")
    table.wait_for()
    heads = table.get_by_role("columnheader").all_inner_texts()
    # What separates those who are level stands in rows of its own, which name nobody.
    rows = table.locator("tbody tr:has(th)").all()
    return [dict(zip(heads, row.locator("td, th").all_inner_texts(), strict=True)) for row in rows]


def print_paper(organiser: Guest, title: str, *, division: str = "") -> str:
    """Open a PDF from the prints; what stands on the paper."""
    open_tab(organiser, "Prints")
    page = organiser.page
    if division:
        page.get_by_role("combobox", name="Division").select_option(label=division)
    return open_paper(organiser, page.get_by_role("link", name=about("Open the PDF", title)))


def open_paper(guest: Guest, link: Locator) -> str:
    """Open a PDF, which comes in a tab of its own; what stands on the paper."""
    with (
        guest.page.expect_popup() as opened,
        guest.context.expect_event("response", lambda answer: ".pdf" in answer.url) as answered,
    ):
        link.click()
    # A browser without a window shows no PDF: it takes it for a download.
    printed = guest.context.request.get(answered.value.url)
    opened.value.close()
    assert printed.ok, printed.text()
    return text_of(printed.body())
