// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { names, view } from "../../design/fixtures.ts";
import type { GameView, WindowView } from "../../game/view.ts";
import { learnAll } from "../../messages/all.ts";
import { timeIn } from "./ring.ts";
import { stakes } from "./stakes.ts";
import { choosesWords, openWords, sentenceOf, spanOf, sumOf } from "./window.ts";

beforeAll(learnAll);

const allows = (...commands: string[]) => commands.map((command) => ({ command, why_not: null }));

function opened(changes: Partial<WindowView>, ...commands: string[]): GameView {
  if (!view.window) throw new Error("a window");
  const window = { ...view.window, shuts_at: null, ...changes };
  return { ...view, window, options: allows(...commands) };
}

describe("the window", () => {
  it.each([
    [opened({ shuts_at: 8000 }), "8 seconds left to challenge."],
    [opened({ shuts_at: 75 * 3_600_000 }), "3d 3h left to challenge."],
    [
      opened({ shuts_at: 48 * 3_600_000, is_final: true }),
      "The last play of the game stands in 2d.",
    ],
    [opened({ held_by: 0, shuts_at: 8000 }), "Ruth Okafor is considering a challenge: 8 s."],
    [opened({ seat: 0 }, "draw tiles"), "Once you draw, your play can no longer be challenged."],
    [
      opened({ others_until: 3000, waiting_for: [1] }),
      "Walt Lindqvist can challenge for 3 more seconds.",
    ],
    [opened({ others_until: 1000 }, "accept"), "The play can be challenged for at least 1 second."],
    [
      { ...opened({}, "confirm score"), score_keeper: 1 },
      "Walt Lindqvist keeps the score and made this play, so you confirm it: 30 points.",
    ],
    [opened({ ruled: ["TABOR", "TA", "AM", "BO"] }), "All its words were ruled good."],
    [
      opened({}, "confirm score"),
      "Does 30 points match your count? Confirm, and the next side plays.",
    ],
    [opened({ seat: 0, waiting_for: [1] }), "Waiting for Walt Lindqvist."],
    [
      opened({ waiting_for: [], score_keeper: 1 }),
      "Walt Lindqvist confirms the score; then the next side plays.",
    ],
    [opened({}, "accept", "challenge"), "Accept it or challenge it."],
  ])("says what it waits for", (shown, sentence) => {
    expect(sentenceOf(shown, names, spanOf(shown, 0)?.left ?? null)).toBe(sentence);
  });

  it("counts seconds only where there are few", () => {
    expect([8000, 75 * 3_600_000, 20 * 60_000, -5].map(timeIn)).toEqual(["8", "3d", "20m", "0"]);
  });

  it("lets single words be chosen where the house says so", () => {
    const shown = opened({ ruled: ["TA"] }, "challenge");
    expect(openWords(shown)).toEqual(["TABOR", "AM", "BO"]);
    expect(choosesWords(shown)).toBe(true);
    expect(choosesWords({ ...shown, house: { ...shown.house, names_words: false } })).toBe(false);
  });
});

describe("a keeper's sum", () => {
  it("has all its parts, those for all tiles too", () => {
    const [line] = view.tally;
    if (!line) throw new Error("a line");
    const play = { ...line, words: ["TRAINER", "EN"], points: [16, 2], bonus: 50, score: 68 };
    expect(sumOf(play)).toBe("TRAINER 16 + EN 2 + all tiles 50 = 68");
    expect(sumOf({ ...play, bonus: 0, score: 18 })).toBe("TRAINER 16 + EN 2 = 18");
  });
});

describe("the stakes", () => {
  it.each([
    [{ failed_turns: 1 }, "If the words are good, you lose your next turn."],
    [
      { failed_turns: 0, failed_fee: 500, failed_seconds: 30 },
      "If the words are good, you owe $5.00 and lose 30 seconds of your turn.",
    ],
    [{ failed_turns: 0 }, "A failed challenge costs nothing."],
  ])("are told in a sentence", (costs, sentence) => {
    expect(stakes({ ...view.house, ...costs })).toBe(sentence);
  });
});
