import { describe, expect, it } from "vitest";
import { view } from "../design/fixtures.ts";
import { clockLeft, reading, roundLeft, turnLeft } from "./clock.ts";

describe("a clock", () => {
  it.each([
    [706_000, "11:46", false, false],
    [60_000, "1:00", false, true],
    [59_001, "1:00", false, true],
    [1, "0:01", false, true],
    [0, "0:00", false, true],
    [-42_000, "0:42", true, false],
    [-999, "0:00", true, false],
  ])("at %i shows %s", (left, text, isOver, isLow) => {
    expect(reading(left)).toEqual({ text, isOver, isLow });
  });

  it("runs only for the side whose clock ticks", () => {
    expect(clockLeft(view, 0, 0)).toBe(706_000);
    expect(clockLeft(view, 0, 2500)).toBe(703_500);
    expect(clockLeft(view, 1, 2500)).toBe(592_000);
  });

  it("is not there where the game has none", () => {
    const without = { ...view, time: { ...view.time, clock_seconds: null, round_ends: null } };
    expect([clockLeft(without, 0, 0), turnLeft(without, 0), roundLeft(without, 0)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("stands still after a play and is gone after the end, and so is the round's", () => {
    const time = { ...view.time, turn_seat: 0, turn_left: 500, ticking: null };
    const played = { ...view, phase: "play pending" as const, time };
    expect(turnLeft({ ...played, window: null, mover: 0 }, 1500)).toBe(500);
    expect(turnLeft({ ...played, window: null, mover: 1 }, 1500)).toBeNull();
    const end = { reason: "out" } as unknown as NonNullable<typeof view.end>;
    const over = { ...view, end, time: { ...time, ticking: 0 } };
    expect([turnLeft(over, 0), roundLeft(over, 0)]).toEqual([null, null]);
  });

  it("counts a turn past its soft limit on", () => {
    const late = { ...view, time: { ...view.time, turn_seat: 0, turn_left: 500 } };
    expect(turnLeft(late, 1500)).toBe(-1000);
    expect(roundLeft(view, 1000)).toBe(1_899_000);
  });

  it("stands still while its side is on vacation", () => {
    const sides = view.sides.map((side) => ({ ...side, away_until: 60_000 }));
    const time = { ...view.time, now: 0, turn_seat: 0, turn_left: 500_000 };
    const away = { ...view, sides, time };
    expect([turnLeft(away, 30_000), turnLeft(away, 90_000)]).toEqual([500_000, 470_000]);
  });
});
