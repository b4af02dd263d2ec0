/** A verdict in sentences: what becomes of the play, and what it costs. */

import { reading } from "../../game/clock.ts";
import type { Cost, Verdict } from "../../game/verdict.ts";
import { type Named, say } from "../../messages/messages.svelte.ts";
import { money } from "../pieces/remarks.ts";

type Names = readonly Named[];

export const titleOf = ({ isGood }: Verdict): string => {
  if (isGood === null) return say("verdict-open");
  return say(isGood ? "verdict-good" : "verdict-not");
};

export function sentenceOf(verdict: Verdict, names: Names, own: number | null): string {
  if (verdict.isGood === null) return say("verdict-open-text");
  if (verdict.isGood) return say("verdict-good-text");
  const isOwn = own !== null && verdict.withdrawn === own;
  const name = names[verdict.withdrawn ?? -1] ?? "";
  return isOwn ? say("verdict-not-own") : say("verdict-not-text", { name });
}

/** A cost as a line of two: what it is, and how much. */
interface CostLine {
  readonly what: string;
  readonly amount: string;
}

export function costLines(verdict: Verdict, names: Names, own: number | null): CostLine[] {
  return verdict.costs.map((cost) => lineOf(cost, names[cost.seat] ?? "", cost.seat === own));
}

function lineOf(cost: Cost, name: Named, isOwn: boolean): CostLine {
  switch (cost.kind) {
    case "turn": {
      const turn = say(cost.isNow ? "cost-turn-this" : "cost-turn-next");
      return { what: isOwn ? say("cost-turn-own") : say("cost-turn", { name }), amount: turn };
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
