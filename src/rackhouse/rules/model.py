"""The model of a rule sheet: every knob a house may turn, section by section.

A sheet is data. No code asks which sheet is played; it asks for the value of a knob. A new house
rule is a field here, its words in ``rule.ftl`` and a case in the one policy file that decides it.

Times are whole seconds, money is whole cents.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rackhouse.board import Bonus

Count = Annotated[int, Meta(ge=0, le=10_000)]
Seconds = Annotated[int, Meta(ge=0, le=86_400)]
DAY = 86_400
Wait = Annotated[int, Meta(ge=0, le=14 * DAY)]
"""Seconds that somebody may be waited for: days, if a game is played by correspondence."""
Bank = Annotated[int, Meta(ge=0, le=60 * DAY)]
Cents = Annotated[int, Meta(ge=0, le=1_000_000)]
Line = Annotated[str, Meta(max_length=400)]

Exclusion = Literal["always-capitalised", "abbreviation", "lone-affix", "hyphen-or-apostrophe"]
"""A class of words that a sheet excludes even if a dictionary lists them."""

PointsReason = Literal["own unplayed", "others' unplayed", "overtime", "challenge"]
"""What points that no play earned are for: ``rule-points-…`` says it, GCG has it in brackets."""


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a sheet; unknown keys are refused, so that a typo is noticed."""


class Sides(Section, frozen=True):
    """Who plays at a table."""

    minimum: Annotated[int, Meta(ge=2, le=4)]
    maximum: Annotated[int, Meta(ge=2, le=4)]
    usual: Annotated[int, Meta(ge=2, le=4)]
    called: Literal["player", "team"]


class Tiles(Section, frozen=True):
    """What is played with."""

    board: Line
    own_board: Literal["no", "if-all-agree"]
    """Whether sides may bring another board layout."""
    set: Line
    kept_in: Line
    """Where the tiles are mixed, in the sheet's words."""
    rack: Annotated[int, Meta(ge=1, le=15)]


class Colours(Section, frozen=True):
    """What the sheet calls the premium squares."""

    double_letter: Line
    triple_letter: Line
    quadruple_letter: Line
    double_word: Line
    triple_word: Line
    quadruple_word: Line


class First(Section, frozen=True, kw_only=True):
    """Who plays first: by a draw, or as an event has settled it."""

    seat: Annotated[int, Meta(ge=0, le=4)] = 0
    """The side that plays first, counted from 1; 0 is by a draw."""
    winner: Literal["nearest-start", "nearest-end"]
    blank: Literal["beats-all", "loses-to-all"]
    ties: Literal["tied-draw-again"]
    order: Literal["clockwise"]
    lots: Literal["go-back"] = "go-back"


class Dealing(Section, frozen=True):
    """How the first racks are drawn."""

    order: Literal["first-player-first", "seat-order"]


class Placing(Section, frozen=True, kw_only=True):
    """Laying tiles."""

    opening_tiles: Annotated[int, Meta(ge=1, le=7)]
    direction: Literal["across-or-down"]
    later: Literal["complete-words"] = "complete-words"
    blanks: Literal["any-letter"] = "any-letter"
    locked: Literal["when-committed", "when-laid"]
    """When a tile may no longer be taken up; ``when-laid`` is literal touch-move."""
    ends_by: Literal["announcement", "press"]
    """With ``press`` and clocks in use, the turn ends when the clock is pressed (A-09)."""


class Scoring(Section, frozen=True, kw_only=True):
    """What a play earns."""

    words: Literal["every-word"] = "every-word"
    blanks: Literal["zero"] = "zero"
    start: Literal["premium-counts"] = "premium-counts"
    letter_premiums: Literal["before-word-premiums"] = "before-word-premiums"
    word_premiums: Literal["multiply"] = "multiply"
    premiums: Literal["once"] = "once"
    bonus_tiles: Annotated[int, Meta(ge=1, le=15)]
    bonus_points: Annotated[int, Meta(ge=0, le=1000)]
    tally: Literal["after-each-turn"]
    confirmed_by: Literal["program", "score-keeper"]

    @property
    def bonus(self) -> Bonus:
        """What laying many tiles at once earns."""
        return Bonus(self.bonus_tiles, self.bonus_points)


class Drawing(Section, frozen=True, kw_only=True):
    """Refilling the rack."""

    tiles: Literal["as-many-as-played"] = "as-many-as-played"
    when: Literal["at-once", "when-window-shuts"]


class ExchangeRules(Section, frozen=True, kw_only=True):
    """Exchanging tiles."""

    way: Literal["draw-then-mix"] = "draw-then-mix"
    least_in_bag: Annotated[int, Meta(ge=0, le=100)]
    """There must always be as many as are exchanged (A-13); this is in addition to that."""
    none_is: Literal["pass", "refused"]
    """What an exchange of no tiles means."""


class Passing(Section, frozen=True):
    """Passing."""

    allowed: bool


class WordRules(Section, frozen=True, kw_only=True):
    """What makes a word acceptable."""

    source: Literal["dictionary", "list"]
    """``dictionary``: its entries without the exclusions; ``list``: whatever is in the list."""
    dictionary: Line
    """The title of the dictionary in force; empty if the organiser must name one."""
    edition: Line
    exclusions: tuple[Exclusion, ...]
    part_of_speech: bool = True
    """Whether a word needs one; records from before this knob do. A ``list`` never does."""
    own_dictionary: Literal["no", "if-all-agree"]
    look_ups: Literal["challenges-only", "challenges-and-peeks"]
    repeats: bool
    phonies: Literal["stand-unless-challenged", "void"]

    @property
    def needs_part(self) -> bool:
        """Whether an entry of a labelled dictionary is good only as a part of speech."""
        return self.source == "dictionary" and self.part_of_speech


