/** Where something that waits for the desk is dealt with. */

import type { Waiting } from "../event/values.ts";

const TAB_FOR: Readonly<Record<string, string>> = {
  "judge call": "judge",
  unseated: "rounds",
  "no table": "rounds",
  result: "results",
  "not started": "rounds",
  "no pad": "rounds",
  resting: "rounds",
  discrepancy: "matters",
  "ruling asked": "matters",
  "double forfeit": "matters",
  report: "matters",
  tie: "matters",
  "item out": "equipment",
  "unsent mail": "mail",
  id: "check-in",
};

/** The tab on which something that waits is dealt with; empty where there is none of its own. */
export const tabFor = ({ kind }: Pick<Waiting, "kind">): string => TAB_FOR[kind] ?? "";
