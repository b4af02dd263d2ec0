/** What waits for the desk as a list of things to do: one line each, and where it is done. */

import type { Waiting } from "../event/values.ts";

const TAB_FOR: Readonly<Record<string, string>> = {
  "judge call": "judge",
  unseated: "rounds",
  "no slot": "log",
  "no table": "rounds",
  result: "results",
  "not started": "rounds",
  "no pad": "rounds",
  resting: "rounds",
  start: "rounds",
  pair: "rounds",
  certify: "standings",
  discrepancy: "matters",
  "ruling asked": "matters",
  "double forfeit": "matters",
  report: "matters",
  tie: "matters",
  "item out": "equipment",
  "unsent mail": "mail",
  "check in": "check-in",
};

/** The tab on which something that waits is dealt with; empty where there is none of its own. */
export const tabFor = ({ kind }: Pick<Waiting, "kind">): string => TAB_FOR[kind] ?? "";

/** The next step of a division: there is only one at a time, and its line says all of it. */
export const isStep = ({ kind }: Pick<Waiting, "kind">): boolean =>
  kind === "start" || kind === "pair" || kind === "certify";

/** One line of the list: a thing to do, or several of a kind in one round. */
export interface ToDo {
  readonly key: string;
  readonly first: Waiting;
  readonly items: readonly Waiting[];
}

/** The lines of the list, the most urgent first: what is of one kind in one round is one line. */
export function toDo(waiting: readonly Waiting[]): readonly ToDo[] {
  const lines = new Map<string, Waiting[]>();
  for (const one of waiting) {
    const alone = one.kind === "resting" ? one.title : "";
    const key = [one.kind, one.division, one.round ?? "", alone].join("|");
    const line = lines.get(key);
    if (line) line.push(one);
    else lines.set(key, [one]);
  }
  return [...lines].map(([key, items]) => ({ key, first: items[0] as Waiting, items }));
}
