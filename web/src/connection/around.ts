/** The address of a screen that goes round: every seat it names lies with this browser. */

import { addressOf } from "./api.ts";

/** The address of the screen that goes round the first seats of a game. */
export const aroundOf = (game: string, seats: number): string =>
  addressOf(`games/${game}/around?seats=${Array.from({ length: seats }, (_, seat) => seat + 1)}`);

/** The seats that an address names, from 0: `1,2` are the first two. */
export function seatsOf(query: string): number[] {
  const named = new URLSearchParams(query).get("seats") ?? "";
  const seats = named.split(",").map((text) => Number(text) - 1);
  return [...new Set(seats.filter((seat) => Number.isInteger(seat) && seat >= 0 && seat < 8))];
}

export const placeOf = (seat: number): string => `seat-${seat + 1}`;
