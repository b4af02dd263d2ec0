"""Facts of setting up: from the empty table to the first racks."""

from __future__ import annotations

from typing import Literal

from rackhouse.record.facts.terms import Custody, DictionaryReference, Fact, Ruler
from rackhouse.rules import Rules
from rackhouse.tiles import Layout


class GameCreated(Fact, frozen=True, tag="game created"):
    """The first fact: what is played, under which rules and words, by how many sides."""

    sheet: str
    rules: Rules
    dictionary: DictionaryReference
    ruler: Ruler
    custody: Custody
    sides: int
    commitment: str
    """The hash of the secret that the draws come from; empty with real tiles."""
    version: int = 1


class NonceGiven(Fact, frozen=True, tag="nonce given"):
    """A seat added its own randomness to the draws, after the commitment."""

    seat: int
    nonce: str


class DictionaryProposed(Fact, frozen=True, tag="dictionary proposed"):
    """A side proposed another dictionary."""

    seat: int
    dictionary: DictionaryReference


class DictionaryAgreed(Fact, frozen=True, tag="dictionary agreed"):
    """All sides agreed on another dictionary before the game."""

    dictionary: DictionaryReference
    ruler: Ruler


class BoardProposed(Fact, frozen=True, tag="board proposed"):
    """A side proposed another board."""

    seat: int
    layout: Layout


class BoardAgreed(Fact, frozen=True, tag="board agreed"):
    """All sides agreed on another board before the first draw."""

    layout: Layout


class ScoreKeeperChosen(Fact, frozen=True, tag="score-keeper chosen"):
    """One side keeps the score."""

    seat: int


class LotDrawn(Fact, frozen=True, tag="lot drawn"):
    """A side drew a tile to decide something: first play, or a tie."""

    seat: int
    tile: str
    draw: int
    attempt: int
    purpose: Literal["first play", "tie"]


class FirstDecided(Fact, frozen=True, tag="first decided"):
    """Who plays first, and with that the order of play; the drawn tiles are back in the bag."""

    seat: int


class TilesDrawn(Fact, frozen=True, tag="tiles drawn"):
    """A side drew tiles onto its rack; with real tiles only their number is known."""

    seat: int
    count: int
    tiles: str
    draw: int
