/** Who asks for a place at a game that has begun, and who of them waits for one's word. */

import type { Asking } from "../../connection/protocol.ts";

/** The first question that a place is to answer; a director who looks on may answer any. */
export const askedAt = (asks: readonly Asking[], place: string): Asking | null =>
  asks.find(
    (ask) =>
      ask.waits_for.includes(place) || (place === "director" && !ask.place.startsWith("public")),
  ) ?? null;
