"""What the rules of a game mean at the table: prices, stakes, who rules. Pure.

Pages only show these; what may be done is in the options of a view.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rackhouse.record import Phase
from rackhouse.record.facts import DictionaryReference, Ruler
from rackhouse.referee.setting_up import proposals
from rackhouse.rules.model import Help
from rackhouse.tiles import Layout

if TYPE_CHECKING:
    from rackhouse.record import State


class HelpView(Help, frozen=True, kw_only=True):
    """A help that can be bought, under its name in the sheet."""

    name: str


class HouseView(msgspec.Struct, frozen=True):
    """The rules that people at the table see while playing."""

    ruler: Ruler
    """Who answers a challenge."""
    names_words: bool
    """Whether single words of a play can be challenged."""
    failed_turns: int
    """What a failed challenge costs: turns, points, cents, seconds."""
    failed_points: int
    counts_words: bool
    """Whether those points are for each word challenged."""
    failed_fee: int
    failed_seconds: int
    bonus_tiles: int
    """How many tiles laid at once earn the bonus."""
    bonus_points: int
    turn_seconds: int
    """How long a turn may take; 0 is no limit."""
    hold_seconds: int
    overtime_points: int
    """Points for each minute of overtime begun."""
    presses_clock: bool
    """Whether the turn ends when the clock is pressed, after the play is announced."""
    mover_draws: bool
    """Whether the side that made a play shuts its window by drawing."""
    has_markers: bool
    """Whether a discrepancy can be marked."""
    helps: tuple[HelpView, ...]


class ProposalView(msgspec.Struct, frozen=True):
    """A dictionary that a side has proposed before the game."""

    seat: int
    dictionary: DictionaryReference
    waiting_for: tuple[int, ...]
    """The sides that have not answered it; until they have, nobody begins."""


class BoardProposalView(msgspec.Struct, frozen=True):
    """A board that a side has proposed before the game."""

    seat: int
    layout: Layout
    waiting_for: tuple[int, ...]
    """The sides that have not answered it; until they have, nobody begins."""


def house_of(state: State) -> HouseView:
    """What the rules of a game mean at the table.

    >>> from rackhouse.game import Game
    >>> house_of(Game.new("base", clock=lambda: 0).state).failed_turns
    1
    """
    rules = state.rules
    return HouseView(
        ruler=state.ruler,
        names_words=rules.challenge.scope == "named-words",
        failed_turns=rules.challenge.failed_turns,
        failed_points=rules.challenge.failed_points,
        counts_words=rules.challenge.points_for == "each-word",
        failed_fee=rules.challenge.failed_fee,
        failed_seconds=rules.challenge.failed_seconds,
        bonus_tiles=rules.scoring.bonus_tiles,
        bonus_points=rules.scoring.bonus_points,
        turn_seconds=0 if rules.turn.limit == "none" else rules.turn.seconds,
        hold_seconds=rules.window.hold_seconds,
        overtime_points=rules.clocks.overtime_points if state.has_clocks else 0,
        presses_clock=state.has_clocks and rules.placing.ends_by == "press",
        mover_draws=rules.window.shuts == "draw",
        has_markers=rules.disputes.markers,
        helps=tuple(
            HelpView(name=name, **msgspec.structs.asdict(sold))
            for name, sold in rules.helps.items()
        ),
    )


def proposals_of(state: State) -> tuple[ProposalView, ...]:
    """The dictionaries that sides have proposed, until the game begins."""
    named = proposals(state.dictionary_proposals, state.dictionary, len(state.sides))
    return tuple(ProposalView(one.seat, one.named, one.waiting_for) for one in named)


def board_proposals_of(state: State) -> tuple[BoardProposalView, ...]:
    """The boards that sides have proposed, until the game begins."""
    if state.phase is not Phase.SETTING_UP:
        return ()
    named = proposals(state.board_proposals, state.board.layout, len(state.sides))
    return tuple(BoardProposalView(one.seat, one.named, one.waiting_for) for one in named)
