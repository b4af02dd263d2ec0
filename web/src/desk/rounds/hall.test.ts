import { expect, test } from "vitest";
import { match, result, round, side } from "../../event/rounds/fixtures.ts";
import type { DivisionRounds } from "../../event/rounds/values.ts";
import { metIn, rematchOf, tableState } from "./hall.ts";

const meet = (pairing: number, one: number, other: number) =>
  match({ pairing, slot: pairing, sides: [side({ entry: one }), side({ entry: other })] });

const division = {
  rounds: [round(1, [meet(1, 1, 2), meet(2, 3, 4)]), round(2, [meet(3, 1, 3), meet(4, 2, 4)])],
} as unknown as DivisionRounds;

test("a table is playing until its result is in, and missing once the time is over", () => {
  expect(tableState(meet(1, 1, 2), false)).toBe("playing");
  expect(tableState(meet(1, 1, 2), true)).toBe("missing");
  expect(tableState({ ...meet(1, 1, 2), result: result() }, true)).toBe("in");
  expect(tableState({ ...meet(1, 1, 2), result: result(), is_disputed: true }, true)).toBe(
    "disputed",
  );
});

test("a swap that lets two meet again says in which round they met", () => {
  const matches = division.rounds[1]?.matches ?? [];
  const met = metIn(division, 2);
  expect(rematchOf(met, matches, 3, 2)).toBe(1); // 1 would meet 2 again
  expect(rematchOf(met, matches, 3, 4)).toBeNull();
});
