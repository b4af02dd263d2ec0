/** What the wall of an event shows in turn: tables as they play, places as they stand, the bracket. */

import type { PaidHelp } from "../../event/money/ledger.ts";
import { byName, roundNow, type Seat, type Seating, seatingsOf } from "../../event/rounds/seats.ts";
import { isOpen } from "../../event/rounds/standing.ts";
import type { DivisionRounds, Match } from "../../event/rounds/values.ts";
import type { DivisionStandings } from "../../event/standings/values.ts";
import type { Summons } from "../../event/values.ts";
import { pagesOf, type Span, tablesIn } from "./paging.ts";
import { type Part, partsOf } from "./parts.ts";
import { type Ranked, rankedIn } from "./ranking.ts";

/** Milliseconds that a slide stays while others wait. */
export const TURN = 12_000;
/** Milliseconds that a call stays before others have their turn. */
export const CALL_TURN = 30_000;
/** Calls that have room at once. */
const CALLS = 3;
/** Rows that can be read from the back of a hall. */
const ROWS = 6;
const LARGE_ROWS = 3; // of tables with more than two sides
const SEATINGS = 14; // in two columns
const SEATS = 21; // in three columns
/** Signs of a name that three columns have room for. */
const NARROW = 17;
/** The last place that is named with the winner. */
const NEXT = 3;

/** The key of the slide of calls. */
export const CALLED = "calls";

/** What stands on a slide; it takes the whole wall, or leaves room for what stays beside it. */
export type Slide = {
  readonly key: string;
  readonly division: string;
  readonly isWide: boolean;
  readonly span: Span | null; // which part of a longer list it is
} & (
  | { readonly kind: "calls"; readonly calls: readonly Summons[] }
  | { readonly kind: "tables"; readonly matches: readonly Match[]; readonly columns: number }
  | { readonly kind: "seatings"; readonly seatings: readonly Seating[] }
  | { readonly kind: "seats"; readonly seats: readonly Seat[] }
  | { readonly kind: "winner"; readonly rows: readonly Ranked[] }
  | { readonly kind: "places"; readonly rows: readonly Ranked[] }
  | { readonly kind: "bracket"; readonly part: Part }
  | { readonly kind: "prices"; readonly helps: readonly PaidHelp[] }
);

/** The slide of those who are called; none where nobody is. */
export const callsOf = (calls: readonly Summons[]): readonly Slide[] =>
  calls.length === 0
    ? []
    : [
        {
          key: CALLED,
          division: "",
          isWide: false,
          span: null,
          kind: "calls",
          calls: calls.slice(0, CALLS),
        },
      ];

/** What is for sale at the tables, as long as somebody plays or is about to. */
export const pricesOf = (
  helps: readonly PaidHelp[],
  divisions: readonly DivisionRounds[],
): readonly Slide[] =>
  divisions.every(({ stage }) => stage === "certified")
    ? []
    : pagesOf(helps, ROWS).map((some, at) => ({
        key: `prices ${at}`,
        division: divisions[0]?.key ?? "",
        isWide: false,
        span: null,
        kind: "prices",
        helps: some,
      }));

/** All slides of an event, in the order in which they are shown; first of all who has won. */
export function slidesOf(
  divisions: readonly DivisionRounds[],
  standings: readonly DivisionStandings[],
  canBeWide = true,
): readonly Slide[] {
  const started = divisions.filter(({ stage }) => stage !== "open");
  const own = started.flatMap((division) => {
    const places = placesOf(division, standings, canBeWide);
    if (!division.shape.is_bracket) return [...tablesOf(division, canBeWide), ...places];
    const bracket = [...bracketOf(division), ...tablesOf(division, canBeWide)];
    return division.stage === "certified" ? [...places, ...bracket] : bracket;
  });
  const won = started.flatMap((division) => winnerOf(division, standings));
  return [...won, ...own, ...hallOf(started)];
}

