import { describe, expect, it } from "vitest";
import { view } from "../../design/fixtures.ts";
import { atTheEnd, givenText, linesOf } from "./pad.ts";

describe("the last line of the pad", () => {
  it("leads from the last turn's total to the score", () => {
    const [side, ...rest] = view.sides;
    if (!side) throw new Error("The example has sides.");
    const total = linesOf(view, side.seat).at(-1)?.total ?? 0;
    const ended = { ...view, sides: [{ ...side, score: total - 4 }, ...rest] };
    expect(atTheEnd(ended, side.seat)).toBe(-4);
  });

  it("starts from nothing where a side had no turn", () => {
    const [side, ...rest] = view.sides;
    if (!side) throw new Error("The example has sides.");
    const ended = { ...view, tally: [], sides: [{ ...side, score: -11 }, ...rest] };
    expect(atTheEnd(ended, side.seat)).toBe(-11);
  });
});

it("says what points are for that no play earned", () => {
  const why = { kind: "message" as const, key: "x", values: {}, text: "for overtime" };
  const given = { seat: 0, points: -10, reason: "overtime" as const, why, turn: null };
  expect(givenText(given)).toBe("−10 for overtime");
  expect(givenText({ ...given, points: 5 })).toBe("+5 for overtime");
});
