"""FUNdraiser, money: one letter per turn may be bought, and never leaves the hundred (A-31)."""

from __future__ import annotations

import msgspec
import pytest

from rackhouse.record import DIRECTOR, Actor, Phase, facts
from rackhouse.referee import commands, news, view
from tests.kit import Table

ONE, TWO = Actor.seat_at(0), Actor.seat_at(1)
BLANK_FOR_FIVE = {"helps.letter.blank_price": 500}


def begun(rack: str = "TRAINER", other: str = "HOBSVYZ", **more: object) -> Table:
    """Team 1 on turn with this rack."""
    settings = more.get("settings", {})
    assert isinstance(settings, dict)
    return Table("fundraiser", draws=["A", "B", rack, other], settings=settings).begin()


def buy(letter: str, *, give: str = "", found: bool = True, seat: Actor = ONE) -> commands.BuyHelp:
    return commands.BuyHelp(seat, "letter", letter=letter, give=give, found=found)


# --- the price


@pytest.mark.rule("F-39")
@pytest.mark.parametrize(
    ("letter", "cents"), [("E", 100), ("D", 200), ("M", 300), ("W", 400), ("X", 800), ("Q", 1000)]
)
def test_a_letter_costs_a_dollar_for_each_point_on_its_face(letter: str, cents: int) -> None:
    table = begun()
    assert table.do(buy(letter)) == ["LetterBought", "Posted"]
    entry = table.facts(facts.Posted)[0].entry
    assert (entry.kind, entry.side, entry.cents) == ("fee", 0, cents)
    assert table.state.ledger.owed(0) == cents
    assert letter in table.rack(0)


@pytest.mark.rule("F-39", "A-31")
def test_one_letter_per_turn_and_another_in_the_next() -> None:
    table = begun()
    table.do(buy("E"))
    assert table.refused(buy("A")) == "referee-already-bought: A letter"
    table.pass_turn(0)
    table.pass_turn(1)
    table.do(commands.AnswerPlays(ONE, no_more=False))
    table.do(commands.AnswerPlays(TWO, no_more=False))
    table.do(buy("A"))
    assert table.state.ledger.owed(0) == 200


@pytest.mark.rule("F-39")
def test_only_the_team_on_turn_buys() -> None:
    table = begun()
    assert table.refused(buy("E", seat=TWO)) == "referee-not-your-turn: Team 1"


@pytest.mark.rule("A-31")
def test_a_blank_is_not_for_sale_unless_a_price_is_set() -> None:
    assert begun().refused(buy("?")) == "referee-no-blank-for-sale"
    table = begun(settings=BLANK_FOR_FIVE)
    table.do(buy("?"))
    assert (table.rack(0), table.state.ledger.owed(0)) == ("AEINRRT?", 500)


@pytest.mark.rule("A-31")
@pytest.mark.parametrize("letter", ["", "AB", "5", "!"])
def test_what_is_not_one_letter_is_refused_and_nothing_is_used_up(letter: str) -> None:
    table = begun()
    table.refused(buy(letter))
    assert table.do(buy("E")) == ["LetterBought", "Posted"]


# --- the tile


@pytest.mark.rule("A-31")
def test_the_tile_comes_out_of_this_tables_bag_as_an_eighth_tile() -> None:
    table = begun()
    assert ("X" in table.bag, table.state.bag_count) == (True, 86)
    table.do(buy("X"))
    assert (table.rack(0), "X" in table.bag, table.state.bag_count) == ("AEINRRTX", False, 85)
    assert table.accounted() == 100


@pytest.mark.rule("A-31")
def test_if_the_bag_lacks_it_nothing_is_charged_but_the_turns_purchase_is_used_up() -> None:
    table = begun()
    assert table.do(buy("Z")) == ["LetterBought"]  # team 2 holds the only Z
    assert not table.facts(facts.LetterBought)[0].found
    assert (table.rack(0), table.state.ledger.entries) == ("AEINRRT", ())
    assert table.refused(buy("E")) == "referee-already-bought: A letter"
    table.exchange(0, "T")  # who got nothing is no buyer
    assert table.mover == 1


