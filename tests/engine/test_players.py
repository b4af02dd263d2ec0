"""The players play legally, like people of their strength, and the same way again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import product
from random import Random

import msgspec
import pytest

from rackhouse.board import Board, Bonus, Play, placement_fault, score_play
from rackhouse.engine import Candidates, Engine, Leaves, Situation, engine_for
from rackhouse.errors import MalformedError, UnknownNameError
from rackhouse.lexicon import Commonness, Lexicon
from rackhouse.players import LADDER, Character, Lay, LetterOffer, Player, Seen, Stay, Swap, worth
from rackhouse.players.player import difficulty
from rackhouse.tiles import BLANK, Tile
from tests.twin.plain_generator import generate_plays

WORDS = ("AT", "ATE", "EAT", "EATS", "ES", "OX", "QI", "SEAT", "TA", "TEA", "TEAS", "ZA")
ENABLE = Lexicon.named("enable")
MAUD = Character.named("Maud")
names = pytest.mark.parametrize("character", LADDER, ids=lambda character: character.name)


def seen(rack: str, bag: int = 50, board: Board | None = None, may_swap: int = 7) -> Seen:
    board = Board.empty() if board is None else board
    return Seen(board, board.tile_set.alphabet.parse(rack), bag, may_swap)


def laid(player: Player, view: Seen) -> Play:
    choice = player.choose(view)
    assert isinstance(choice, Lay)
    return choice.play


def positions(count: int) -> list[Seen]:
    """Positions of games, from the empty board to the end of the bag."""
    views = []
    for number in range(count):
        chance, board = Random(number), Board.empty()
        bag = list(board.tile_set.tiles)
        chance.shuffle(bag)
        for _ in range(number % 12):
            choice = Player(MAUD, ENABLE).choose(Seen(board, tuple(bag[-7:]), len(bag)))
            if isinstance(choice, Lay):
                board = board.lay(choice.play.placements)
                for tile in choice.play.tiles:
                    bag.remove(tile)
        views.append(Seen(board, tuple(bag[-7:]), len(bag) - 14, unseen=tuple(bag[:-7])))
    return views


def test_there_are_at_least_six_with_a_name_and_a_sentence_of_their_own() -> None:
    assert len(LADDER) >= 6
    assert len({character.name for character in LADDER}) == len(LADDER)
    for character in LADDER:
        assert str(character.sentence).startswith(f"{character.name} ")
        assert str(character.sentence).endswith(".")
        assert len(str(character.sentence)) < 78  # a line of a terminal, behind its number
        assert Character.named(character.name.upper()) is character
    with pytest.raises(UnknownNameError, match=r"“Zoe”\. From the gentlest .* Pip, .* Zeno\.$"):
        Character.named("Zoe")


@pytest.mark.parametrize("habit", ["overlooks", "leave", "doubts"])
def test_a_habit_that_is_no_share_is_refused(habit: str) -> None:
    for share in (-0.1, 1.5):
        with pytest.raises(MalformedError, match="Give one from 0 to 1"):
            Character(name="Zoe", **{habit: share})  # type: ignore[arg-type]  # by name


def test_the_strongest_takes_the_best_there_is() -> None:
    play = laid(Player(MAUD, WORDS), seen("ZAEATOX", bag=0))
    best = max(
        score_play(Board.empty(), other).total
        for other in generate_plays(Board.empty(), seen("ZAEATOX").rack, WORDS)
    )
    assert score_play(Board.empty(), play).total == best == 22


def test_it_keeps_good_tiles_that_earn_little_more_until_the_bag_is_empty() -> None:
    assert BLANK not in laid(Player(MAUD, WORDS), seen("QI?VVUU", may_swap=0)).tiles
    words = ("EAT", "EATS")
    assert laid(Player(MAUD, words), seen("EATSVVV", may_swap=0)).words == ("EAT",)
    assert laid(Player(MAUD, words), seen("EATSVVV", bag=0)).words == ("EATS",)


def test_once_the_bag_is_empty_it_goes_out_where_that_pays() -> None:
    # TEAS scores less than ZA does, and ends the game with the others' tiles.
    board = Board.empty()
    board = board.lay(board.parse_play("8G OX").placements)
    parse = board.tile_set.alphabet.parse
    words = (*WORDS, "OXES", "ZAS")
    near = Seen(board, parse("ES"), 0, unseen=parse("QZVVJJ"))
    assert laid(Player(MAUD, words), near).tiles == parse("ES")


def test_without_learned_values_a_rule_of_thumb_keeps_blanks_and_hooks() -> None:
    spanish = Board.empty(tile_set="spanish")
    words = ("ES", "SE", "TE", "TES")
    rack = spanish.tile_set.alphabet.parse("TES?VVV")
    assert BLANK not in laid(Player(MAUD, words), Seen(spanish, rack, 50, 0)).tiles
    choice = Player(MAUD, ("ZZZ",)).choose(Seen(spanish, rack, 50))
    assert isinstance(choice, Swap)
    assert BLANK not in choice.tiles


def test_a_poor_play_gives_way_to_an_exchange_while_there_is_one() -> None:
    player = Player(MAUD, ("TA", "AT"))
    assert isinstance(player.choose(seen("TAUUVVV")), Swap)
    assert isinstance(player.choose(seen("TAUUVVV", may_swap=0)), Lay)
    assert isinstance(player.choose(seen("TAUUVVV", bag=0)), Lay)


@names
@pytest.mark.parametrize(("bag", "may_swap"), [(2, 7), (50, 1), (50, 7)])
def test_it_exchanges_no_more_than_it_may(character: Character, bag: int, may_swap: int) -> None:
    choice = Player(character, ("ZZZ",)).choose(seen("VVVWWUU", bag, may_swap=may_swap))
    assert isinstance(choice, Swap)
    assert 0 < len(choice.tiles) <= min(bag, may_swap)


@names
def test_with_neither_play_nor_exchange_it_passes(character: Character) -> None:
    for bag, may_swap, fruitless in ((0, 7, 0), (50, 0, 0), (50, 7, 6)):
        view = msgspec.structs.replace(seen("VVVWWUU", bag, may_swap=may_swap), fruitless=fruitless)
        assert Player(character, ("ZZZ",)).choose(view) == Stay()


def test_every_exchange_is_weighed_once() -> None:
    made = list(worth.swaps(seen("AAB?")))
    assert len(made) == len(set(made)) == 3 * 2 * 2 - 1
    for gone, kept in made:
        assert sorted(gone + kept) == sorted(seen("AAB?").rack)


@names
def test_the_same_seed_chooses_the_same_again(character: Character) -> None:
    views = positions(6)
    made = [Player(character, ENABLE, "a").choose(view) for view in views]
    assert [Player(character, ENABLE, "a").choose(view) for view in reversed(views)] == made[::-1]
    others = [Player(character, ENABLE, seed).choose(view) for seed in "bcd" for view in views]
    assert (others == made * 3) is (not character.overlooks)


def test_it_sees_no_more_than_its_view() -> None:
    """What the bag and the others hold is told by number and not by order."""
    for view in positions(8):
        other = msgspec.structs.replace(view, unseen=view.unseen[::-1])
        for character in LADDER:
            assert Player(character, ENABLE).choose(view) == Player(character, ENABLE).choose(other)


def test_the_weaker_know_fewer_words() -> None:
    known = [len(Player(character, ENABLE).vocabulary) for character in LADDER]
    assert known == sorted(known)
    assert known[0] < 10_000
    assert known[-1] == len(ENABLE)
    pip = Player(LADDER[0], ENABLE).vocabulary
    assert "WATER" in pip
    assert "ETUI" not in pip


def test_in_another_language_too_the_weaker_know_fewer_words() -> None:
    words = Lexicon.of(
        ["".join(parts) for parts in product("BCDLMN", "AEIOU", "LLRST", "AEO", ("R", "S", "NDO"))],
        tile_set="spanish",
    )
    known = [len(Player(character, words).vocabulary) for character in LADDER]
    assert known == sorted(known)
    assert len(words) * 0.1 < known[0] < len(words) * 0.4
    assert known[-1] == len(words)


@names
def test_it_lays_only_words_that_it_knows(character: Character) -> None:
    player = Player(character, ENABLE)
    for view in positions(10):
        choice = player.choose(view)
        if isinstance(choice, Lay):
            assert set(choice.play.words) <= set(player.vocabulary)


def test_the_weaker_take_worse_plays() -> None:
    """Points a turn over the same positions, from the gentlest to the strongest."""
    points = []
    for player in (Player(character, ENABLE) for character in LADDER):
        plays = [(view, player.choose(view)) for view in positions(60)]
        scores = [score_play(v.board, p.play).total for v, p in plays if isinstance(p, Lay)]
        points.append(sum(scores))
    assert points == sorted(points)
    assert points[0] * 2 < points[-1]


def test_long_and_rare_words_are_harder_to_find() -> None:
    assert difficulty(2, 49) < difficulty(2, 10) < difficulty(7, 10) < difficulty(7, 0) <= 1
    found: Counter[str] = Counter()
    # A bonus through no tile, and a short play worth less: who sees the bonus?
    for character in (LADDER[2], LADDER[4], MAUD):
        for seed in range(40):
            player = Player(character, ("TRAINER", "TEN"), str(seed))
            found[character.name] += "TRAINER" in laid(player, seen("TRAINER", may_swap=0)).words
    assert found[LADDER[2].name] < found[LADDER[4].name] < found["Maud"] == 40


def test_it_challenges_what_it_has_never_met_and_nothing_else() -> None:
    player = Player(MAUD, WORDS)
    assert player.would_challenge(["QI", "XYZZY"])
    assert not player.would_challenge(["QI", "ZA"])
    assert not player.would_challenge([])


def test_the_weaker_trust_their_doubts_less() -> None:
    phonies = [f"Q{word}X" for word in list(ENABLE)[::500]]
    players = [Player(character, ENABLE) for character in LADDER]
    called = [sum(player.would_challenge([word]) for word in phonies) for player in players]
    assert called == sorted(called)
    assert 0 < called[0] < called[-1] == len(phonies)
    common = Commonness.built_in().at_least(45, ENABLE)
    for player in players:
        assert not any(player.would_challenge([word]) for word in common)


def test_what_looks_like_no_word_is_doubted_sooner() -> None:
    chance = Random(1)
    likely = [word for word in chance.sample(list(ENABLE), 2000) if not word.endswith("S")]
    doubted = []
    for words in (likely, [word[::-1] for word in likely if word[::-1] not in ENABLE]):
        player = Player(Character.named("Hugo"), ENABLE)
        doubted.append(sum(player.would_challenge([word]) for word in words) / len(words))
    assert 0 < 2 * doubted[0] < doubted[1]


def test_more_tiles_and_blanks_than_the_engine_takes_wait_for_their_turn() -> None:
    board = Board.empty("super", "english-super")
    rack = board.tile_set.alphabet.parse("????TRAINE")
    choice = Player(MAUD, ENABLE).choose(Seen(board, rack, 100))
    assert isinstance(choice, Lay)
    assert not Counter(choice.play.tiles) - Counter(rack)
    assert Player(MAUD, ENABLE).has_play(Seen(board, rack, 100))
    assert Player(MAUD, ENABLE).wants(Seen(board, rack, 100), LetterOffer(1, 1, 1000)) is None


def test_it_answers_by_its_own_words_whether_it_has_a_play() -> None:
    view = seen("ETUIXQ")
    assert Player(MAUD, ("ETUI",)).has_play(view)
    assert not Player(LADDER[0], ("ETUI",)).has_play(view)


def test_the_house_sets_its_bonus_and_opening() -> None:
    view = msgspec.structs.replace(seen("ZAEAT", may_swap=0), opening_minimum=3)
    assert len(laid(Player(MAUD, WORDS), view).placements) >= 3
    generous = Player(MAUD, WORDS, bonus=Bonus(4, 100))
    assert len(laid(generous, seen("ZATEASS")).placements) == 4


def offered(rack: str, budget: int, **prices: int) -> Tile | None:
    board = Board.empty()
    view = msgspec.structs.replace(seen(rack), unseen=tuple(board.tile_set.tiles))
    offer = LetterOffer(prices.get("point", 100), prices.get("blank", 0), budget)
    return Player(MAUD, ("TRAINER", "RAT")).wants(view, offer)


def test_it_buys_the_letter_that_makes_a_bonus_if_there_is_money() -> None:
    letter = Board.empty().tile_set.alphabet.parse
    assert offered("TRAINEV", 500) == letter("R")[0]
    assert offered("TRAINEV", 99) is None, "an R costs a hundred cents"
    assert offered("TRAINEV", 0) is None
    assert offered("RATVVVV", 10_000) is None, "no letter makes a bonus of that"
    assert offered("TRAINER", 10_000) is None, "it has a bonus without buying one"
    assert offered("TRAINEV", 50, blank=40) == BLANK


def test_two_blanks_on_the_largest_board_are_within_the_budget_of_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However many plays there are, no more are weighed than the character's breadth."""
    board = Board.empty("super", "english-super")
    for text in ("11H TRAINER", "N6 PASTER"):
        board = board.lay(board.parse_play(text).placements)
    view = Seen(board, board.tile_set.alphabet.parse("??EINST"), 100)
    asked: list[int] = []
    best = Engine.best

    def counted(
        engine: Engine,
        board: Board,
        rack: str | Sequence[Tile],
        count: int = 1,
        situation: Situation | None = None,
    ) -> Candidates:
        asked.append(count)
        return best(engine, board, rack, count, situation)

    monkeypatch.setattr(Engine, "best", counted)
    for character in LADDER:
        assert isinstance(Player(character, ENABLE).choose(view), Lay)
    assert asked == [character.breadth for character in LADDER]
    assert max(asked) <= 200
    assert len(engine_for(ENABLE, board).all(board, view.rack)) > 20_000


