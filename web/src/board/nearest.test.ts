import { describe, expect, it } from "vitest";
import { aboveFinger } from "./nearest.ts";

describe("a tile carried by a finger", () => {
  it("falls above it, so that its square can be seen", () => {
    expect(aboveFinger(400, 844)).toBe(354);
  });

  it("reaches the lowest squares also where the board ends with the window", () => {
    expect(aboveFinger(382, 390)).toBe(378);
    const spots = Array.from({ length: 390 }, (_, y) => aboveFinger(y, 390));
    expect(spots).toEqual([...spots].sort((one, other) => one - other));
  });
});
