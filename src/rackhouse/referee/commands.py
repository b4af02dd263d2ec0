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
    """Add the seat's own randomness to the draws."""

    nonce: str


class AgreeDictionary(Command, frozen=True, tag="agree dictionary"):
    """Agree on another dictionary; in force once all sides name the same."""

    dictionary: DictionaryReference


class AgreeBoard(Command, frozen=True, tag="agree board"):
    """Agree on another board; in force once all sides name the same."""

    layout: Layout


class ChooseScoreKeeper(Command, frozen=True, tag="choose score-keeper"):
    """Make one side the score-keeper."""

    seat: int


class Begin(Command, frozen=True, tag="begin"):
    """Draw for first, deal, and start the first turn.

    With real tiles, ``lots`` are given: for each attempt the tiles drawn, in the order of the seats
    that drew.
    """

    lots: tuple[tuple[str, ...], ...] = ()


# --- a turn


class LayTiles(Command, frozen=True, tag="lay tiles"):
    """Touch-move: put tiles on the board for good."""

    play: str


class Commit(Command, frozen=True, tag="commit"):
    """Make a play, as text or as placements; it is announced and the clock is pressed.

    With ``press`` off and clocks in use, the clock is pressed by a separate command.
    """

    play: str = ""
    placements: tuple[Placement, ...] = ()
    press: bool = True


class PressClock(Command, frozen=True, tag="press clock"):
    """Press the clock to end an announced turn."""


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
    """Accept the play."""


class CallHold(Command, frozen=True, tag="call hold"):
    """Ask for time to think about a challenge."""


class DrawTiles(Command, frozen=True, tag="draw tiles"):
    """Draw tiles after a play, which shuts the window."""


class ConfirmScore(Command, frozen=True, tag="confirm score"):
    """Confirm the score as score-keeper, which shuts the window."""


class CallChallenge(Command, frozen=True, tag="challenge"):
    """Challenge words of the last play; none named means all."""

    words: tuple[str, ...] = ()


class TakeUpCall(Command, frozen=True, tag="take up call"):
    """Take up a call as judge."""


class WithdrawCall(Command, frozen=True, tag="withdraw call"):
    """Withdraw a challenge before the judge comes."""


class Rule(Command, frozen=True, tag="rule"):
    """Give the judge's one verdict on all words challenged."""

    acceptable: bool
    reasons: dict[str, str] = {}


class ConfirmVerdict(Command, frozen=True, tag="confirm verdict"):
    """Say what the book says, if the sides look words up themselves."""

    acceptable: bool


# --- time


class Tick(Command, frozen=True, tag="tick"):
    """Let everything happen that is due; carries the last draft of the side on turn."""

    draft: str = ""


class GrantTime(Command, frozen=True, tag="grant time"):
    """Give a side more time, as score-keeper."""

    seconds: int


class DeclareMissedGo(Command, frozen=True, tag="declare missed go"):
    """End a turn that took too long, as score-keeper."""


class TakeVacation(Command, frozen=True, tag="take vacation"):
    """Correspondence: let the seat's own time stand still until then, or end that."""

    until: int


class SetRoundEnd(Command, frozen=True, tag="set round end"):
    """Set when the round is over."""

    at: int


class RingBell(Command, frozen=True, tag="ring bell"):
    """End the round now."""


class Pause(Command, frozen=True, tag="pause"):
    """Pause the game."""

    reason: Message | str = ""


class Resume(Command, frozen=True, tag="resume"):
    """Resume the game."""


# --- the end


class AnswerPlays(Command, frozen=True, tag="answer plays"):
    """Answer the private question "no more plays?"."""

    no_more: bool


class Resign(Command, frozen=True, tag="resign"):
    """Resign."""


class Forfeit(Command, frozen=True, tag="forfeit"):
    """Take a side out of the game, as director."""

    seat: int
    reason: str


class DeclareRack(Command, frozen=True, tag="declare rack"):
    """Real tiles: declare what a side holds at the end."""

    seat: int
    tiles: str


class BreakTie(Command, frozen=True, tag="break tie"):
    """Break a tie if the sheet wants it: by a draw of tiles, or in the order given."""

    method: Literal["draw", "order"]
    order: tuple[int, ...] = ()


class ConfirmResult(Command, frozen=True, tag="confirm result"):
    """Agree to the result; once all sides have, it is certified."""


class Certify(Command, frozen=True, tag="certify"):
    """Make the result final."""


# --- mending, disputes, money


class CorrectScore(Command, frozen=True, tag="correct score"):
    """Correct the score of a line of the score pad."""

    turn: int
    score: int


class TakeBack(Command, frozen=True, tag="take back"):
    """Ask to take the last entry back, or one's own last turn with all after it; or agree."""


class RefuseTakeBack(Command, frozen=True, tag="refuse take-back"):
    """Play on although another side has asked to take back."""


class Abort(Command, frozen=True, tag="abort"):
    """End a game that has hardly begun: it has no result."""


class MarkDiscrepancy(Command, frozen=True, tag="mark discrepancy"):
    """Mark a discrepancy and play on: in the last turn, or in the draw for first play."""

    note: str
    draw: bool = False
    """Whether it is about the draw for first; before the first turn it always is."""


class RuleDiscrepancy(Command, frozen=True, tag="rule discrepancy"):
    """Rule on a marker, as director."""

    marker: int
    outcome: DiscrepancyOutcome
    seat: int | None = None
    points: int = 0
    note: str = ""


class SettleTab(Command, frozen=True, tag="settle tab"):
    """Pay what a side owes, or part of it."""

    seat: int
    cents: int


class VoidFee(Command, frozen=True, tag="void fee"):
    """Void a mistaken ledger entry, or waive a fee."""

    entry: int
    waive: bool = False


class RefillSeat(Command, frozen=True, tag="refill seat"):
    """Give a seat of a running game to somebody else; only the hall itself sends this."""

    seat: int
    agreed: tuple[str, ...]
    """The places that agreed, as links name them."""


AnyCommand: TypeAlias = (
    GiveNonce | AgreeDictionary | AgreeBoard | ChooseScoreKeeper | Begin | LayTiles | Commit
    | PressClock | ExchangeTiles | Pass | BuyHelp | Accept | CallHold | DrawTiles | ConfirmScore
    | CallChallenge | TakeUpCall | WithdrawCall | Rule | ConfirmVerdict | Tick | GrantTime
    | DeclareMissedGo | TakeVacation | SetRoundEnd | RingBell | Pause | Resume | AnswerPlays
    | Resign | Forfeit | DeclareRack | BreakTie | ConfirmResult | Certify | CorrectScore
    | TakeBack | RefuseTakeBack | Abort | MarkDiscrepancy | RuleDiscrepancy | SettleTab | VoidFee
    | RefillSeat
)  # fmt: skip
