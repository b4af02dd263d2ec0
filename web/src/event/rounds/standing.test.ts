import { describe, expect, it } from "vitest";
import { game, match, result, side } from "./fixtures.ts";
import { isOpen, pointsOf, progressOf, standingOf, withTiding } from "./standing.ts";

const nobody = side({ says: "nobody" });
const later = side({ says: "winner of match 1 of round 1" });

describe("a match", () => {
  it.each([
    ["unknown", match({ pairing: 0, sides: [side({ entry: 1, name: "Ann" }), later] })],
    ["empty", match({ pairing: 0, sides: [nobody, nobody] })],
    ["bye", match({ is_bye: true, result: result({ kind: "bye", scores: [] }) })],
    ["over", match({ result: result() })],
    ["tied", match({ result: result({ scores: [400, 400] }), needs_tie_break: true })],
    ["live", match({ game: game() })],
    ["seated", match({ game: game({ phase: "setting up", turn: 0 }) })],
    ["waiting", match()],
  ] as const)("is %s", (standing, one) => {
    expect(standingOf(one)).toBe(standing);
  });

  it("is open until nothing has to be decided any more", () => {
    expect(isOpen(match())).toBe(true);
    expect(isOpen(match({ result: result(), needs_tie_break: true }))).toBe(true);
    expect(isOpen(match({ result: result() }))).toBe(false);
    expect(isOpen(match({ is_bye: true }))).toBe(false);
  });

  it("shows what its game was told to stand at, never an older turn", () => {
    const one = match({ game: game() });
    const told = { "1": game({ scores: [90, 52], turn: 4 }) };
    expect(pointsOf(withTiding(one, told), 0)).toBe(90);
    const old = { "1": game({ scores: [1, 2], turn: 2 }) };
    expect(pointsOf(withTiding(one, old), 0)).toBe(40);
  });

  it("is told of a game that was just opened, and not of one that is to be played again", () => {
    const opened = { "1": game({ phase: "setting up", turn: 0 }) };
    expect(standingOf(withTiding(match(), opened))).toBe("seated");
    expect(standingOf(withTiding(match(), { "1": game({ phase: "certified" }) }))).toBe("waiting");
  });

  it("shows its result however its game stood", () => {
    const over = match({
      result: result(),
      game: game(),
      sides: [side({ entry: 1, score: 400 }), side({ entry: 2, score: 380 })],
    });
    const told = { "1": game({ scores: [1, 1], turn: 30 }) };
    expect(pointsOf(withTiding(over, told), 1)).toBe(380);
  });
});

describe("a round", () => {
  it("counts neither byes nor slots to which nobody comes", () => {
    const matches = [
      match({ is_bye: true }),
      match({ pairing: 0, sides: [nobody, nobody] }),
      match({ result: result() }),
      match(),
    ];
    expect(progressOf(matches)).toEqual({ done: 1, all: 2 });
  });
});
