"""Charity on paper: the price list, a receipt, and the evening's report for the treasurer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rackhouse.contest.folding.money import entry_of
from rackhouse.contest.money import pledge_due, sums_by_cause
from rackhouse.errors import require
from rackhouse.messages import Name, all_of, known
from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import GridColumn, GridRow, draw_grid
from rackhouse.paper.ledger import Money
from rackhouse.paper.names import capital
from rackhouse.paper.pen import GREY, draw_signatures
from rackhouse.paper.rounds import day_terms
from rackhouse.rules.explain import DOLLARS

if TYPE_CHECKING:
    from rackhouse.contest import EventState
    from rackhouse.contest.plan import PaidHelp
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.names import EntryNames
    from rackhouse.paper.size import Paper

_LARGEST, _SMALLEST = 56.0, 14.0


def price_list(
    state: EventState, names: EntryNames, *, currency: str = DOLLARS, paper: Paper = "a4"
) -> bytes:
    """What is for sale and for how much, in type as large as the page allows.

    Raises:
        IllegalError: if nothing is for sale.
    """
    catalogue = state.event.catalogue
    require(catalogue, "print-no-prices")
    about = About.of(state, names, names.say("print-price-list"))
    money = Money(names, currency)

    def draw(folio: Folio) -> None:
        folio.y += 16
        size = max(_SMALLEST, min(_LARGEST, (folio.left_over - 20) / len(catalogue) / 2))
        for help_ in catalogue:
            folio.need(size * 2)
            base = folio.y + size * 1.3
            price = price_in_words(help_, money)
            wide = folio.pen.text(folio.right, base, price, "slab", size * 0.8, align="right")
            title = capital(names.voice.say(known("data-cause-", help_.title)))
            folio.pen.text(folio.left, base, title, "bold", size, room=folio.wide - wide - 18)
            folio.y += size * 2
            folio.pen.line(folio.left, folio.y, folio.right, folio.y, thick=0.75)

    return printed(about, paper, draw)


def price_in_words(help_: PaidHelp, money: Money) -> str:
    """What something costs, with its unit if it has one."""
    price = money.text(help_.cents)
    if not help_.per:
        return price
    per = money.names.voice.say(known("data-per-", help_.per))
    return money.names.say("print-price-per", price=price, per=per)


def report(
    state: EventState, names: EntryNames, *, currency: str = DOLLARS, paper: Paper = "a4"
) -> bytes:
    """What is paid and promised for each cause, exact to the cent, to be signed twice."""
    about = About.of(state, names, names.say("print-report"), *day_terms(state, names))
    money = Money(names, currency)
    sums = sums_by_cause(state)
    paid, promised = sum(one.paid for one in sums), sum(one.promised for one in sums)

    def draw(folio: Folio) -> None:
        columns = [
            GridColumn(names.say("print-cause")),
            *[
                GridColumn(names.say(key), 90, "right")
                for key in ("print-paid", "print-promised", "print-together")
            ],
        ]
        rows = [
            GridRow(
                (
                    capital(names.cause(one.cause)),
                    *map(money.text, (one.paid, one.promised, one.raised)),
                )
            )
            for one in sums
        ]
        total = (paid, promised, paid + promised)
        rows.append(GridRow((names.say("print-together"), *map(money.text, total)), is_strong=True))
        draw_grid(folio, columns, rows, high=20)
        folio.y += 12
        folio.say(names.say("print-report-note"), colour=GREY)
        folio.need(60)
        half = folio.left + folio.wide / 2
        for key, left, right in (
            ("print-counted-by", folio.left, half - 12),
            ("print-treasurer", half + 12, folio.right),
        ):
            draw_signatures(folio.pen, [names.say(key)], (left, folio.y + 18, right))
        folio.y += 54

    return printed(about, paper, draw)


def receipt_in_words(
    state: EventState, names: EntryNames, money: Money, *, number: int = 0, pledge: int = 0
) -> tuple[str, ...]:
    """The sentences of the receipt of a payment, or of a pledge.

    Raises:
        IllegalError: if there is no such payment that still counts, and no such pledge.
    """
    event = Name(state.event.title)
    if pledge:
        require(pledge in state.pledges, "entry-no-pledge", number=pledge)
        found = state.pledges[pledge]
        name = Name(names.sponsors.get(pledge, "") or names.say("print-anonymous"))
        amount = money.text(pledge_due(state, found))
        key = "print-receipt-collected" if found.is_collected else "print-receipt-pledge"
        for_ = Name(names.of(found.entry))
        return (names.say(key, name=name, amount=amount, event=event, **{"for": for_}),)
    ledger = state.ledger.entries
    voided = {line.reverses for line in ledger}
    is_payment = 1 <= number <= len(ledger) and ledger[number - 1].kind == "payment"
    require(is_payment and number not in voided, "print-no-payment", number=number)
    line = ledger[number - 1]
    causes = dict.fromkeys(
        names.cause(fee.cause) for fee in state.ledger.fees() if fee.side == line.side
    )
    name, amount = Name(names.of(entry_of(line.side))), money.text(line.cents)
    said = names.say("print-receipt-payment", name=name, amount=amount, event=event)
    bought = names.say("print-receipt-for", causes=all_of(causes))
    return (said, *((bought,) if causes else ()), names.say("print-receipt-number", number=number))


def receipt(
    state: EventState,
    names: EntryNames,
    *,
    number: int = 0,
    pledge: int = 0,
    currency: str = DOLLARS,
    paper: Paper = "a4",
) -> bytes:
    """The receipt of one payment or of one pledge, to be signed.

    Raises:
        IllegalError: if there is no such payment that still counts, and no such pledge.
    """
    said = receipt_in_words(state, names, Money(names, currency), number=number, pledge=pledge)
    is_owed = bool(pledge) and not state.pledges[pledge].is_collected
    title = names.say("print-pledge" if is_owed else "print-receipt")
    about = About.of(state, names, title, *day_terms(state, names))

    def draw(folio: Folio) -> None:
        for sentence in said:
            folio.say(sentence, size=13)
            folio.y += 8
        folio.say(names.say("print-receipt-thanks"), size=13)
        place = (folio.left, folio.y + 40, folio.left + folio.wide / 2)
        draw_signatures(folio.pen, [names.say("print-for-the-house")], place)
        folio.y += 80

    return printed(about, paper, draw)
