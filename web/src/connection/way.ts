/** The way back to a game: its table, its pad, or the screen that goes round. */

import type { GameLine } from "../api/types.ts";
import { aroundOf } from "./around.ts";
import { tableOf } from "./people.ts";
import { padOf } from "./start.ts";

/** The address of a game's table, for whoever holds the places that the line names. */
export function wayTo({ info, places }: Pick<GameLine, "info" | "places">): string {
  const seats = places.filter((place) => place.startsWith("seat-"));
  const writes = places.includes("score-keeper") || seats.length > 0;
  if (info.custody === "table" && writes) return padOf(info.id);
  if (seats.length > 1) return aroundOf(info.id, seats.length);
  return tableOf(info.id, seats[0] ?? places[0] ?? "public");
}
