import { expect, test } from "vitest";
import { columnsOf, firstOf, written } from "./columns.ts";
import type { DivisionStandings, Row } from "./values.ts";

const ROW: Row = {
  place: 1,
  entry: 1,
  name: "Ann",
  wins: "2½",
  losses: 0,
  draws: 0,
  byes: 0,
  sat_out: 0,
  forfeits: 0,
  played: 3,
  points: 900,
  against: 800,
  spread: 100,
  high_game: 401,
  best_play: 74,
  firsts: 0,
  band: "",
  reached: "",
  is_withdrawn: false,
  by: "",
};
const division = (columns: readonly string[], ...rows: readonly Row[]): DivisionStandings => ({
  key: "main",
  title: "Main",
  teams: [],
  columns: columns as DivisionStandings["columns"],
  rows,
  awards: [],
  is_certified: false,
});

test("a league shows wins and losses, and draws and forfeits once there are any", () => {
  const league = ["wins", "head to head", "spread", "points"];
  expect(columnsOf(division(league, ROW))).toEqual([
    "played",
    "wins",
    "losses",
    "points",
    "spread",
  ]);
  const columns = columnsOf(division(league, ROW, { ...ROW, draws: 1, forfeits: 2 }));
  expect(columns).toContain("draws");
  expect(columns).toContain("forfeits");
  expect(firstOf(division(league, ROW))).toBe("wins");
});

test("an evening of points shows the highest game and the best play, and no wins", () => {
  expect(columnsOf(division(["points", "high game", "best play"], ROW))).toEqual([
    "played",
    "points",
    "high_game",
    "best_play",
  ]);
});

test("without a known play there is no column for the highest", () => {
  const paper = division(["points", "high game", "best play"], { ...ROW, best_play: 0 });
  expect(columnsOf(paper)).toEqual(["played", "points", "high_game"]);
});

test("a knockout shows how far each came", () => {
  expect(columnsOf(division(["stage"], ROW))[0]).toBe("reached");
});

test("a spread has its sign", () => {
  expect(written(ROW, "spread")).toBe("+100");
  expect(written({ ...ROW, spread: -7 }, "spread")).toBe("−7");
  expect(written(ROW, "wins")).toBe("2½");
});

test("who went first how often is shown once somebody did", () => {
  expect(columnsOf(division(["wins"], ROW))).not.toContain("firsts");
  expect(columnsOf(division(["wins"], ROW, { ...ROW, firsts: 2 })).at(-1)).toBe("firsts");
});

test("in quads everybody's group comes first", () => {
  const quads = division(["group", "wins"], { ...ROW, reached: "Quad 2" });
  expect(columnsOf(quads)[0]).toBe("group");
  expect(written({ ...ROW, reached: "Quad 2" }, "group")).toBe("Quad 2");
});
