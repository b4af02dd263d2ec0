/** Changes laid over a sheet: what is as the sheet has it is none, except what has to be said. */

import { isSame } from "./knobs.ts";
import type { Values } from "./plan.ts";

const USE = "clocks.use";
/** What whoever turns clocks on says of them, and what is offered where the sheet offers nothing. */
const OFFERED: Values = { "clocks.seconds": 25 * 60, "clocks.overtime_points": 10 };

const areOn = (values: Values): boolean => values[USE] === "on";

/** The changes with more of them; clocks that are turned on have their length and penalty beside. */
export function laid(own: Values, changes: Values, more: Values): Values {
  const all = { ...changes, ...more };
  const [were, are] = [areOn({ ...own, ...changes }), areOn({ ...own, ...all })];
  const offered = Object.entries(OFFERED).map(([key, usual]) => [key, own[key] || usual]);
  const kept = are && !were ? { ...Object.fromEntries(offered), ...all } : all;
  return Object.fromEntries(
    Object.entries(kept).filter(([key, value]) => {
      if (!(key in OFFERED) || areOn(own)) return !isSame(own[key], value);
      return are || (!were && !isSame(own[key], value));
    }),
  );
}

/** The changes without one: nothing is said of it any more. */
export function without(changes: Values, key: string): Values {
  const { [key]: _, ...others } = changes;
  return others;
}