class ChallengeRules(Section, frozen=True, kw_only=True):
    """What a challenge does."""

    scope: Literal["play", "named-words"]
    ruled_by: Literal["list", "judge", "players"]
    """``judge``: a person is called; ``players``: the sides confirm what the book says."""
    withdrawn: Literal["tiles-back-turn-lost"] = "tiles-back-turn-lost"
    failed_turns: Annotated[int, Meta(ge=0, le=1)]
    failed_points: Annotated[int, Meta(ge=0, le=100)]
    """Given to the side whose play was challenged."""
    points_for: Literal["challenge", "each-word"] = "challenge"
    """What ``failed_points`` are counted for; records from before this knob use the first."""
    failed_fee: Cents
    failed_seconds: Seconds
    ruling_time: Literal["free", "charged-to-challenger"]
    ruling_shuts_window: bool
    cap: Count
    """How many challenges a side has in a game; 0 is no cap."""


class Window(Section, frozen=True):
    """How long a play may be challenged."""

    shuts: Literal["next-start", "draw", "score-confirmed"]
    others_seconds: Seconds
    """With three or more sides: how long the next side must wait for the others."""
    draw_after_seconds: Wait
    """How soon the mover may ask for the draw that shuts the window."""
    hold_seconds: Wait
    """How long a hold may delay the draw; 0 is no hold."""
    out_play_seconds: Wait
    """How long silence after an out-play takes to count as acceptance."""


class TurnTimer(Section, frozen=True, kw_only=True):
    """The turn's own timer."""

    limit: Literal["none", "soft", "hard"]
    seconds: Wait
    """A turn of a day or more is played by correspondence."""
    bank_seconds: Bank = 0
    """What each side has beyond its turns' limits in the whole game."""
    more_time: Literal["granted"] = "granted"
    warn_seconds: Wait
    """How much of the turn is used when the warning comes."""
    missed_go_is: Literal["pass", "nothing", "forfeit"]

    @property
    def is_by_correspondence(self) -> bool:
        """Whether the sides have days for a turn, and need not be there at the same time."""
        return self.limit != "none" and self.seconds >= DAY


class Clocks(Section, frozen=True):
    """A game clock for each side."""

    use: Literal["off", "if-organiser-sets", "on"]
    seconds: Seconds
    overtime_points: Annotated[int, Meta(ge=0, le=1000)]
    """Taken off the score for each minute of overtime begun."""


class Round(Section, frozen=True):
    """The time for the round."""

    limit: Literal["none", "organiser-sets", "set"]
    seconds: Seconds
    at_bell: Literal["hard-stop", "finish-turn", "equal-turns"]


class Help(Section, frozen=True):
    """One help that can be bought; money never changes a score."""

    kind: Literal["letter", "peek", "time", "service"]
    title: Line
    price: Cents
    """In cents; for a letter, the price of each point on its face."""
    per_turn: Annotated[int, Meta(ge=1, le=100)]
    seconds: Seconds = 0
    """How long a peek lasts, or how much time is bought."""
    known_letters: Annotated[int, Meta(ge=0, le=15)] = 0
    """How many first letters of the word must be declared for a peek."""
    blank_price: Cents = 0
    """What a blank costs; 0 means it is not for sale."""
    replaces: bool = False
    """Whether a bought letter is swapped for a tile of the rack; otherwise it is an extra tile."""
    ends_turn: bool = False


class Ending(Section, frozen=True):
    """When the game ends."""

    going_out: bool
    agreement: bool
    """After a round of passes each side is asked privately whether plays are left (A-16)."""
    pass_rounds: Annotated[int, Meta(ge=0, le=20)]
    """So many unbroken rounds of passes end the game without asking; 0 is never."""
    scoreless_turns: Annotated[int, Meta(ge=0, le=100)]
    """So many turns without points in a row end the game; 0 is never."""


class Unplayed(Section, frozen=True):
    """How tiles left on racks change the scores."""

    count: Literal["own-off-and-others-to-out", "double-to-out"]


class ResultRules(Section, frozen=True):
    """Who wins."""

    winner: Literal["highest-score"]
    tie: Literal["score-before-unplayed", "stays"]
    still_tied: Literal["replay-or-draw", "director", "half-win-each", "better-round", "shared"]


class Disputes(Section, frozen=True):
    """Discrepancies that the sides cannot settle."""

    markers: bool
    """Whether a point can be marked: the game is finished provisionally and the director rules."""


class ScoreKeeper(Section, frozen=True):
    """The person who keeps score."""

    chosen: Literal["none", "a-player"]


class Rules(Section, frozen=True):
    """A complete rule sheet: what a game's first fact carries."""

    title: Line
    summary: Line
    sides: Sides
    tiles: Tiles
    colours: Colours
    first: First
    dealing: Dealing
    placing: Placing
    scoring: Scoring
    drawing: Drawing
    exchange: ExchangeRules
    passing: Passing
    words: WordRules
    challenge: ChallengeRules
    window: Window
    turn: TurnTimer
    clocks: Clocks
    round: Round
    ending: Ending
    unplayed: Unplayed
    result: ResultRules
    disputes: Disputes
    score_keeper: ScoreKeeper
    helps: dict[str, Help] = {}
