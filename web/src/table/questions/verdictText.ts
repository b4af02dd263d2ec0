/** A verdict in sentences: what becomes of the play, and what it costs. */

import { reading } from "../../game/clock.ts";
import type { Cost, Verdict } from "../../game/verdict.ts";
import { list, type Named, say } from "../../messages/messages.svelte.ts";
import { money } from "../pieces/remarks.ts";

type Names = readonly Named[];

/** What kind of verdict it is, for its colour and its sign. */
export const kindOf = ({ isGood }: Verdict): "good" | "not" | "open" => {
  if (isGood === null) return "open";
  return isGood ? "good" : "not";
};

export const titleOf = ({ isGood }: Verdict): string => {
  if (isGood === null) return say("verdict-open");
  return say(isGood ? "verdict-good" : "verdict-not");
};

/** Who challenged what; nothing where that is not known. */
export function calledText({ by, words }: Verdict, names: Names, own: number | null): string {
  if (by === null) return "";
  const called = list(words);
  if (by === own) return say("verdict-called-own", { words: called });
  return say("verdict-called", { name: names[by] ?? "", words: called });
}

export function sentenceOf(verdict: Verdict, names: Names, own: number | null): string {
  if (verdict.isGood === null) return say("verdict-open-text");
  if (verdict.isGood) return say("verdict-good-text");
  const isOwn = own !== null && verdict.withdrawn === own;
  const name = names[verdict.withdrawn ?? -1] ?? "";
  return isOwn ? say("verdict-not-own") : say("verdict-not-text", { name });
}

/** All of a verdict but its title: who challenged what, what becomes of it, what it costs. */
export const textOf = (verdict: Verdict, names: Names, own: number | null): string =>
  [
    calledText(verdict, names, own),
    sentenceOf(verdict, names, own),
    ...costLines(verdict, names, own).map(costText),
  ]
    .filter(Boolean)
    .join(" ");

/** A verdict in one line. */
export const lineOf = (verdict: Verdict, names: Names, own: number | null): string =>
  `${titleOf(verdict)}. ${textOf(verdict, names, own)}`;

/** A cost as a line of two: what it is, and how much. */
interface CostLine {
  readonly what: string;
  readonly amount: string;
  readonly isVerb?: boolean; // whether the two make a sentence as they are
}

export function costLines(verdict: Verdict, names: Names, own: number | null): CostLine[] {
  return verdict.costs.map((cost) => costLine(cost, names[cost.seat] ?? "", cost.seat === own));
}

/** A cost as a sentence: "You lose this turn." "Failed challenge, Ann: $5.00." */
export const costText = ({ what, amount, isVerb }: CostLine): string =>
  `${what}${isVerb ? " " : ": "}${amount}.`;

function costLine(cost: Cost, name: Named, isOwn: boolean): CostLine {
  switch (cost.kind) {
    case "turn": {
      const turn = say(cost.isNow ? "cost-turn-this" : "cost-turn-next");
      const what = isOwn ? say("cost-turn-own") : say("cost-turn", { name });
      return { what, amount: turn, isVerb: true };
    }
    case "points":
      return {
        what: isOwn ? say("cost-points-own") : say("cost-points", { name }),
        amount: String(cost.points),
      };
    case "fee":
      return { what: say("cost-fee", { name }), amount: money(cost.cents) };
    case "time":
      return { what: say("cost-time", { name }), amount: reading(cost.milliseconds).text };
  }
}
