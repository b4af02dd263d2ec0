/** Games around one screen: every seat lies with this browser, and the screen goes round. */

import type { OpenedGame } from "../api/types.ts";
import { addressOf, sendJson } from "../connection/api.ts";
import { comeIn, newNonce } from "../connection/people.ts";

/** What is played; `more` is whatever else a game can be opened with. */
export interface AroundWish {
  readonly sheet: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly more?: Readonly<Record<string, unknown>>;
}

/** Open a game for those around this screen, seat by seat; the address of their table. */
export async function playAround(wish: AroundWish, names: readonly string[]): Promise<string> {
  await comeIn(names[0] ?? "");
  const places = names.map((_, seat) => placeOf(seat));
  const { game } = await sendJson<OpenedGame>("api/games", {
    judge: "list",
    ...wish.more,
    sheet: wish.sheet,
    settings: wish.settings,
    sides: names.length,
    own: places,
    names,
  });
  for (const place of places)
    await order(game, place, { command: "give nonce", nonce: newNonce() });
  const [first = ""] = places;
  // What a sheet leaves to its players is settled for them; other sheets refuse this.
  await order(game, first, { command: "choose score-keeper", seat: 0 });
  await order(game, first, { command: "begin" });
  return aroundOf(game, names.length);
}

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

const order = (
  game: string,
  place: string,
  command: { command: string; [field: string]: unknown },
) =>
  sendJson(`api/games/${game}/commands?place=${place}`, {
    type: "command",
    id: `${command.command.replace(" ", "-")}-${place}`,
    seen: 0,
    command,
  });
