/** Standings, by the names that the pages call them. */

export type {
  AwardShown as Award,
  DivisionStandings,
  HighGameShown as HighGame,
  StandingRow as Row,
  StandingsShown as Standings,
} from "../api/types.ts";
