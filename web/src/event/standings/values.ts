/** Standings, by the names that the pages call them. */

import type { DivisionShown } from "../../api/types.ts";

/** What standings are ordered by. */
export type Measure = DivisionShown["measures"][number];
export type {
  AwardShown as Award,
  DivisionStandings,
  HighGameShown as HighGame,
  StandingRow as Row,
  StandingsShown as Standings,
} from "../../api/types.ts";
