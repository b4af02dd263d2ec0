/** What the wall of an event shows in turn: tables as they play, places as they stand, the bracket. */

import { isOpen } from "../../rounds/standing.ts";
import type { DivisionRounds, Match, Round } from "../../rounds/values.ts";
import type { DivisionStandings } from "../../standings/values.ts";
import { type Ranked, rankedIn } from "./ranking.ts";

/** Milliseconds that a slide stays while others wait. */
export const TURN = 12_000;
/** Rows that can be read from the back of a hall. */
const ROWS = 6;
const TABLES = 6;
const LARGE_TABLES = 3; // of more than two sides

export type Slide = { readonly key: string; readonly division: string } & (
  | { readonly kind: "tables"; readonly round: Round; readonly matches: readonly Match[] }
  | { readonly kind: "places"; readonly rows: readonly Ranked[] }
  | { readonly kind: "bracket"; readonly rounds: DivisionRounds }
);

/** The round that is played now: the first with an open match, else the last one. */
export const roundNow = ({ rounds }: DivisionRounds): Round | undefined =>
  rounds.find(({ matches }) => matches.some(isOpen)) ??
  rounds.findLast(({ matches }) => matches.some(({ pairing }) => pairing !== 0));

/** All slides of an event, in the order in which they are shown. */
export function slidesOf(
  divisions: readonly DivisionRounds[],
  standings: readonly DivisionStandings[],
): readonly Slide[] {
  return divisions
    .filter(({ stage }) => stage !== "open")
    .flatMap((division) =>
      division.is_bracket
        ? [bracketOf(division), ...tablesOf(division)]
        : [...tablesOf(division), ...placesOf(division, standings)],
    );
}

const bracketOf = (division: DivisionRounds): Slide => ({
  key: `${division.key} bracket`,
  division: division.key,
  kind: "bracket",
  rounds: division,
});

function tablesOf(division: DivisionRounds): readonly Slide[] {
  const round = roundNow(division);
  if (!round) return [];
  // A ladder's challenges stand in one round, those of weeks ago too.
  const isLadder = division.format.format === "ladder";
  const matches = round.matches.filter(
    (match) => match.pairing !== 0 && !match.is_bye && (!isLadder || isOpen(match)),
  );
  const most = matches.some(({ sides }) => sides.length > 2) ? LARGE_TABLES : TABLES;
  return pagesOf(matches, most).map((some, at) => ({
    key: `${division.key} tables ${at}`,
    division: division.key,
    kind: "tables",
    round,
    matches: some,
  }));
}

function placesOf(
  division: DivisionRounds,
  standings: readonly DivisionStandings[],
): readonly Slide[] {
  const found = standings.find(({ key }) => key === division.key);
  if (!found) return [];
  const rows = rankedIn(found, division);
  return pagesOf(rows, ROWS).map((some, at) => ({
    key: `${division.key} places ${at}`,
    division: division.key,
    kind: "places",
    rows: some,
  }));
}

/** The slide on which a match that has just ended is seen: its table's, else its division's. */
export function slideFor(
  slides: readonly Slide[],
  divisions: readonly DivisionRounds[],
  pairing: number,
): Slide | undefined {
  const has = (matches: readonly Match[]): boolean =>
    matches.some((match) => match.pairing === pairing);
  // The last result of a round may have begun the next one, whose tables are shown from then on.
  const own = divisions.find(({ rounds }) => rounds.some(({ matches }) => has(matches)))?.key;
  return (
    slides.find((slide) => slide.kind === "tables" && has(slide.matches)) ??
    slides.find((slide) => slide.kind !== "tables" && slide.division === own)
  );
}

/** Pages of nearly the same length, none longer than `most`. */
export function pagesOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const pages = Math.ceil(items.length / most);
  const each = Math.ceil(items.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, at) => items.slice(at * each, (at + 1) * each));
}

/** The pairings that have ended since: a wall shows them at once. */
export function newlyEnded(
  before: ReadonlySet<number>,
  divisions: readonly DivisionRounds[],
): readonly number[] {
  return [...endedIn(divisions)].filter((pairing) => !before.has(pairing));
}

/** The pairings that have a result. */
export const endedIn = (divisions: readonly DivisionRounds[]): ReadonlySet<number> =>
  new Set(
    divisions.flatMap(({ rounds }) =>
      rounds.flatMap(({ matches }) =>
        matches.filter(({ result, is_bye }) => result && !is_bye).map(({ pairing }) => pairing),
      ),
    ),
  );