/** Where everybody sits, by table and by name, while several divisions look for their tables. */
function hallOf(divisions: readonly DivisionRounds[]): readonly Slide[] {
  const seatings = seatingsOf(divisions).filter(({ match }) => match.table !== null);
  const isLooking = seatings.some(({ match }) => !match.game && !match.result);
  if (!isLooking || new Set(seatings.map(({ division }) => division.key)).size < 2) return [];
  const matches = seatings.map(({ match }) => match);
  const pages = pagesOf(seatings, SEATINGS);
  const names = pagesOf(byName(seatings), SEATS);
  return [
    ...pages.map((some, at) => ({
      key: `hall tables ${at}`,
      division: "",
      isWide: true,
      span: tablesIn(
        some.map(({ match }) => match),
        matches,
      ),
      kind: "seatings" as const,
      seatings: some,
    })),
    ...names.map((some, at) => ({
      key: `hall names ${at}`,
      division: "",
      isWide: true,
      span: {
        what: "names" as const,
        first: initialOf(some[0]),
        last: initialOf(some.at(-1)),
        all: null,
        isOnly: names.length === 1,
      },
      kind: "seats" as const,
      seats: some,
    })),
  ];
}

const initialOf = (seat: Seat | undefined): string => [...(seat?.name ?? "")][0] ?? "";

function bracketOf(division: DivisionRounds): readonly Slide[] {
  const parts = partsOf(division);
  return parts.map((part, at) => ({
    key: `${division.key} bracket ${at}`,
    division: division.key,
    isWide: true,
    span: {
      what: "parts",
      first: at + 1,
      last: at + 1,
      all: parts.length,
      isOnly: parts.length === 1,
    },
    kind: "bracket",
    part,
  }));
}

function tablesOf(division: DivisionRounds, canBeWide: boolean): readonly Slide[] {
  const round = roundNow(division);
  // Once the places are final, they are what everybody looks for.
  if (!round || division.stage === "certified") return [];
  // A ladder's challenges stand in one round, those of weeks ago too.
  const isLadder = division.shape.has_rungs;
  const matches = round.matches
    .filter((match) => match.pairing !== 0 && !match.is_bye && (!isLadder || isOpen(match)))
    .sort((one, other) => (one.table ?? 0) - (other.table ?? 0));
  const rows = matches.some(({ sides }) => sides.length > 2) ? LARGE_ROWS : ROWS;
  const most = canBeWide && matches.length > rows ? widest(matches) : 1;
  return pagesOf(matches, rows * most).map((some, at) => ({
    key: `${division.key} tables ${at}`,
    division: division.key,
    isWide: most > 1,
    span: tablesIn(some, matches),
    kind: "tables",
    matches: some,
    columns: Math.ceil(some.length / rows),
  }));
}

/** In how many columns tables have room, by the names of those who sit there. */
const widest = (matches: readonly Match[]): number =>
  matches.some(({ sides }) => sides.some(({ name }) => name.length > NARROW)) ? 2 : 3;

function placesOf(
  division: DivisionRounds,
  standings: readonly DivisionStandings[],
  canBeWide: boolean,
): readonly Slide[] {
  const found = standings.find(({ key }) => key === division.key);
  if (!found) return [];
  const rows = rankedIn(found, division);
  // A few pages leave room for what stays beside them; many are shown two at a time.
  const isWide = canBeWide && rows.length > 2 * ROWS;
  const pages = pagesOf(rows, isWide ? 2 * ROWS : ROWS);
  return pages.map((some, at) => {
    const before = pages.slice(0, at).reduce((sum, { length }) => sum + length, 0);
    return {
      key: `${division.key} places ${at}`,
      division: division.key,
      isWide,
      span: {
        what: "places",
        first: before + 1,
        last: before + some.length,
        all: rows.length,
        isOnly: pages.length === 1,
      },
      kind: "places",
      rows: some,
    };
  });
}

/** Who has won a division whose places are final, with those who came next. */
function winnerOf(
  division: DivisionRounds,
  standings: readonly DivisionStandings[],
): readonly Slide[] {
  const found = standings.find(({ key }) => key === division.key);
  if (!found || division.stage !== "certified") return [];
  const rows = rankedIn(found, division).filter(({ place }) => place <= NEXT);
  if (rows.length === 0) return [];
  return [
    {
      key: `${division.key} winner`,
      division: division.key,
      isWide: false,
      span: null,
      kind: "winner",
      rows,
    },
  ];
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
    slides.find(
      (slide) => slide.kind === "bracket" && slide.part.columns.some(({ matches }) => has(matches)),
    ) ??
    slides.find((slide) => slide.kind !== "tables" && slide.division === own)
  );
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
