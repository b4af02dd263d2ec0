import { expect, test } from "vitest";
import { bracketOf, match, result, round, shape, side } from "./fixtures.ts";
import { byName, isFound, othersAt, seatingsOf } from "./seats.ts";
import type { DivisionRounds, Match } from "./values.ts";

const division = (title: string, ...matches: readonly Match[]): DivisionRounds => ({
  ...bracketOf(2),
  title,
  shape: shape(),
  stage: "started",
  rounds: [round(1, matches)],
});
const at = (table: number, pairing: number, one: string, other: string, part = {}): Match =>
  match({
    pairing,
    table,
    sides: [side({ entry: 2 * pairing, name: one }), side({ entry: 2 * pairing + 1, name: other })],
    ...part,
  });
const hall = [
  division("Open", at(3, 1, "Zoe", "Émile"), at(1, 2, "Bob", "Cleo")),
  division("Novices", at(2, 3, "Ann", "Dan")),
  division("Over", at(4, 4, "Eve", "Flo", { result: result() })),
];

test("all divisions that play are listed together by their tables", () => {
  const seatings = seatingsOf(hall);
  expect(seatings.map(({ match: { table }, division: { title } }) => [table, title])).toEqual([
    [1, "Open"],
    [2, "Novices"],
    [3, "Open"],
  ]);
});

test("everybody is found by name, with the table and whom they meet", () => {
  const seats = byName(seatingsOf(hall));
  expect(seats.map(({ name }) => name)).toEqual(["Ann", "Bob", "Cleo", "Dan", "Émile", "Zoe"]);
  expect(seats.map(othersAt)[4]).toEqual(["Zoe"]);
  const found = seats.filter(({ name, seating }) => isFound(seating, [name], "emi"));
  expect(found.map(({ seating }) => seating.match.table)).toEqual([3]);
});
