import { expect, test } from "vitest";
import { bracketOf, game, match, result, round, shape, side } from "../../event/rounds/fixtures.ts";
import type { DivisionRounds, Match } from "../../event/rounds/values.ts";
import type { DivisionStandings, Row } from "../../event/standings/values.ts";
import { pagesOf, tablesIn } from "./paging.ts";
import { partsOf } from "./parts.ts";
import { rankedIn } from "./ranking.ts";
import { callsOf, endedIn, newlyEnded, pricesOf, slideFor, slidesOf } from "./slides.ts";

const row = (entry: number, part: Partial<Row> = {}): Row => ({
  place: entry,
  entry,
  name: `Team ${entry}`,
  wins: "0",
  losses: 0,
  draws: 0,
  byes: 0,
  sat_out: 0,
  forfeits: 0,
  played: 1,
  points: 0,
  against: 0,
  spread: 0,
  high_game: 0,
  best_play: 0,
  firsts: 0,
  band: "",
  reached: "",
  is_withdrawn: false,
  by: "",
  ...part,
});
const standings = (first: string, ...rows: readonly Row[]): DivisionStandings => ({
  key: "main",
  title: "Main",
  columns: [first] as DivisionStandings["columns"],
  rows,
  awards: [],
  is_certified: false,
  teams: [],
});
const division = (...rounds: readonly (readonly Match[])[]): DivisionRounds => ({
  ...bracketOf(2),
  shape: shape(),
  stage: "started",
  rounds: rounds.map((matches, at) => round(at + 1, matches)),
});
const between = (pairing: number, one: number, other: number, part: Partial<Match> = {}) =>
  match({ pairing, sides: [side({ entry: one }), side({ entry: other })], ...part });

test("pages are of nearly the same length", () => {
  expect(pagesOf([1, 2, 3, 4, 5, 6, 7], 6).map(({ length }) => length)).toEqual([4, 3]);
  expect(pagesOf([], 6)).toEqual([]);
});

test("tables of the round that is played come first, then the places", () => {
  const over = between(1, 1, 2, { result: result() });
  const slides = slidesOf(
    [division([over], [between(2, 1, 2)])],
    [standings("wins", row(1), row(2))],
  );
  expect(slides.map(({ kind }) => kind)).toEqual(["tables", "places"]);
  expect(slides[0]?.kind === "tables" && slides[0].matches.map(({ pairing }) => pairing)).toEqual([
    2,
  ]);
});

test("nothing is shown of a division that has not started", () => {
  expect(slidesOf([{ ...division([between(1, 1, 2)]), stage: "open" }], [])).toEqual([]);
});

test("many tables stand side by side, and the wall says which they are", () => {
  const matches = Array.from({ length: 22 }, (_, at) => between(at + 1, 1, 2, { table: at + 1 }));
  const slides = slidesOf([division(matches)], []);
  expect(slides.map((slide) => slide.kind === "tables" && slide.columns)).toEqual([2, 2]);
  expect(slides.map(({ span }) => [span?.first, span?.last, span?.all])).toEqual([
    [1, 11, 22],
    [12, 22, 22],
  ]);
  expect(slidesOf([division(matches)], [], false)).toHaveLength(4);
});

test("tables of a division that sits further back are named by their own numbers", () => {
  const matches = [8, 9, 10].map((table) => between(table, 1, 2, { table }));
  expect(tablesIn(matches.slice(1), matches)).toMatchObject({ first: 9, last: 10, all: null });
  const without = [1, 2, 3].map((pairing) => between(pairing, 1, 2));
  expect(tablesIn(without.slice(1), without)).toMatchObject({ what: "matches", first: 2, all: 3 });
});

