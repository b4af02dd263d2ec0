"""The turns of a game, read one after the other."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from rackhouse.analysis.alternatives import Alternative, kept
from rackhouse.analysis.appraisal import POINT, Appraisal, Appraiser, ReviewPlan
from rackhouse.analysis.luck import draw_luck
from rackhouse.analysis.mistakes import mistake_of
from rackhouse.analysis.values import Mistake, MistakeKind, ReviewedMove, TurnReview
from rackhouse.errors import IllegalError
from rackhouse.record import encode_record
from rackhouse.record.cgp import CgpPosition

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rackhouse.engine import Engine
    from rackhouse.record import RecordEntry
    from rackhouse.record.turns import Turn

CHOSEN: Final = ("play", "exchange", "pass")
"""The turns in which a side chose what to do; in others it lost its turn."""


class TurnReviewer:
    """Reads turns in their order, and knows what each side has kept since its last one."""

    def __init__(
        self,
        entries: Sequence[RecordEntry],
        engine: Engine,
        plan: ReviewPlan,
        *,
        judges_words: bool,
    ) -> None:
        self.turns: list[TurnReview] = []
        self.mistakes: list[Mistake] = []
        self._engine, self._plan, self._judges_words = engine, plan, judges_words
        # The same game is always looked at with the same chances.
        self._seed = hashlib.sha256(encode_record(entries)).hexdigest()
        self._kept: dict[int, bytes | None] = {}

    def take(self, turn: Turn) -> None:
        """Read the next turn."""
        rack = turn.before.sides[turn.line.seat].rack
        seen: Appraiser | None = None
        if rack:
            try:
                seen = self._appraiser(turn, rack)
            except IllegalError:
                rack = b""  # more tiles than there are, or than the engine can hold
        unlisted = self._unlisted(turn)
        made, found = self._judged(turn, seen, unlisted)
        lost = None if found is None or turn.line.kind not in CHOSEN else found.lost
        drawn, luck = self._drawn(turn, rack, seen)
        self.turns.append(
            TurnReview(
                turn=turn.line.turn,
                seat=turn.line.seat,
                kind=turn.line.kind,
                score=turn.line.score,
                total=turn.line.total,
                position="" if seen is None else str(seen.position),
                rack=turn.before.text(rack),
                drawn=turn.before.text(drawn),
                luck=luck,
                made=self._shown_made(turn, made, rack),
                best=()
                if found is None
                else tuple(self._shown(turn, one, rack) for one in found.best),
                method=None if found is None else found.method,
                lost=lost,
                win_lost=None if lost is None or found is None else found.win_lost,
                is_withdrawn=turn.line.withdrawn,
                unlisted=unlisted,
            )
        )
        self._note_mistake(turn, found)
        self._kept[turn.line.seat] = self._left(turn, rack)

    def _appraiser(self, turn: Turn, rack: bytes) -> Appraiser:
        state, seat = turn.before, turn.line.seat
        order = state.order or tuple(range(len(state.sides)))
        at = order.index(seat)
        seats = (*order[at:], *order[:at])
        position = CgpPosition(
            state.board,
            (rack, *(b"" for _ in seats[1:])),
            tuple(state.sides[one].score for one in seats),
            state.scoreless,
        )
        seed = int(hashlib.sha256(f"{self._seed} {turn.line.turn}".encode()).hexdigest()[:15], 16)
        return Appraiser(position, self._engine, state.rules, self._plan, seed)

    def _unlisted(self, turn: Turn) -> tuple[str, ...]:
        return tuple(word for word in turn.line.words if not self._engine.knows(word))

    def _judged(
        self, turn: Turn, seen: Appraiser | None, unlisted: Sequence[str]
    ) -> tuple[Alternative | None, Appraisal | None]:
        """The move as it came out, and what it was worth beside the others."""
        if seen is None:
            return None, None
        made = _made(turn, seen, is_listed=not unlisted)
        found = seen.appraise(made)
        return found.made, found

    def _drawn(self, turn: Turn, rack: bytes, seen: Appraiser | None) -> tuple[bytes, float | None]:
        """The tiles drawn for a turn and their luck, if it is known what was kept."""
        before = self._kept.get(turn.line.seat, b"")
        if seen is None or before is None or turn.before.turn_state.is_buyer:
            return b"", None
        if Counter(before) - Counter(rack) or len(before) == len(rack):
            return b"", None
        drawn = kept(rack, before)
        if not self._plan.draws:
            return drawn, None
        luck = draw_luck(
            self._engine,
            turn.before.board,
            rack,
            drawn,
            seen.situation,
            samples=self._plan.draws,
            seed=f"{self._seed} {turn.line.turn}",
        )
        return drawn, round(luck, 3)

    def _left(self, turn: Turn, rack: bytes) -> bytes | None:
        """What a side keeps after a turn; ``None`` if nobody knows."""
        if not rack:
            return None
        if turn.line.withdrawn or turn.line.kind not in ("play", "exchange"):
            return rack
        if turn.play is not None:
            return kept(rack, turn.play.tiles)
        return kept(rack, turn.given_back) if turn.given_back else None

    def _shown(self, turn: Turn, move: Alternative, rack: bytes) -> ReviewedMove:
        text = turn.before.text(bytes(move.tiles)) if move.kind == "exchange" else ""
        return ReviewedMove(
            kind=move.kind,
            place="" if move.play is None else str(move.play.position),
            text=text if move.play is None else move.play.text,
            score=move.score,
            keeps=turn.before.text(kept(rack, move.tiles)),
            worth=round(move.worth / POINT, 3),
            win=None if move.win is None else round(move.win, 4),
            is_bonus=move.kind == "play" and len(move.tiles) >= self._bonus(turn),
        )

    def _shown_made(self, turn: Turn, made: Alternative | None, rack: bytes) -> ReviewedMove:
        """The move as it was made, also if it came to nothing or nobody can value it."""
        if made is None:
            made = Alternative(kind="pass", static=0, worth=turn.line.score * POINT)
        if turn.play is None:
            shown = self._shown(turn, made, rack)
            return shown if turn.line.kind != "exchange" else replace(shown, kind="exchange")
        played = replace(
            made, kind="play", play=turn.play, tiles=tuple(turn.play.tiles), score=turn.line.score
        )
        return self._shown(turn, played, rack)

    def _bonus(self, turn: Turn) -> int:
        return turn.before.rules.scoring.bonus_tiles

    def _note_mistake(self, turn: Turn, found: Appraisal | None) -> None:
        is_phony = turn.line.withdrawn or (self._judges_words and bool(self.turns[-1].unlisted))
        kind: MistakeKind | None = None
        if turn.line.kind == "play" and is_phony:
            kind = "phony played"
        elif found is not None and turn.line.kind in CHOSEN:
            kind = mistake_of(found, self._bonus(turn))
        if kind is not None:
            last = self.turns[-1]
            self.mistakes.append(
                Mistake(
                    turn=last.turn,
                    seat=last.seat,
                    kind=kind,
                    lost=last.lost,
                    win_lost=last.win_lost,
                )
            )


def _made(turn: Turn, seen: Appraiser, *, is_listed: bool) -> Alternative | None:
    """What a side did, as far as it counts: a play that was taken back is a pass."""
    if turn.line.withdrawn or turn.line.kind not in ("play", "exchange"):
        return seen.choices.staying
    if turn.play is None:
        return seen.choices.swapped(turn.given_back) if turn.given_back else None
    score = 0 if turn.score is None else turn.score.total
    move = Alternative(
        kind="play",
        play=turn.play,
        tiles=tuple(sorted(turn.play.tiles)),
        score=score,
        static=0,
        worth=0,
    )
    found = seen.choices.laid(turn.play, score) if is_listed else None
    return found or seen.unlisted(move)
