/** What the wall of an event shows in turn: tables as they play, places as they stand, the bracket. */

import type { Summons } from "../../desk/values.ts";
import { byName, roundNow, type Seat, type Seating, seatingsOf } from "../../rounds/seats.ts";
import { isOpen } from "../../rounds/standing.ts";
import type { DivisionRounds, Match, Round } from "../../rounds/values.ts";
import type { DivisionStandings } from "../../standings/values.ts";
import { type Ranked, rankedIn } from "./ranking.ts";

/** Milliseconds that a slide stays while others wait. */
export const TURN = 12_000;
/** Milliseconds that a call stays before others have their turn. */
export const CALL_TURN = 30_000;
/** Calls that have room at once. */
const CALLS = 3;
/** Rows that can be read from the back of a hall. */
const ROWS = 6;
const TABLES = 6;
const SEATINGS = 8;
const SEATS = 16; // in two columns
const LARGE_TABLES = 3; // of more than two sides

/** The key of the slide of calls. */
export const CALLED = "calls";

export type Slide = { readonly key: string; readonly division: string } & (
  | { readonly kind: "calls"; readonly calls: readonly Summons[] }
  | { readonly kind: "tables"; readonly round: Round; readonly matches: readonly Match[] }
  | { readonly kind: "seatings"; readonly seatings: readonly Seating[] }
  | { readonly kind: "seats"; readonly seats: readonly Seat[] }
  | { readonly kind: "places"; readonly rows: readonly Ranked[] }
  | { readonly kind: "bracket"; readonly rounds: DivisionRounds }
);

/** The slide of those who are called; none where nobody is. */
export const callsOf = (calls: readonly Summons[]): readonly Slide[] =>
  calls.length === 0
    ? []
    : [{ key: CALLED, division: "", kind: "calls", calls: calls.slice(0, CALLS) }];

/** All slides of an event, in the order in which they are shown. */
export function slidesOf(
  divisions: readonly DivisionRounds[],
  standings: readonly DivisionStandings[],
): readonly Slide[] {
  const started = divisions.filter(({ stage }) => stage !== "open");
  const own = started.flatMap((division) =>
    division.is_bracket
      ? [bracketOf(division), ...tablesOf(division)]
      : [...tablesOf(division), ...placesOf(division, standings)],
  );
  return [...own, ...hallOf(started)];
}

/** Where everybody sits, by table and by name, while several divisions look for their tables. */
function hallOf(divisions: readonly DivisionRounds[]): readonly Slide[] {
  const seatings = seatingsOf(divisions).filter(({ match }) => match.table !== null);
  const isLooking = seatings.some(({ match }) => !match.game && !match.result);
  if (!isLooking || new Set(seatings.map(({ division }) => division.key)).size < 2) return [];
  return [
    ...pagesOf(seatings, SEATINGS).map((some, at) => ({
      key: `hall tables ${at}`,
      division: "",
      kind: "seatings" as const,
      seatings: some,
    })),
    ...pagesOf(byName(seatings), SEATS).map((some, at) => ({
      key: `hall names ${at}`,
      division: "",
      kind: "seats" as const,
      seats: some,
    })),
  ];
}

const bracketOf = (division: DivisionRounds): Slide => ({
  key: `${division.key} bracket`,
  division: division.key,
  kind: "bracket",
  rounds: division,
});

function tablesOf(division: DivisionRounds): readonly Slide[] {
  const round = roundNow(division);
  // Once the places are final, they are what everybody looks for.
  if (!round || division.stage === "certified") return [];
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