test.each([
  [4, [[2, 1]]],
  [16, [[8, 4, 2, 1]]],
  [
    32,
    [
      [8, 4, 2, 1],
      [8, 4, 2, 1],
    ],
  ],
])("a bracket of %i slots is shown in parts that can be read", (slots, parts) => {
  const drawn = partsOf(bracketOf(slots));
  expect(drawn.map(({ columns }) => columns.map(({ matches }) => matches.length))).toEqual(parts);
});

test("a large round that is nearly all byes is left to its tables", () => {
  const bracket = bracketOf(32);
  const [first, ...rest] = bracket.rounds;
  const matches = (first?.matches ?? []).map((one, at) => ({ ...one, is_bye: at > 0 }));
  const drawn = partsOf({ ...bracket, rounds: [{ ...first, matches } as never, ...rest] });
  expect(drawn.map(({ columns }) => columns[0]?.round.number)).toEqual([2]);
});

test("once the places are final the winner comes first, and the tables of the last round go", () => {
  const over = division([between(1, 1, 2, { result: result() })]);
  const places = [standings("wins", row(1), row(2))];
  const slides = slidesOf([{ ...over, stage: "certified" }], places);
  expect(slides.map(({ kind }) => kind)).toEqual(["winner", "places"]);
});

test("a bracket is drawn before its tables are listed", () => {
  const bracket = { ...bracketOf(4), stage: "started" };
  expect(slidesOf([bracket], []).map(({ kind }) => kind)).toEqual(["bracket", "tables"]);
});

test("whoever is called has a slide, and only the last few at once", () => {
  const call = { table: 1, entries: [1], names: ["Ann"], at: 0, times: 1, left: 5 };
  const calls = [1, 2, 3, 4].map((pairing) => ({ ...call, pairing }));
  expect(callsOf([])).toEqual([]);
  const [slide] = callsOf(calls);
  expect(slide?.kind === "calls" && slide.calls.map(({ pairing }) => pairing)).toEqual([1, 2, 3]);
});

test("a result that ends a round is shown with the places, its table being no more", () => {
  const before = [division([between(1, 1, 2)], [between(2, 1, 2)])];
  const after = [division([between(1, 1, 2, { result: result() })], [between(2, 1, 2)])];
  expect(newlyEnded(endedIn(before), after)).toEqual([1]);
  const slides = slidesOf(after, [standings("wins", row(1), row(2))]);
  expect(slideFor(slides, after, 1)?.kind).toBe("places");
  expect(slideFor(slides, after, 2)?.kind).toBe("tables");
});

test("where points decide, those of a game that is played count as they stand", () => {
  const played = between(1, 1, 2, {
    result: result(),
    sides: [side({ entry: 1, score: 287 }), side({ entry: 2, score: 318 })],
  });
  const live = between(2, 1, 3, { game: game({ scores: [184, 90] }) });
  const ranked = rankedIn(standings("points", row(2), row(1), row(3)), division([played], [live]));
  expect(ranked.map(({ entry, figure, small, place }) => [place, entry, figure, small])).toEqual([
    [1, 1, "471", "287+184"],
    [2, 2, "318", ""],
    [3, 3, "90", ""],
  ]);
});

test("elsewhere places are as the hall has them", () => {
  const ranked = rankedIn(
    standings("wins", row(1, { wins: "2½", spread: 30 }), row(2, { place: 2 })),
    division([]),
  );
  expect(ranked.map(({ figure, small }) => [figure, small])).toEqual([
    ["2½", "+30"],
    ["0", "0"],
  ]);
});

test("prices are shown a page at a time until the places are final", () => {
  const helps = Array.from({ length: 8 }, (_, at) => ({
    key: `help ${at}`,
    title: "A peek",
    cents: 100,
    per: "",
  }));
  const open = division([between(1, 1, 2)]);
  expect(pricesOf(helps, [open]).map(({ kind }) => kind)).toEqual(["prices", "prices"]);
  expect(pricesOf([], [open])).toEqual([]);
  expect(pricesOf(helps, [{ ...open, stage: "certified" }])).toEqual([]);
});