def test_a_house_list_made_of_the_default_one_keeps_its_values() -> None:
    shipped = Leaves.shipped_for(ENABLE)
    assert shipped is not None
    house = ENABLE.with_changes(add=["ZZZQ", "RACKHOUSE"], remove=["AA"], name="house")
    assert Leaves.shipped_for(house) == shipped
    board = Board.empty()
    rack = board.tile_set.alphabet.parse("AEIOUUV")
    situation = Situation.of(board, rack)
    found = [
        Engine(lexicon, leaves=Leaves.shipped_for(lexicon)).best(board, rack, 1, situation)[0]
        for lexicon in (ENABLE, house)
    ]
    assert found[0].on(board).notation == "8H UVEA"
    assert found[1].equity == found[0].equity == 4890
    # Half of it is another list, and so is one of other letters.
    half = Lexicon.of(list(ENABLE)[::2])
    assert Leaves.shipped_for(half) is None
    assert Leaves.shipped_for(Lexicon.of(["GATO"], tile_set="spanish")) is None


def test_lists_of_the_same_letters_share_the_learned_values() -> None:
    assert Leaves.shipped_for(Lexicon.of(WORDS)) is None
    player = Player(MAUD, Lexicon.of(WORDS))
    assert player._engine(seen("QI?")).has_leaves


