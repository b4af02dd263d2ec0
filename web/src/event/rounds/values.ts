/** Matches, by the names that the pages call them. */

import type { GameShown } from "../../api/types.ts";

export type {
  DivisionRounds,
  GameShown as MatchGame,
  LockShown as Lock,
  MatchShown as Match,
  MatchSide as Side,
  ResultShown as MatchResult,
  RoundShown as Round,
  RoundsShown as Rounds,
  SitsOutShown as SitsOut,
} from "../../api/types.ts";

/** How games at tables stand, by the pairing's number, as far as it was told. */
export type Tidings = Readonly<Record<string, GameShown>>;
