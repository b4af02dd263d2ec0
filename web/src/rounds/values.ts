/** Matches, as the hall tells them. */

/** One side of a match; without an entry it is yet to be known, or nobody comes. */
export interface Side {
  readonly entry: number | null;
  readonly name: string;
  readonly seed: number | null;
  readonly score: number | null;
  readonly before: number | null; // the score before unplayed letters
  readonly best_play: number | null;
  readonly is_winner: boolean;
  readonly says: string; // what stands where a score would: bye, w/o, no-show
}

/** How the game of a match stands. */
export interface MatchGame {
  readonly game: string;
  readonly custody: string;
  readonly phase: string;
  readonly turn: number;
  readonly scores: readonly number[];
  readonly calls: number; // challenges that await their ruling
  readonly marked: number; // discrepancies that are marked and not ruled on
}

export interface MatchResult {
  readonly kind: string;
  readonly scores: readonly number[];
  readonly before: readonly number[];
  readonly best_plays: readonly number[];
  readonly winner: number | null;
  readonly absent: readonly number[];
  readonly reason: string;
}

export interface Match {
  readonly pairing: number; // 0 where nobody knows yet who meets
  readonly slot: number; // its place in the round, from 0
  readonly table: number | null;
  readonly sides: readonly Side[];
  readonly result: MatchResult | null;
  readonly words: string; // how it ended, in words
  readonly reason: string; // why these meet
  readonly set_by: "program" | "hand";
  readonly is_locked: boolean;
  readonly is_bye: boolean;
  readonly is_for_third: boolean;
  readonly needs_tie_break: boolean;
  readonly deadline: number | null;
  readonly agreed: number | null; // the time that both sides agreed on
  readonly game: MatchGame | null;
}

export interface Round {
  readonly number: number;
  readonly title: string;
  readonly deadline: number | null;
  readonly matches: readonly Match[];
}

/** Set by hand for a round that is yet to be paired: two who meet, or one with the bye. */
export interface Lock {
  readonly round: number;
  readonly sides: readonly number[];
  readonly reason: string;
}

export interface DivisionRounds {
  readonly key: string;
  readonly title: string;
  readonly format: { readonly format: string; readonly [knob: string]: unknown };
  readonly stage: string;
  readonly is_bracket: boolean;
  readonly rounds: readonly Round[];
  readonly champion: number | null;
  readonly next_round: number | null; // that can be paired; null where none will be
  readonly locks: readonly Lock[];
}

export interface Rounds {
  readonly number: number;
  readonly divisions: readonly DivisionRounds[];
}

/** How a game at one of the tables stands, as it was last told. */
export interface Tiding {
  readonly scores: readonly number[];
  readonly turn: number;
  readonly phase: string;
}

/** By the pairing's number. */
export type Tidings = Readonly<Record<string, Tiding>>;
