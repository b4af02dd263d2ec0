import { describe, expect, it } from "vitest";
import { bracketOf, match, result, round } from "../../event/rounds/fixtures.ts";
import { firstFree } from "./tables.ts";

describe("tables for a round", () => {
  const main = { ...bracketOf(2), rounds: [] };
  const others = {
    ...main,
    key: "others",
    rounds: [round(1, [match({ table: 3 }), match({ table: 9, result: result() })])],
  };

  it("come after those at which another division plays", () => {
    expect(firstFree([others, main], "main", 1)).toBe(4);
  });

  it("begin anew where nobody else plays", () => {
    expect(firstFree([others], "others", 1)).toBe(1);
  });
});
