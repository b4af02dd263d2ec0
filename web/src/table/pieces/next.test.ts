// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { names, view } from "../../design/fixtures.ts";
import { learnAll } from "../../messages/all.ts";
import { nextStep } from "./next.ts";

beforeAll(learnAll);

const may = (...commands: readonly string[]) => ({
  ...view,
  options: commands.map((command) => ({ command, why_not: null })),
});

describe("what is done next", () => {
  it.each([
    [["press clock"], "Press the clock to end your turn."],
    [["commit", "challenge", "accept"], "Your turn: lay tiles and play, or challenge TABOR."],
    [["challenge", "accept"], "Accept TABOR or challenge it."],
    [["confirm score"], "Confirm the score of this play."],
    [["draw tiles"], "Draw your new tiles."],
  ])("of %s", (commands, sentence) => {
    expect(nextStep(may(...commands), names)).toBe(sentence);
  });

  it("is to lay tiles, and nothing of a challenge where none is open", () => {
    const own = { ...may("commit"), window: null };
    expect(nextStep(own, names)).toBe("Your turn: lay tiles and play.");
  });

  it("is to wait for the others, who are named", () => {
    const theirs = { ...may(), window: null, mover: 1 };
    expect(nextStep(theirs, names)).toBe(`${names[1]} is on turn. You can already lay tiles.`);
    expect(nextStep({ ...theirs, own: null }, names)).toBe(`${names[1]} is on turn.`);
  });
});
