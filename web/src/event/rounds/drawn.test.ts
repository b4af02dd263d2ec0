import { expect, test } from "vitest";
import { roundsToCome } from "./drawn.ts";
import type { DivisionRounds } from "./values.ts";

const division = (format: object, paired: number, stage = "started") =>
  ({ format, stage, rounds: Array.from({ length: paired }) }) as unknown as DivisionRounds;

test("somebody can be left out of the rounds that are yet to be paired", () => {
  expect(roundsToCome(division({ format: "swiss", rounds: 4 }, 2))).toEqual([3, 4]);
  expect(roundsToCome(division({ format: "swiss", rounds: 4 }, 4))).toEqual([]);
  expect(roundsToCome(division({ format: "swiss", rounds: 4 }, 2, "certified"))).toEqual([]);
});

test("where the start settles all rounds, nobody is", () => {
  expect(roundsToCome(division({ format: "knockout" }, 0))).toEqual([]);
});
