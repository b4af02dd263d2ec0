import { expect, test } from "vitest";
import { levelOf, TILES } from "./level.ts";

test("the rack is full at the goal, and stays so beyond it", () => {
  expect(levelOf(0, 75_000)).toEqual({ top: 75_000, full: 0, isGrowing: false });
  expect(levelOf(49_300, 75_000)).toEqual({ top: 75_000, full: 9, isGrowing: true });
  expect(levelOf(75_000, 75_000)).toEqual({ top: 75_000, full: TILES, isGrowing: false });
  expect(levelOf(90_000, 75_000).full).toBe(TILES);
});

test("without a goal it grows towards the next round sum", () => {
  expect(levelOf(0, 0).top).toBe(10_000);
  expect(levelOf(10_000, 0).top).toBe(20_000);
  expect(levelOf(49_300, 0)).toEqual({ top: 50_000, full: 14, isGrowing: true });
  expect(levelOf(50_000, 0).top).toBe(100_000);
});