@pytest.mark.rule("A-31")
def test_a_buyer_may_not_exchange_in_that_turn() -> None:
    table = begun()
    table.do(buy("X"))
    why = "referee-no-exchange-after-buying"
    assert table.refused(commands.ExchangeTiles(ONE, "X")) == why
    assert table.why_not(0, commands.ExchangeTiles) == why


@pytest.mark.rule("F-12", "A-31")
def test_after_the_play_the_rack_is_refilled_to_seven() -> None:
    table = begun()
    table.do(buy("S"))
    table.play(0, "8D TRAINS")
    assert (table.state.sides[0].held, table.state.bag_count) == (7, 80)
    assert table.facts(facts.TilesDrawn)[-1].count == 5  # two of eight were left


@pytest.mark.rule("F-62", "A-31")
def test_playing_seven_or_eight_tiles_earns_one_fifty() -> None:
    table = begun()
    table.do(buy("S"))
    table.play(0, "8D TRAINERS")
    assert table.facts(facts.PlayMade)[0].bonus == 50
    table = begun()
    table.do(buy("S"))
    table.play(0, "8D TRAINER")
    assert table.facts(facts.PlayMade)[0].bonus == 50
    assert table.state.sides[0].held == 7


@pytest.mark.rule("A-31", "F-33")
def test_a_challenged_buyer_gets_its_seven_back_and_the_bag_its_letter_without_refund() -> None:
    """VECTORS: bag 20, buy X ($8): 19; lay 5 of 8, draw 4: 15; challenged off: bag 20, the
    original seven on the rack, $8 kept"""
    bag = "X" + "E" * 9 + "O" * 6 + "U" * 4
    table = begun().arrange(racks=["TRAINDL", "HOBSVYZ"], bag=bag)
    assert table.state.bag_count == 20
    table.do(buy("X"))
    assert (table.state.bag_count, table.state.ledger.owed(0)) == (19, 800)
    table.draws = ["EEOU"]
    table.play(0, "8H TAXIN")
    assert (table.state.bag_count, table.rack(0)) == (15, "DEELORU")
    table.challenge(1)
    assert "LetterReturned" in table.rule(acceptable=False)
    assert (table.state.bag_count, table.rack(0)) == (20, "ADILNRT")
    assert sorted(table.bag) == sorted(bag)
    assert table.state.ledger.owed(0) == 800


@pytest.mark.rule("A-31", "A-10")
def test_a_buyer_draws_what_a_short_bag_holds() -> None:
    """VECTORS: bag 3, buy (2 left), lay 4 of 8: draw 2, rack 6, bag 0"""
    table = begun().arrange(racks=["TRAINDL", "HOBSVYZ"], bag="XEO")
    table.do(buy("X"))
    assert table.state.bag_count == 2
    table.play(0, "8H TAXI")
    assert (table.rack(0), table.bag) == ("DELNOR", "")
    assert table.phase is Phase.PENDING


@pytest.mark.rule("A-31")
def test_an_out_play_with_the_last_tile_bought_and_withdrawn_gives_it_back() -> None:
    table = begun().arrange(racks=["TRAINDL", "HOBSVYZ"], bag="S")
    table.do(buy("S"))
    table.play(0, "8D TRAINLDS")
    assert table.phase is Phase.FINAL_PENDING
    table.challenge(1)
    table.rule(acceptable=False)
    assert (table.rack(0), table.bag, table.mover) == ("ADILNRT", "S", 1)


@pytest.mark.rule("A-31")
@pytest.mark.parametrize("end", ["pass", "expiry", "bell", "resigning"])
def test_nobody_starts_a_turn_with_eight_the_bought_tile_goes_back_without_refund(end: str) -> None:
    table = begun()
    table.do(buy("X"))
    match end:
        case "pass":
            table.pass_turn(0)
        case "expiry":
            table.pass_time(180)
            table.tick("8D TRAXX")
        case "bell":
            table.bell()
        case _:
            table.do(commands.Resign(ONE))
    assert (table.rack(0), "X" in table.bag) == ("AEINRRT", True)
    assert table.facts(facts.LetterReturned) == [facts.LetterReturned(0, "X")]
    assert table.state.ledger.owed(0) == 800
    if table.phase is Phase.FINISHED:
        assert table.scores[0] == -7  # the X is not held at the end
    table.check_record()


