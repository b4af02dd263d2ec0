import { expect, test } from "vitest";
import { roundsToCome, sectionsOf } from "./drawn.ts";
import { round, shape } from "./fixtures.ts";
import type { DivisionRounds } from "./values.ts";

const division = (rounds: number | null, paired: number, stage = "started") =>
  ({
    shape: shape({ rounds }),
    stage,
    rounds: Array.from({ length: paired }),
  }) as unknown as DivisionRounds;

test("somebody can be left out of the rounds that are yet to be paired", () => {
  expect(roundsToCome(division(4, 2))).toEqual([3, 4]);
  expect(roundsToCome(division(4, 4))).toEqual([]);
  expect(roundsToCome(division(4, 2, "certified"))).toEqual([]);
});

test("where the start settles all rounds, nobody is", () => {
  expect(roundsToCome(division(null, 0))).toEqual([]);
});

test("a bracket is drawn part by part, each with its own rounds", () => {
  const [one, two, three] = ["upper", "lower", "upper"].map((section, at) => {
    const made = round(at + 1, []);
    return { ...made, name: { ...made.name, section } };
  });
  expect(sectionsOf([one, two, three] as never)).toEqual([
    { key: "upper", rounds: [one, three] },
    { key: "lower", rounds: [two] },
  ]);
});
