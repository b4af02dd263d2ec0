/** What a match looks like from afar: over, under way, waiting for somebody, or yet unknown. */

import { figure } from "../../messages/figure.ts";
import type { Match, Tidings } from "./values.ts";

export type Standing =
  | "unknown" // who meets is not known yet
  | "bye" // one side, and nobody comes
  | "empty" // nobody comes at all
  | "over"
  | "tied" // over, and something has to decide it
  | "live"
  | "seated" // a game is open, and nobody has begun
  | "waiting"; // no game is open

/** What the hall calls a slot of a bracket to which nobody will come. */
const NOBODY = "nobody";
const BEFORE: ReadonlySet<string> = new Set(["setting up", "drawing for first"]);

export function standingOf(match: Match): Standing {
  if (match.pairing === 0) {
    return match.sides.every(({ says }) => says === NOBODY) ? "empty" : "unknown";
  }
  if (match.is_bye) return "bye";
  if (match.needs_tie_break) return "tied";
  if (match.result) return "over";
  if (match.game) return BEFORE.has(match.game.phase) ? "seated" : "live";
  return "waiting";
}

/** Whether somebody has opened a game in a round; one without is played on paper, and waits for none. */
export const hasGames = (matches: readonly Match[], tidings: Tidings = {}): boolean =>
  matches.some((match) => withTiding(match, tidings).game !== null);

/** Whether a match still waits for its result. */
export const isOpen = (match: Match): boolean =>
  ["tied", "live", "seated", "waiting"].includes(standingOf(match));

const AFTER: ReadonlySet<string> = new Set(["finished", "certified"]);

/** Whether the game of a match has been played, and its result is yet to be agreed to. */
export const isPlayed = ({ game }: Match): boolean => game !== null && AFTER.has(game.phase);

/** A match with what its game was last told to stand at; a game that was just opened is told too. */
export function withTiding(match: Match, tidings: Tidings): Match {
  const told = tidings[String(match.pairing)];
  if (!told || match.pairing === 0 || match.result) return match;
  const { game } = match;
  // What was told of a game that is to be played again says nothing of the next one.
  const isOld = game ? told.game === game.game && told.turn < game.turn : AFTER.has(told.phase);
  return isOld ? match : { ...match, game: told };
}

/** What a side has so far: of its result, else of the game that is under way. */
export function pointsOf(match: Match, at: number): number | null {
  const score = match.sides[at]?.score ?? null;
  if (score !== null || match.result || standingOf(match) !== "live") return score;
  return match.game?.scores[at] ?? null;
}

/** As `pointsOf`, written: below zero with its minus sign. */
export function pointsText(match: Match, at: number): string | null {
  const points = pointsOf(match, at);
  return points === null ? null : figure(points);
}

/** How many matches of a round have ended, of how many; byes are not counted. */
export function progressOf(matches: readonly Match[]): { done: number; all: number } {
  const played = matches.filter((match) => !["bye", "empty"].includes(standingOf(match)));
  const done = played.filter((match) => standingOf(match) === "over");
  return { done: done.length, all: played.length };
}
