"""The prize list: what each prize is, who has earned it, and a line to sign for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from rackhouse.contest.awards import Earned, awards
from rackhouse.contest.folding.brackets import why_not_final
from rackhouse.errors import require
from rackhouse.messages import Amount, known
from rackhouse.paper.folio import About, printed
from rackhouse.paper.grid import GridColumn, GridRow, draw_grid
from rackhouse.paper.pen import GREY
from rackhouse.paper.rounds import band_in_words, day_terms, title_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.contest import EventState
    from rackhouse.contest.plan import Award
    from rackhouse.paper.folio import Folio
    from rackhouse.paper.names import EntryNames
    from rackhouse.paper.size import Paper


def prize_list(
    state: EventState,
    names: EntryNames,
    divisions: Sequence[str],
    *,
    currency: str = "USD",
    paper: Paper = "a4",
) -> bytes:
    """The prizes of some divisions; those that nobody has earned yet have room for a name.

    Raises:
        IllegalError: if there is no such division, or none has awards.
    """
    found = [state.division(key) for key in divisions]
    require(any(one.plan.awards for one in found), "print-no-prizes")
    has_money = any(award.cents for one in found for award in one.plan.awards)
    columns = [
        GridColumn(names.say("print-prize"), part=1.2, size=11),
        GridColumn(names.say("print-prize-winner"), face="bold", part=1.2, size=11),
        GridColumn(names.say("print-prize-money") if has_money else "", 76, "right", size=11),
        GridColumn(names.say("print-prize-signed"), 140),
    ]

    def draw(folio: Folio) -> None:
        total = 0
        for one in found:
            if not one.plan.awards:
                continue
            if len(state.divisions) > 1:
                folio.need(60)
                folio.pen.text(folio.left, folio.y + 18, title_of(names, one), "slab", 13)
                folio.y += 24
            # Each band of a merged division has all awards, in their order.
            is_final = why_not_final(state, one) is None
            earned = awards(state, one.key, ratings=names.ratings)
            every = one.plan.awards * (len(earned) // len(one.plan.awards))
            rows = [
                row
                for award, of in zip(every, earned, strict=True)
                for told in [replace(of, band=band_in_words(names, one, of.band))]
                for row in _rows(names, award, told, currency, is_final=is_final)
            ]
            draw_grid(folio, columns, rows, high=27)
            folio.y += 6
            total += sum(award.cents for award in every)
        folio.need(40)
        if total:
            said = names.say("print-prizes-sum", sum=Amount(total, currency))
            folio.say(said, 11, face="bold")
        if has_money:
            folio.say(names.say("print-prizes-shared"), 8.6, GREY)

    about = About.of(state, names, names.say("print-prizes"), *day_terms(state, names))
    return printed(about, paper, draw)


def _rows(
    names: EntryNames, award: Award, of: Earned, currency: str, *, is_final: bool
) -> list[GridRow]:
    """A row for each who has earned an award, or one to be filled in.

    What nobody has at the end is a dash: the money of the place is with those who share it.
    """
    say = names.voice.say
    title = say(known("data-award-", award.title))
    # "Class B, first" already says that it is for class B.
    about = [one for one in (of.band, award.among) if one and one not in title]
    if award.rated_below:
        about.append(names.say("print-rated-below", rating=str(award.rated_below)))
    if of.figure is not None and award.most is not None:
        about.append(names.say("print-prize-with", points=of.figure))
    note = ", ".join(about)
    if not of.entries and is_final:
        return [GridRow((title, "\N{EN DASH}", "", ""), note)]
    if not of.entries:
        money = say(Amount(award.cents, currency)) if award.cents else ""
        return [GridRow((title, "", money, ""), note)]
    shares = of.shares or (0,) * len(of.entries)
    return [
        GridRow((title, names.of(entry), say(Amount(cents, currency)) if cents else "", ""), note)
        for entry, cents in zip(of.entries, shares, strict=True)
    ]
