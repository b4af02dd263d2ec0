import { describe, expect, it } from "vitest";
import { formatOf, knobsIn, PLAIN } from "./formats.ts";

describe("a format", () => {
  it("is told its own knobs and no others", () => {
    expect(formatOf("knockout", { ...PLAIN, hill: 2 }, { format: "swiss" })).toEqual({
      format: "knockout",
    });
    expect(formatOf("fresh tables", { ...PLAIN, rounds: 3 }, { format: "swiss" })).toEqual({
      format: "fresh tables",
      rounds: 3,
    });
  });

  it("keeps what its form does not ask", () => {
    const before = { format: "round robin", legs: 2, hill: 1 };
    expect(formatOf("round robin", { ...knobsIn(before), hill: 3 }, before)).toEqual({
      format: "round robin",
      legs: 2,
      hill: 3,
      gibson: 0,
      gibson_spread: 0,
    });
  });
});
