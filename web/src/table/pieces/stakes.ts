/** What a challenge costs if the words are good, in a sentence. */

import type { HouseView } from "../../game/view.ts";
import { list, say } from "../../messages/messages.svelte.ts";
import { money } from "./remarks.ts";

const costsOf = (house: HouseView): readonly string[] =>
  [
    house.failed_turns > 0 && say("stakes-turns", { count: house.failed_turns }),
    house.failed_points > 0 &&
      say(house.counts_words ? "stakes-points-each" : "stakes-points", {
        count: house.failed_points,
      }),
    house.failed_fee > 0 && say("stakes-fee", { amount: money(house.failed_fee) }),
    house.failed_seconds > 0 && say("stakes-seconds", { count: house.failed_seconds }),
  ].filter((cost): cost is string => cost !== false);

/** Whether a challenge that fails costs anything at all. */
export const canCost = (house: HouseView): boolean => costsOf(house).length > 0;

export function stakes(house: HouseView): string {
  const costs = costsOf(house);
  return costs.length > 0 ? say("stakes", { costs: list(costs) }) : say("stakes-none");
}
