/** A game that is over, turn by turn: what lay on the board, who led, what is said of a turn. */

import type { Sitter, TurnShown } from "../../api/types.ts";
import { type Face, parseTile } from "../../board/alphabet.ts";
import { sideName } from "../../connection/sides.ts";
import type { Named } from "../../messages/messages.svelte.ts";

/** The board after so many turns; a play that came off lies there only in its own turn. */
export function boardAfter(
  turns: readonly TurnShown[],
  count: number,
  squares: number,
): (Face | null)[] {
  const board: (Face | null)[] = Array.from({ length: squares }, () => null);
  turns.slice(0, count).forEach((turn, at) => {
    if (turn.is_withdrawn && at !== count - 1) return;
    for (const { square, tile } of turn.laid) board[square] = parseTile(tile);
  });
  return board;
}

/** The score of every side after so many turns. */
export function scoresAfter(turns: readonly TurnShown[], count: number, sides: number): number[] {
  const scores = Array.from({ length: sides }, () => 0);
  for (const turn of turns.slice(0, count)) scores[turn.seat] = turn.total;
  return scores;
}

/** How far the first side is ahead of the best of the others, before the first turn and after each. */
export function leads(turns: readonly TurnShown[], sides: number): number[] {
  return Array.from({ length: turns.length + 1 }, (_, count) => {
    const [first = 0, ...others] = scoresAfter(turns, count, sides);
    return first - Math.max(...others);
  });
}

/** The place and the word of a play, as score sheets write them. */
export function placeAndWord(text: string): [place: string, word: string] {
  const [place = "", word = ""] = text.split(" ");
  return [place, word];
}

/** What the sides are called: those who share a seat as they are said in the page's language. */
export function sidesOf(names: readonly Named[], people: readonly Sitter[]): Named[] {
  return names.map((name, seat) => sideName(people, seat) || name);
}

/** The names of the sides with their scores, the best first. */
export function ranking(
  names: readonly Named[],
  scores: readonly number[],
  places: readonly number[],
) {
  return names
    .map((name, seat) => ({ name, seat, score: scores[seat] ?? 0, place: places[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place || other.score - one.score);
}

/** A hash in groups, so that eyes can compare it. */
export const grouped = (hash: string): string => hash.match(/.{1,8}/g)?.join(" ") ?? "";

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(hex.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? []);

/** Whether a secret has the hash that was promised; `null` where a browser cannot tell.
 *
 * Browsers hash only on https and on one's own machine; in a hall's own network they do not.
 */
export async function keepsPromise(secret: string, promise: string): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle) return null;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytesOf(secret)));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === promise;
}
