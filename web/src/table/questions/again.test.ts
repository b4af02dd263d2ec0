import { describe, expect, it } from "vitest";
import { gameAt, sameAt } from "./again.ts";

describe("a rematch is played at the same place", () => {
  it.each([
    ["http://hall/games/a-1?place=seat-2", "http://hall/games/b_2?place=seat-2"],
    [
      "http://hall/below/games/a-1/around?seats=1,2,3",
      "http://hall/below/games/b_2/around?seats=1,2,3",
    ],
  ])("%s", (address, next) => {
    expect(gameAt(address)).toBe("a-1");
    expect(sameAt(address, "b_2")).toBe(next);
  });
});
