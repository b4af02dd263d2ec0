import { describe, expect, it } from "vitest";
import { helpsOf } from "./prices.ts";

describe("the price list", () => {
  it("has every help of a sheet once, in the sheet's order", () => {
    const values = {
      "helps.letter.title": "a letter",
      "helps.letter.kind": "letter",
      "helps.letter.price": 100,
      "helps.peek.kind": "peek",
      "helps.peek.title": "a peek",
      "helps.peek.price": 500,
      "tiles.rack": 7,
    };
    expect(helpsOf(values)).toEqual([
      { name: "letter", title: "a letter", price: "$1.00", isPerPoint: true },
      { name: "peek", title: "a peek", price: "$5.00", isPerPoint: false },
    ]);
  });

  it("is empty where nothing is sold", () => {
    expect(helpsOf({ "tiles.rack": 7 })).toEqual([]);
  });
});
