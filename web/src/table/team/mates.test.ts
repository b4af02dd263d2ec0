import { describe, expect, it } from "vitest";
import { NOTHING } from "../../connection/feed.ts";
import { matesAt } from "./mates.ts";

const sitter = (name: string, place = "seat-1") => ({
  name,
  place,
  is_engine: false,
  team: "",
  profile: "",
});

describe("a team", () => {
  it("is those at the seat, with who of them is there", () => {
    const feed = {
      ...NOTHING,
      people: [sitter("Ann"), sitter("Ben"), sitter("Cay", "seat-2")],
      here: [sitter("Ben"), sitter("Cay", "seat-2")],
    };
    expect(matesAt(feed, "seat-1")).toEqual([
      { name: "Ann", isHere: false },
      { name: "Ben", isHere: true },
    ]);
  });

  it("counts two of the same name as two", () => {
    const feed = { ...NOTHING, people: [sitter("Ann"), sitter("Ann")], here: [sitter("Ann")] };
    expect(matesAt(feed, "seat-1").map(({ isHere }) => isHere)).toEqual([true, false]);
  });
});
