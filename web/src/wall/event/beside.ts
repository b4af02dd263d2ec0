/** What stands beside the slides of a wall, and whether anything does. */

import type { Overview } from "../../desk/values.ts";
import type { Award, DivisionStandings } from "../../standings/values.ts";

/** Awards that have a place there. */
const MOST = 3;

/** Whether money is raised at an event. */
export const isCharity = ({ catalogue, raised }: Overview): boolean =>
  catalogue.length > 0 || raised > 0;

/** The awards that somebody has earned by now. */
export const earnedIn = (standings: DivisionStandings | undefined): readonly Award[] =>
  (standings?.awards ?? []).filter(({ names }) => names.length > 0).slice(0, MOST);

/** Whether there is anything to stand there. */
export const hasBeside = (overview: Overview, standings: DivisionStandings | undefined): boolean =>
  overview.clock !== null || isCharity(overview) || earnedIn(standings).length > 0;
