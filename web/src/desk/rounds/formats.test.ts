import { describe, expect, it } from "vitest";
import type { FormatShown } from "../../api/types.ts";
import { formatOf, knobsIn } from "./formats.ts";

const asked = (key: string, usual: number) => ({ key, least: 0, most: 100, usual, is_rare: false });
const shown = (name: string, ...asks: FormatShown["asks"]): FormatShown => ({
  name,
  asks,
  can_follow: true,
  has_spread: false,
});

describe("a format", () => {
  it("is told what it asks and nothing else", () => {
    expect(formatOf(shown("a"), { hill: 2 }, { format: "b" })).toEqual({ format: "a" });
    expect(formatOf(shown("a", asked("rounds", 5)), { rounds: 3 }, { format: "b" })).toEqual({
      format: "a",
      rounds: 3,
    });
  });

  it("has what is usual where nothing was answered", () => {
    expect(formatOf(shown("a", asked("rounds", 5)), {}, { format: "b" })).toEqual({
      format: "a",
      rounds: 5,
    });
  });

  it("keeps what its form does not ask", () => {
    const before = { format: "a", legs: 2, hill: 1, is_own: true };
    const hill = shown("a", asked("hill", 0));
    expect(formatOf(hill, { ...knobsIn(before), hill: 3 }, before)).toEqual({ ...before, hill: 3 });
  });
});
