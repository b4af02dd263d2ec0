/** What a square and a tile say to someone who cannot see them. */

import { say, sayThing } from "../messages/messages.svelte.ts";
import { type Alphabet, pointsOf } from "./alphabet.ts";
import { squareName } from "./layout.ts";
import { type BoardState, faceAt, type HandTile, laidAt } from "./state.ts";

export function squareLabel(state: BoardState, square: number): string {
  const what = contentLabel(state, square);
  if (laidAt(state, square)) return say("square-draft", { what });
  if (state.last.includes(square)) return say("square-last", { what });
  const { arrow } = state;
  if (arrow?.square !== square || arrow.isSpent) return what;
  return say(`square-arrow-${arrow.direction}`, { what });
}

function contentLabel(state: BoardState, square: number): string {
  const { layout, alphabet } = state;
  const name = squareName(layout, square);
  const face = faceAt(state, square);
  if (face?.isBlank) return say("square-blank", { square: name, letter: face.letter || "?" });
  if (face) {
    const points = say("points", { count: pointsOf(alphabet, face) });
    return say("square-tile", { square: name, letter: face.letter, points });
  }
  const premium = layout.premiums[square];
  if (!premium) return say("square-empty", { square: name });
  const kind = premium.word > 1 ? "premium-word" : "premium-letter";
  const times = Math.max(premium.word, premium.letter);
  // What is printed on the square belongs to its name.
  const sign = `${times}${premium.word > 1 ? "W" : "L"}`;
  const text = say(kind, { sign, times, colour: sayThing(premium.colour) });
  const key = square === layout.start ? "square-star" : "square-premium";
  return say(key, { square: name, premium: text });
}

export function tileLabel(alphabet: Alphabet, tile: HandTile): string {
  if (tile.letter === "") return say("tile-blank");
  const points = pointsOf(alphabet, { letter: tile.letter, isBlank: false });
  return say("tile-letter", { letter: tile.letter, points: say("points", { count: points }) });
}
