import { expect, test } from "vitest";
import { bracketOf, match, result, round, shape, side } from "../event/rounds/fixtures.ts";
import type { DivisionRounds, Match } from "../event/rounds/values.ts";
import { nowOf } from "./now.ts";

const division = (stage: DivisionRounds["stage"], ...rounds: readonly Match[][]) => ({
  ...bracketOf(2),
  shape: shape(),
  stage,
  rounds: rounds.map((matches, at) => round(at + 1, matches)),
});
const sides = [side({ entry: 1 }), side({ entry: 2 })];
const open = match({ pairing: 2, sides });
const over = match({ pairing: 1, sides, result: result() });

test("the round that is played is on, with how many of its tables are done", () => {
  const now = nowOf([division("started", [over], [over, open])], []);
  expect(now).toMatchObject({ kind: "round", rounds: [{ round: { number: 2 }, done: 1, all: 2 }] });
});

test("before anything has begun the next start is on, and between rounds neither", () => {
  expect(nowOf([division("open")], []).kind).toBe("next");
  expect(nowOf([], []).kind).toBe("next");
  expect(nowOf([division("started", [over])], []).kind).toBe("between");
});

test("when all places are final, those who won are on", () => {
  const rows = [
    { place: 1, name: "Ann" },
    { place: 2, name: "Bo" },
  ];
  const now = nowOf([division("certified", [over])], [{ key: "main", rows } as never]);
  expect(now).toMatchObject({ kind: "final", won: [{ names: ["Ann"] }] });
});

test("a division that nobody has entered keeps no event from being over", () => {
  const rows = [{ place: 1, name: "Ann" }];
  const empty = { ...division("open"), key: "75 to 79" };
  const now = nowOf([division("certified", [over]), empty], [{ key: "main", rows } as never]);
  expect(now).toMatchObject({ kind: "final", won: [{ names: ["Ann"] }] });
});
