"""What can be asked of the referee: commands, in the imperative, each from an actor."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rackhouse.board import Placement
from rackhouse.messages import Message
from rackhouse.record.actor import Actor
from rackhouse.record.facts import DictionaryReference, DiscrepancyOutcome
from rackhouse.tiles import Layout


class Command(msgspec.Struct, frozen=True, tag_field="command"):
    """Somebody asks for something."""

    actor: Actor


# --- setting up


class GiveNonce(Command, frozen=True, tag="give nonce"):
    """Add the seat's own chance to the draws."""

    nonce: str


class AgreeDictionary(Command, frozen=True, tag="agree dictionary"):
    """Agree to play under another dictionary; in force once all sides name the same."""

    dictionary: DictionaryReference


class AgreeBoard(Command, frozen=True, tag="agree board"):
    """Agree to play on another board; in force once all sides name the same."""

    layout: Layout


class ChooseScoreKeeper(Command, frozen=True, tag="choose score-keeper"):
    """Make one side the score-keeper."""

    seat: int


class Begin(Command, frozen=True, tag="begin"):
    """Draw for first, deal, and start the first turn.

    With real tiles the lots are told: for each attempt the tiles drawn, in the order of the
    seats that drew.
    """

    lots: tuple[tuple[str, ...], ...] = ()


# --- a turn


class LayTiles(Command, frozen=True, tag="lay tiles"):
    """Touch-move: put tiles on the board for good."""

    play: str


class Commit(Command, frozen=True, tag="commit"):
    """Make a play, as text or as placements; it is announced and the clock is pressed.

    With ``press`` off and clocks in use, the clock is pressed by a command of its own.
    """

    play: str = ""
    placements: tuple[Placement, ...] = ()
    press: bool = True


class PressClock(Command, frozen=True, tag="press clock"):
    """End the turn that was announced."""


class ExchangeTiles(Command, frozen=True, tag="exchange tiles"):
    """Exchange tiles: which ones, or, with real tiles, how many."""

    tiles: str = ""
    count: int = 0


class Pass(Command, frozen=True, tag="pass"):
    """Pass."""


class BuyHelp(Command, frozen=True, tag="buy help"):
    """Buy one of the helps that the sheet sells."""

    help: str
    letter: str = ""
    prefix: str = ""
    give: str = ""
    found: bool = True
    """Real tiles: whether the bag had the letter."""


# --- the window


class Accept(Command, frozen=True, tag="accept"):
    """Let the play stand."""


class CallHold(Command, frozen=True, tag="call hold"):
    """Ask for time to think about a challenge."""


class DrawTiles(Command, frozen=True, tag="draw tiles"):
    """The mover draws, which shuts the window."""


class ConfirmScore(Command, frozen=True, tag="confirm score"):
    """The score-keeper enters the score, which shuts the window."""


class CallChallenge(Command, frozen=True, tag="challenge"):
    """Challenge words of the last play; none named means all."""

    words: tuple[str, ...] = ()


class TakeUpCall(Command, frozen=True, tag="take up call"):
    """The judge comes to the table."""


class WithdrawCall(Command, frozen=True, tag="withdraw call"):
    """Think better of a challenge before the judge comes."""


class Rule(Command, frozen=True, tag="rule"):
    """The judge's one verdict on all words named."""

    acceptable: bool
    reasons: dict[str, str] = {}


class ConfirmVerdict(Command, frozen=True, tag="confirm verdict"):
    """Say what the book says, where the sides look words up themselves."""

    acceptable: bool


# --- time


class Tick(Command, frozen=True, tag="tick"):
    """Time has passed: whatever is due happens. Carries the last draft of the side on turn."""

    draft: str = ""


class GrantTime(Command, frozen=True, tag="grant time"):
    """The score-keeper lets a side think on."""

    seconds: int


class DeclareMissedGo(Command, frozen=True, tag="declare missed go"):
    """The score-keeper ends a turn that took too long."""


class SetRoundEnd(Command, frozen=True, tag="set round end"):
    """Say when the round is over."""

    at: int


class RingBell(Command, frozen=True, tag="ring bell"):
    """The round is over now."""


class Pause(Command, frozen=True, tag="pause"):
    """Stop everything."""

    reason: Message | str = ""


class Resume(Command, frozen=True, tag="resume"):
    """Go on."""


# --- the end


class AnswerPlays(Command, frozen=True, tag="answer plays"):
    """The private answer to "no more plays?"."""

    no_more: bool


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""


class Forfeit(Command, frozen=True, tag="forfeit"):
    """The director takes a side out of the game."""

    seat: int
    reason: str


class DeclareRack(Command, frozen=True, tag="declare rack"):
    """Real tiles: say what a side holds at the end."""

    seat: int
    tiles: str


class BreakTie(Command, frozen=True, tag="break tie"):
    """Decide a tie that the sheet wants broken: by a draw of tiles, or in the order given."""

    method: Literal["draw", "order"]
    order: tuple[int, ...] = ()


class ConfirmResult(Command, frozen=True, tag="confirm result"):
    """Agree to the result; once all sides have, it is certified."""


class Certify(Command, frozen=True, tag="certify"):
    """Make the result final."""


# --- mending, disputes, money


class CorrectScore(Command, frozen=True, tag="correct score"):
    """Correct the score of a line of the tally."""

    turn: int
    score: int


class TakeBack(Command, frozen=True, tag="take back"):
    """Real tiles: take the last entry back."""


class MarkDiscrepancy(Command, frozen=True, tag="mark discrepancy"):
    """Mark the point of a discrepancy and play on: the last turn, or the draw for first play."""

    note: str
    draw: bool = False
    """Whether it is about the draw for first; before the first turn it is about nothing else."""


class RuleDiscrepancy(Command, frozen=True, tag="rule discrepancy"):
    """The director rules on a marker."""

    marker: int
    outcome: DiscrepancyOutcome
    seat: int | None = None
    points: int = 0
    note: str = ""


class SettleTab(Command, frozen=True, tag="settle tab"):
    """A side pays."""

    seat: int
    cents: int


class VoidFee(Command, frozen=True, tag="void fee"):
    """Void a mistaken ledger entry, or let a side off a fee."""

    entry: int
    waive: bool = False


class RefillSeat(Command, frozen=True, tag="refill seat"):
    """Somebody else takes a seat of a game that has begun; only the hall itself says so."""

    seat: int
    agreed: tuple[str, ...]
    """The places that agreed to it, as links name them."""


AnyCommand: TypeAlias = (
    GiveNonce | AgreeDictionary | AgreeBoard | ChooseScoreKeeper | Begin | LayTiles | Commit
    | PressClock | ExchangeTiles | Pass | BuyHelp | Accept | CallHold | DrawTiles | ConfirmScore
    | CallChallenge | TakeUpCall | WithdrawCall | Rule | ConfirmVerdict | Tick | GrantTime
    | DeclareMissedGo | SetRoundEnd | RingBell | Pause | Resume | AnswerPlays | Resign | Forfeit
    | DeclareRack | BreakTie | ConfirmResult | Certify | CorrectScore | TakeBack | MarkDiscrepancy
    | RuleDiscrepancy | SettleTab | VoidFee | RefillSeat
)  # fmt: skip