@pytest.mark.rule("A-31")
def test_a_bought_tile_laid_by_an_expiring_draft_stays_laid() -> None:
    table = begun()
    table.do(buy("X"))
    table.pass_time(180)
    table.tick("8H TAX")
    assert table.facts(facts.LetterReturned) == []
    assert table.state.sides[0].held == 7


@pytest.mark.rule("A-31")
def test_a_bought_blank_that_was_declared_goes_back_undeclared() -> None:
    table = begun(settings=BLANK_FOR_FIVE)
    table.do(buy("?"))
    table.play(0, "8D TRAINERs")
    table.challenge(1)
    table.rule(acceptable=False)
    assert table.facts(facts.LetterReturned) == [facts.LetterReturned(0, "?")]
    assert (table.rack(0), table.bag.count("?")) == ("AEINRRT", 2)


# --- who sees what


@pytest.mark.rule("A-31")
def test_opponents_see_the_price_and_not_the_letter() -> None:
    table = begun()
    table.do(buy("X"))
    bought, posted = table.entries[-2:]
    assert news(bought, TWO, is_over=False).data == {"seat": 0, "help": "letter", "found": True}
    assert news(bought, ONE, is_over=False).data["letter"] == "X"
    told = news(posted, TWO, is_over=False).data["entry"]
    assert (told["cause"], told["postings"][0]["cents"]) == ("A letter", 800)
    seen = view(table.state, TWO, table.world)
    assert seen.sides[0].owed == 800
    assert seen.own is not None
    assert (seen.own.bought, seen.own.unseen["X"]) == ("", 1)
    own = view(table.state, ONE, table.world).own
    assert own is not None
    assert own.bought == "X"


# --- settings and custody


@pytest.mark.rule("A-31")
def test_swapping_for_a_rack_tile_is_a_setting() -> None:
    table = begun(settings={"helps.letter.replaces": True})
    assert table.refused(buy("X", give="Q")) == "referee-give-a-tile"
    table.do(buy("X", give="R"))
    assert (table.rack(0), table.state.bag_count) == ("AEINRTX", 86)
    assert ("X" in table.bag, table.state.ledger.owed(0)) == (False, 800)
    assert table.refused(commands.ExchangeTiles(ONE, "X")) == ("referee-no-exchange-after-buying")
    table.pass_turn(0)
    assert table.rack(0) == "AEINRTX"  # it is no eighth tile, so it stays


@pytest.mark.rule("A-31")
def test_with_real_tiles_the_table_says_whether_the_bag_had_the_letter() -> None:
    table = Table("fundraiser", custody="table").begin(lots=[["A", "B"]])
    table.do(buy("X", found=False))
    assert (table.state.sides[0].held, table.state.ledger.entries) == (7, ())
    table.pass_turn(0)
    table.do(buy("X", seat=TWO))
    assert (table.state.sides[1].held, table.state.bag_count) == (8, 85)
    assert table.state.ledger.owed(1) == 800
    table.pass_turn(1)
    assert (table.state.sides[1].held, table.state.bag_count) == (7, 86)


@pytest.mark.rule("A-33")
def test_money_never_changes_a_score() -> None:
    table = begun()
    table.do(buy("Q"))
    table.do(commands.SettleTab(DIRECTOR, 0, 1000))
    assert table.scores == [0, 0]


@pytest.mark.rule("A-31", "A-09")
def test_a_tile_that_lies_on_the_board_for_good_is_not_given_for_a_letter() -> None:
    table = Table(
        "fundraiser",
        settings={"placing.locked": "when-laid", "helps.letter.replaces": True},
        draws=["A", "B", "TRAINER", "HOBEEEE"],
    ).begin()
    table.do(commands.LayTiles(Actor.seat_at(0), "8D TRAIN"))
    buy = commands.BuyHelp(Actor.seat_at(0), "letter", letter="X", give="T")
    assert table.refused(buy) == "referee-give-a-tile"
    assert "LetterBought" in table.do(msgspec.structs.replace(buy, give="E"))