@names
def test_it_seems_to_think_for_a_while_and_as_long_again(character: Character) -> None:
    times = {Player(character, ENABLE).seconds(view) for view in positions(5)}
    assert len(times) == 5
    assert all(character.seconds / 2 <= t <= character.seconds * 1.5 for t in times)


@pytest.mark.parametrize("seed", ["one", "two"])
def test_two_of_them_play_a_whole_legal_game(seed: str) -> None:
    chance, board = Random(seed), Board.empty()
    bag = list(board.tile_set.tiles)
    chance.shuffle(bag)
    racks = [[bag.pop() for _ in range(7)] for _ in range(2)]
    players = [Player(MAUD, ENABLE, seed), Player(LADDER[2], ENABLE, seed)]
    still = turn = 0
    while still < 2 and all(racks) and turn < 100:
        side = turn % 2
        choice = players[side].choose(Seen(board, tuple(racks[side]), len(bag), fruitless=still))
        still = still + 1 if isinstance(choice, Stay) else 0
        gone: tuple[Tile, ...] = ()
        if isinstance(choice, Lay):
            assert placement_fault(board, choice.play.placements) is None
            assert all(word in ENABLE for word in choice.play.words)
            gone = choice.play.tiles
            board = board.lay(choice.play.placements)
        elif isinstance(choice, Swap):
            gone = choice.tiles
            assert 0 < len(gone) <= len(bag)
        for tile in gone:
            racks[side].remove(tile)  # fails if it played a tile that it did not hold
        drawn = [bag.pop() for _ in range(min(len(gone), len(bag)))]
        racks[side] += drawn
        if isinstance(choice, Swap):
            bag += gone
            chance.shuffle(bag)
        turn += 1
        assert board.tile_count + len(bag) + sum(map(len, racks)) == 100
    assert board.tile_count > 60


def test_a_choice_survives_the_wire() -> None:
    for choice in (Player(MAUD, WORDS).choose(seen("QI")), Swap((1, 2)), Stay()):
        assert msgspec.json.decode(msgspec.json.encode(choice), type=Lay | Swap | Stay) == choice
