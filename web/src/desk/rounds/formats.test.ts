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

  it("has its own usual number where the one before left it at nothing", () => {
    const [swiss, cop] = [shown("swiss", asked("gibson", 0)), shown("cop", asked("gibson", 3))];
    const before = { format: "swiss", rounds: 7, gibson: 0 };
    expect(formatOf(cop, knobsIn(swiss, before), before)).toEqual({ format: "cop", gibson: 3 });
    const none = { format: "cop", gibson: 0 };
    expect(formatOf(cop, knobsIn(cop, none), none)).toEqual(none);
  });

  it("keeps what its form does not ask", () => {
    const before = { format: "a", legs: 2, hill: 1, is_own: true };
    const hill = shown("a", asked("hill", 0));
    expect(formatOf(hill, { ...knobsIn(hill, before), hill: 3 }, before)).toEqual({
      ...before,
      hill: 3,
    });
  });
});
