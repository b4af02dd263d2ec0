"""FUNdraiser, set-up: two teams, the draw for first, the first racks."""

from __future__ import annotations

import pytest

from rackhouse.errors import IllegalError
from rackhouse.game import Game
from rackhouse.record import Actor, DictionaryReference, facts
from rackhouse.referee import commands
from rackhouse.rules import Sheet
from tests.kit import Table

RACKS = ("TRAINER", "HOBSXYZ")


def lots(table: Table) -> list[tuple[int, str, int]]:
    return [(fact.seat, fact.tile, fact.attempt) for fact in table.facts(facts.LotDrawn)]


@pytest.mark.rule("F-01", "F-13")
@pytest.mark.parametrize("sides", [1, 3, 4])
def test_two_teams_sit_at_a_table_and_no_other_number(sides: int) -> None:
    with pytest.raises(IllegalError, match=f"This game is for 2 teams, not {sides}."):
        Table("fundraiser", sides=sides)
    assert str(Table("fundraiser").state.seat_name(1)) == "Team 2"


@pytest.mark.rule("F-01")
def test_words_interlock_a_play_that_touches_nothing_is_refused() -> None:
    table = Table("fundraiser", draws=["A", "B", *RACKS, "AEIOULN"]).begin()
    table.play(0, "8D TRAINER")
    assert table.refused(commands.Commit(Actor.seat_at(1), "3A HOBS")) == ("board-not-joined")
    table.play(1, "7G HOB")
    assert table.facts(facts.PlayMade)[1].words == ("HOB", "HI", "ON", "BE")


def shuffled(secret: str, nonce: str) -> list[str]:
    """The first racks out of the real bag."""
    game = Game.new(
        "fundraiser",
        settings={"round.seconds": 3600},
        secret=secret,
        nonces=[nonce, "south"],
        clock=lambda: 0,
    )
    assert game.state.bag_count == 100
    game.begin()
    return [game.rack(0), game.rack(1)]


@pytest.mark.rule("F-03")
def test_the_tiles_lie_hidden_and_shuffled_by_chances_that_no_team_holds_alone() -> None:
    assert Sheet.named("fundraiser").rules.tiles.kept_in == "face down, or in the bag"
    racks = shuffled("00" * 32, "north")
    assert racks == shuffled("00" * 32, "north")
    assert racks != shuffled("11" * 32, "north")
    assert racks != shuffled("00" * 32, "another")


@pytest.mark.rule("F-03")
def test_nothing_is_drawn_before_both_teams_have_added_their_chance() -> None:
    table = Table("fundraiser")
    table.do(commands.GiveNonce(Actor.seat_at(1), "chance"))
    assert table.refused(commands.Begin(Actor.seat_at(1))) == ("referee-nonces-missing: Team 1")


@pytest.mark.rule("F-04", "F-05")
@pytest.mark.parametrize(("drawn", "first"), [(("M", "N"), 0), (("N", "M"), 1), (("Z", "A"), 1)])
def test_the_team_nearest_the_beginning_of_the_alphabet_plays_first(
    drawn: tuple[str, str], first: int
) -> None:
    table = Table("fundraiser", draws=[*drawn, *RACKS]).begin()
    assert lots(table) == [(0, drawn[0], 1), (1, drawn[1], 1)]
    assert table.facts(facts.FirstDecided) == [facts.FirstDecided(first)]
    assert table.mover == first
    assert table.rack(first) == "AEINRRT"


@pytest.mark.rule("F-06")
@pytest.mark.parametrize(("drawn", "first"), [(("A", "?"), 1), (("?", "A"), 0)])
def test_a_blank_supersedes_all_tiles(drawn: tuple[str, str], first: int) -> None:
    assert Table("fundraiser", draws=[*drawn, *RACKS]).begin().mover == first


@pytest.mark.rule("F-04", "A-03")
def test_two_blanks_tie_and_draw_again() -> None:
    table = Table("fundraiser", draws=["?", "?", "C", "B", *RACKS]).begin()
    assert lots(table) == [(0, "?", 1), (1, "?", 1), (0, "C", 2), (1, "B", 2)]
    assert table.mover == 1


@pytest.mark.rule("F-07")
def test_exposed_letters_go_back_and_can_be_drawn_again() -> None:
    table = Table("fundraiser", draws=["Q", "Z", "QZTRAIN", "HOBSXYE"]).begin()
    assert table.rack(0) == "AINQRTZ"
    assert table.accounted() == 100


@pytest.mark.rule("F-08")
def test_each_team_draws_seven_the_first_player_first() -> None:
    table = Table("fundraiser", draws=["B", "A", *RACKS]).begin()
    drawn = [(fact.seat, fact.count, fact.tiles) for fact in table.facts(facts.TilesDrawn)]
    assert drawn == [(1, 7, "AEINRRT"), (0, 7, "BHOSXYZ")]
    assert table.state.bag_count == 86


@pytest.mark.rule("F-31")
def test_the_fourth_edition_of_the_players_dictionary_decides_and_no_other_can_be_agreed() -> None:
    words = Sheet.named("fundraiser").rules.words
    assert words.dictionary == "The Official SCRABBLE Players Dictionary"
    assert words.edition == "Fourth Edition"
    table = Table("fundraiser")
    other = commands.AgreeDictionary(Actor.seat_at(0), DictionaryReference("Our own book"))
    why = "referee-no-own-dictionary"
    assert table.refused(other) == why
    created = table.facts(facts.GameCreated)[0]
    assert (created.rules.words.dictionary, created.rules.words.edition) == (
        words.dictionary,
        words.edition,
    )


@pytest.mark.rule("F-45", "A-29")
def test_the_organiser_must_set_the_length_of_the_round() -> None:
    with pytest.raises(IllegalError, match=r"Set the time for the round in seconds"):
        Table("fundraiser", settings={"round.seconds": 0})
