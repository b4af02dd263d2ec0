import { describe, expect, it } from "vitest";
import { NOTHING } from "../../connection/feed.ts";
import { view } from "../../design/fixtures.ts";
import { awayOf } from "./away.ts";

const [first, second] = view.sides;
const sitter = (seat: number, name: string, is_engine = false) => ({
  place: `seat-${seat}`,
  name,
  is_engine,
  team: "",
  profile: "",
});

describe("before the first draw", () => {
  it("a table waits for the sides of which nobody is there, and for no engine", () => {
    const sides = first && second ? [first, second, { ...second, seat: 2 }] : [];
    const feed = {
      ...NOTHING,
      view: { ...view, sides },
      people: [sitter(1, "Ann"), sitter(2, "Ben"), sitter(3, "Pip", true)],
      present: ["seat-1", "public"],
    };
    expect(awayOf(feed)).toEqual(["Ben"]);
    expect(awayOf({ ...feed, present: ["seat-1", "seat-2"] })).toEqual([]);
  });
});
