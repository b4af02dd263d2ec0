// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { names, view } from "../../design/fixtures.ts";
import type { GameView } from "../../game/view.ts";
import { learnAll } from "../../messages/all.ts";
import { promptOf } from "./prompt.ts";

beforeAll(learnAll);

const allows = (...commands: string[]) => commands.map((command) => ({ command, why_not: null }));
const calm: GameView = { ...view, window: null, phase: "on turn", options: [] };
const asked = (changes: Partial<GameView>) => {
  const prompt = promptOf({ ...calm, ...changes }, names);
  return prompt && [prompt.title, ...prompt.answers.map(({ says }) => says)];
};

describe("what the table asks", () => {
  it("is nothing in an ordinary turn, and nothing while a list or a judge rules", () => {
    expect(promptOf(calm, names)).toBeNull();
    expect(promptOf({ ...calm, phase: "adjudicating" }, names)).toBeNull();
  });

  it("is the press of the clock, of a score-keeper; a player has it where the play was made", () => {
    const title = "12K TABOR is announced.";
    const options = allows("press clock");
    expect(asked({ phase: "announced", options, own: null })).toEqual([title, "Press the clock"]);
    expect(asked({ phase: "announced", options })).toEqual([title]);
    expect(asked({ phase: "announced" })).toEqual([title]);
  });

  it("is what the book says, of each side that has not spoken", () => {
    const call = { seat: 0, words: ["TABOR", "BO"], called: 0, is_taken_up: false, verdicts: [] };
    const house = { ...view.house, ruler: "players" as const };
    const options = allows("confirm verdict");
    const open = { phase: "adjudicating" as const, house, options };
    const title = "What does the book say about TABOR and BO?";
    expect(asked({ ...open, call })).toEqual([title, "Good", "Not good"]);
    expect(asked({ ...open, call: { ...call, verdicts: [[0, true]] } })).toEqual([title]);
  });

  it("is asked in private whether plays are left", () => {
    const own = view.own && { ...view.own, is_asked: true };
    const title = "No more plays?";
    expect(asked({ phase: "asking", own })).toEqual([title, "I have a play", "No more plays"]);
    expect(asked({ phase: "asking" })).toEqual([title]);
  });

  it("is more time or a missed go, for the score-keeper", () => {
    const time = { ...view.time, time_asked: true };
    const house = { ...view.house, turn_seconds: 120 };
    const options = allows("grant time", "declare missed go");
    expect(asked({ time, house, options })).toEqual([
      "Two minutes are up.",
      "One more minute",
      "Missed go",
    ]);
    expect(asked({ time, house })).toEqual(["Two minutes are up."]);
  });

  it("is to go on after a pause, where one may", () => {
    expect(asked({ phase: "paused", options: allows("resume") })).toEqual([
      "The game is paused.",
      "Resume play",
    ]);
  });

  it("is to agree to the result", () => {
    const end = {
      reason: "out" as const,
      out: 0,
      set_aside: [],
      play_left: null,
      before_unplayed: [272, 270],
      places: [1, 2],
      undecided: [],
      confirmed: [],
      secret: "",
    };
    const over = { phase: "finished" as const, end, options: allows("confirm result") };
    expect(asked(over)).toEqual(["Ruth Okafor wins.", "Agree to the result"]);
    expect(asked({ ...over, end: { ...end, places: [1, 1] } })?.[0]).toBe(
      "Ruth Okafor and Walt Lindqvist share the win.",
    );
  });

  it("is nothing more of a side that has agreed: it reads whose answer is missing", () => {
    const text = "You have already agreed.";
    const why_not = { kind: "message" as const, key: "referee-already-agreed", values: {}, text };
    const options = [{ command: "confirm result", why_not }];
    const end = {
      reason: "out" as const,
      out: 0,
      set_aside: [],
      play_left: null,
      before_unplayed: [272, 270],
      places: [1, 2],
      undecided: [],
      confirmed: [view.own?.seat ?? 0],
      secret: "",
    };
    const over = { ...calm, phase: "finished" as const, end, options };
    const waits = promptOf(over, names);
    expect(waits?.answers).toEqual([]);
    expect(waits?.sentence).toMatch(/^Waiting for (Ruth Okafor|Walt Lindqvist) to agree\.$/);
    const stranger = promptOf({ ...over, end: { ...end, confirmed: [] } }, names);
    expect(stranger?.sentence).toBe("You have already agreed.");
  });
});
