"""Donations without a team at the desk, receipts, prices and the treasurer's report."""

from __future__ import annotations

from tests.desk.office import Official
from tests.desk.test_paper import file_of, words_in
from tests.kit.hall_process import HallProcess


def test_a_donor_gets_a_receipt_by_print_or_mail_and_can_be_forgotten(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("fundraiser")
    organiser.sign_up("The Owls", "The Larks", kind="team")
    path = f"/api/events/{organiser.event}/donations"
    given = {"donor": "Aunt May", "mail": "may@example.test", "cents": 2500}
    for _ in range(2):  # sent again it is taken once
        assert organiser.post(path, id="one", donation=given)["kind"] == "done"
    organiser.post(path, id="two", donation={"cents": 1000, "cause": "Raffle"})
    organiser.post(path, id="three", donation={"cents": 5, "mail": "nowhere"}, status=422)
    stranger = Official(small_hall, "Eve", organiser.event)
    refused = stranger.post(path, id="one", donation=given, status=200)
    assert refused["kind"] == "refused"

    money = organiser.see("money")
    tabs = [(one["entry"], one["name"], one["paid"], one["has_mail"]) for one in money["entries"]]
    assert tabs[2:] == [(-1, "Aunt May", 2500, True), (-2, "Donor 2", 1000, False)]
    assert (money["raised"], money["paid"]) == (3500, 3500)
    assert stranger.see("money")["entries"] == []
    stranger.see("log", status=403)
    for public in ("", "entries", "money", "standings", "rounds"):
        assert "Aunt May" not in str(stranger.see(public))

    assert "Aunt May paid $25.00" in words_in(file_of(organiser, "prints/receipt.pdf", payment="2"))
    receipts = f"/api/events/{organiser.event}/payments"
    for _ in range(2):  # asked again, there is still one letter
        organiser.put(f"{receipts}/2/receipt")
    [letter] = organiser.see("mail")
    assert (letter["address"], letter["name"]) == ("may@example.test", "Aunt May")
    assert "Aunt May paid $25.00" in letter["text"].replace("\u2068", "").replace("\u2069", "")
    organiser.put(f"{receipts}/4/receipt", status=403)  # gave no address
    organiser.put(f"{receipts}/1/receipt", status=422)  # no payment
    stranger.put(f"{receipts}/2/receipt", status=403)

    organiser.drop(f"/api/events/{organiser.event}/entries/-1")
    assert [one["name"] for one in organiser.see("money")["entries"][2:]] == ["Donor 1", "Donor 2"]
    assert organiser.see("mail") == []


def test_prices_and_the_report_by_cause_are_printed_and_leave_as_a_table(
    small_hall: HallProcess,
) -> None:
    organiser = Official(small_hall, "Olive")
    organiser.create("fundraiser")
    organiser.sign_up("The Owls", "The Larks", kind="team")
    path = f"/api/events/{organiser.event}"
    organiser.post(f"{path}/donations", id="one", donation={"cents": 2500})
    promised = {"cents": 1000, "cause": "Raffle", "paid": False}
    organiser.post(f"{path}/donations", id="two", donation=promised)
    pledge = {"entry": 1, "sponsor": "The Corner Bakery", "cents": 4000}
    organiser.post(f"{path}/pledges", id="three", pledge=pledge)
    organiser.do("take payment", entry=2, cents=300)

    prices = words_in(file_of(organiser, "prints/price-list.pdf"))
    assert "A failed challenge" in prices
    assert "$1.00 a point" in prices
    report = words_in(file_of(organiser, "prints/report.pdf")).replace("\n", " ")
    assert "Donation $25.00 $0.00 $25.00" in report
    assert "Total $28.00 $47.00 $75.00" in report
    table = file_of(organiser, "tables/causes.csv").decode("utf-8-sig").splitlines()
    assert table == [
        "cause,paid_cents,promised_cents,raised_cents",
        "pledges,0,4000,4000",
        "donation,2500,0,2500",
        "Raffle,0,1000,1000",
        "paid in advance,300,-300,0",
        "Total,2800,4700,7500",
    ]
    receipt = words_in(file_of(organiser, "prints/receipt.pdf", pledge="1"))
    assert "The Corner Bakery pledged $40.00 for The Owls" in receipt
