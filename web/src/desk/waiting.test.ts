import { expect, test } from "vitest";
import type { Waiting } from "../event/values.ts";
import { toDo } from "./waiting.ts";

const waiting = (kind: string, part: Partial<Waiting> = {}): Waiting =>
  ({ kind, title: "", words: "", division: "", round: null, ...part }) as Waiting;

test("what is of one kind in one round is one line, where the first of it stood", () => {
  const lines = toDo([
    waiting("discrepancy"),
    waiting("result", { round: 3, title: "Table 1" }),
    waiting("result", { round: 3, title: "Table 2" }),
    waiting("result", { round: 4, title: "Table 3" }),
    waiting("unsent mail"),
    waiting("unsent mail"),
  ]);
  expect(lines.map(({ first, items }) => [first.kind, items.length])).toEqual([
    ["discrepancy", 1],
    ["result", 2],
    ["result", 1],
    ["unsent mail", 2],
  ]);
});

test("divisions are told apart", () => {
  const lines = toDo([
    waiting("pair", { round: 2, division: "Under 50" }),
    waiting("pair", { round: 2, division: "50 and over" }),
  ]);
  expect(lines).toHaveLength(2);
});
