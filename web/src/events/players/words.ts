/** Players and their figures in words. */

import type { PlayedShown, PlayedSide, RatingShown } from "../../api/types.ts";
import { list, say } from "../../messages/messages.svelte.ts";

/** A name, or what is said of somebody who was erased. */
export const called = (name: string): string => name || say("players-nobody");

/** Those on a side. */
export const sideNames = ({ names }: PlayedSide): string => list(names.map(called));

/** A rating with how far it may be off: 1305 ± 310. */
export const ratingText = ({ points, doubt }: RatingShown): string => `${points} ± ${doubt}`;

/** A gain or a loss: +24, −7. */
export const changeText = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** How a game ended for whoever is looked at. */
export function outcome({ own, others }: PlayedShown): "won" | "shared" | "lost" {
  const best = Math.min(...others.map(({ place }) => place));
  if (own.place === best) return "shared";
  return own.place < best ? "won" : "lost";
}
