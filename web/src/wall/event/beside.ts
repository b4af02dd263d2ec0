/** What stands beside the slides of a wall, and whether anything does. */

import type { Award, DivisionStandings } from "../../event/standings/values.ts";
import type { Overview } from "../../event/values.ts";

/** Awards that have a place there. */
const MOST = 3;

/** Whether an event is there to raise money; entry fees alone are nothing to show a hall. */
export const isCharity = ({ catalogue, goal }: Pick<Overview, "catalogue" | "goal">): boolean =>
  catalogue.length > 0 || goal > 0;

/** The awards that somebody has earned by now; where age bands have their own, all first ones first. */
export function earnedIn(standings: DivisionStandings | undefined): readonly Award[] {
  const every = standings?.awards ?? [];
  const rank = (award: Award): number =>
    every.filter(({ band }) => band === award.band).indexOf(award);
  const earned = every.filter(({ names }) => names.length > 0);
  return (every.some(({ band }) => band) ? earned.sort((a, b) => rank(a) - rank(b)) : earned).slice(
    0,
    MOST,
  );
}

/** Whether there is anything to stand there. */
export const hasBeside = (overview: Overview, standings: DivisionStandings | undefined): boolean =>
  overview.clock !== null || isCharity(overview) || earnedIn(standings).length > 0;
