/** Choosing tiles to exchange: letters choose, `-` turns the choice around. */

import type { HandTile } from "./state.ts";

/** A key struck for the page must not answer a dialog that opened under it. */
const DEAF_MILLISECONDS = 100;

export interface Choice {
  readonly tiles: readonly HandTile[]; // the hand, in the order of the rack
  readonly chosen: ReadonlySet<number>; // the tiles to go
  readonly most: number; // how many may go
  readonly opened: number; // when it opened, in milliseconds
}

type ChoiceAnswer = { choice: Choice } | "confirm" | "cancel";

export const newChoice = (
  tiles: readonly HandTile[],
  most: number,
  opened: number,
  all = false,
): Choice => ({
  tiles,
  chosen: new Set(all ? tiles.map((tile) => tile.id) : []),
  most,
  opened,
});

/** Choose a tile, or let it stay after all. */
export function toggle(choice: Choice, id: number): Choice {
  const chosen = new Set(choice.chosen);
  if (!chosen.delete(id)) chosen.add(id);
  return { ...choice, chosen };
}

export function invert(choice: Choice): Choice {
  const chosen = choice.tiles.map((tile) => tile.id).filter((id) => !choice.chosen.has(id));
  return { ...choice, chosen: new Set(chosen) };
}

/** Why the choice cannot be confirmed; `null` where it can. */
export function whyNot(choice: Choice): "none" | "too many" | null {
  if (choice.chosen.size === 0) return "none";
  return choice.chosen.size > choice.most ? "too many" : null;
}

/** What a key does to the choice. A letter takes one more such tile, and after the last none. */
export function pressKey(choice: Choice, key: string, now: number): ChoiceAnswer {
  if (now - choice.opened < DEAF_MILLISECONDS) return { choice };
  if (key === "Escape") return "cancel";
  if (key === "Enter") return whyNot(choice) ? { choice } : "confirm";
  if (key === "-") return { choice: invert(choice) };
  const letter = key === "?" ? "" : key.toUpperCase();
  const like = choice.tiles.filter((tile) => tile.letter === letter);
  if (key.length !== 1 || like.length === 0) return { choice };
  const next = like.find((tile) => !choice.chosen.has(tile.id));
  if (next) return { choice: toggle(choice, next.id) };
  const chosen = new Set([...choice.chosen].filter((id) => !like.some((tile) => tile.id === id)));
  return { choice: { ...choice, chosen } };
}

/** The letters to go, as the server reads them. */
export const chosenText = (choice: Choice): string =>
  choice.tiles
    .filter((tile) => choice.chosen.has(tile.id))
    .map(({ letter }) => (letter === "" ? "?" : letter.length > 1 ? `[${letter}]` : letter))
    .join("");
