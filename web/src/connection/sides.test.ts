// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import type { Sitter } from "../api/types.ts";
import { learnAll } from "../messages/all.ts";
import { sideName } from "./sides.ts";

beforeAll(learnAll);

const sitter = (name: string, team = ""): Sitter => ({
  place: "seat-1",
  name,
  team,
  profile: "",
  is_engine: false,
});
const sitting = (...names: string[]): Sitter[] => names.map((name) => sitter(name));

describe("what a side is called", () => {
  it("is its people, its team, or nothing while nobody sits there", () => {
    expect(`${sideName(sitting("Ann", "Ben"), 0)}`).toBe("Ann and Ben");
    expect(sideName([sitter("Ann", "The Quills")], 0)).toBe("The Quills");
    expect(sideName(sitting("Ann"), 1)).toBe("");
  });

  it("tells somebody who has deleted their data from a free seat", () => {
    expect(sideName(sitting(""), 0)).toBe("Deleted player");
    expect(`${sideName(sitting("", "Ben"), 0)}`).toBe("Deleted player and Ben");
  });
});
