import { describe, expect, it } from "vitest";
import { duration, pointsOf, price, usualOf } from "./points.ts";

const usual = { "turn.limit": "none", "challenge.failed_turns": 1, "ending.pass_rounds": 3 };
const keys = (values: Record<string, unknown>, most?: number) =>
  pointsOf(values, usual, "en", most).map(({ key }) => key);

describe("the points of a house", () => {
  it("begin with what sets it apart", () => {
    expect(keys({ ...usual, "disputes.markers": true }, 2)).toEqual([
      "point-markers",
      "point-failed-turn",
    ]);
    expect(keys({ ...usual, "turn.limit": "soft", "turn.seconds": 90 }, 1)).toEqual([
      "point-turn-soft",
    ]);
  });

  it("tell of helps only where some are sold", () => {
    const sold = { ...usual, "helps.peek.kind": "peek", "helps.peek.title": "A look" };
    expect(pointsOf(sold, usual, "en", 1)).toEqual([{ key: "point-helps", values: { count: 1 } }]);
    expect(keys(usual, 9)).not.toContain("point-helps");
  });

  it("name what a failed challenge costs", () => {
    const fee = { ...usual, "challenge.failed_fee": 500, "challenge.failed_seconds": 30 };
    expect(pointsOf(fee, usual, "en", 1)).toEqual([
      { key: "point-failed-fee", values: { price: "$5", time: "30 seconds" } },
    ]);
    expect(keys({ ...usual, "challenge.failed_turns": 0 }, 1)).toEqual(["point-failed-free"]);
  });
});

it("what is usual is what most sheets say", () => {
  expect(usualOf([{ a: 1 }, { a: 2 }, { a: 2 }])).toEqual({ a: 2 });
});

it("times and prices are written as people write them", () => {
  expect([duration(180, "en"), duration(95, "de")]).toEqual(["3 minutes", "95 Sekunden"]);
  expect([price(500, "en"), price(150, "en")]).toEqual(["$5", "$1.50"]);
});
