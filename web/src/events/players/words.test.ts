import { beforeAll, expect, test } from "vitest";
import type { PlayedShown } from "../../api/types.ts";
import { learnAll } from "../../messages/all.ts";
import { playerAt } from "./api.ts";
import { called, changeText, outcome } from "./words.ts";

beforeAll(learnAll);

const side = (place: number) => ({
  players: [],
  names: [],
  score: 300,
  place,
  best_play: null,
});

const game = (own: number, ...others: number[]): PlayedShown => ({
  event: "e",
  title: "An evening",
  match: 1,
  at: 0,
  own: side(own),
  others: others.map(side),
  rating: 1200,
  change: 0,
});

test("a game of several is won by the first, shared by those level with the first, else lost", () => {
  expect(outcome(game(1, 2, 3))).toBe("won");
  expect(outcome(game(1, 1, 3))).toBe("shared");
  expect(outcome(game(2, 1, 3))).toBe("lost");
});

test("gains and losses have their signs", () => {
  expect(changeText(24)).toBe("+24");
  expect(changeText(0)).toBe("+0");
  expect(changeText(-7)).toBe("−7");
});

test("whoever was erased has no name, and members are told apart", () => {
  expect(called("")).toBe("Somebody");
  expect(playerAt("evening", 7)).toBe("evening-7");
  expect(playerAt("evening", 7, "m1")).toBe("evening-7-m1");
});
