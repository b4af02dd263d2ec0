import { describe, expect, it } from "vitest";
import { view } from "../../design/fixtures.ts";
import type { TallyLine } from "../../game/view.ts";
import { actOf } from "./acts.ts";
import { announce } from "./announce.ts";

const NAMES = ["Ann", "Ben"];
const line = (kind: string, text = "", withdrawn = false): TallyLine => ({
  ...(view.tally[0] as TallyLine),
  seat: 1,
  kind,
  text,
  withdrawn,
});

describe("what somebody did", () => {
  it.each([
    ["exchange", "1", "Ben exchanged 1 tile."],
    ["exchange", "3", "Ben exchanged 3 tiles."],
    ["pass", "", "Ben passed."],
    ["expired", "", "Ben ran out of time."],
    ["skipped", "", "Ben sat out a lost turn."],
    ["play", "8D TRAINER", ""],
    ["of a kind to come", "", ""],
  ])("%s %s", (kind, text, said) => expect(actOf(line(kind, text), NAMES)).toBe(said));

  it.each([
    ["exchange", "1", "You exchanged 1 tile."],
    ["pass", "", "You passed."],
    ["skipped", "", "You sat out a lost turn."],
    ["resigned", "", "You resigned."],
  ])("is told to whoever did it as their own: %s %s", (kind, text, said) =>
    expect(actOf(line(kind, text), NAMES, 1)).toBe(said),
  );

  it("is told to whoever's time ran out as their own", () => {
    expect(actOf(line("expired"), NAMES, 1)).toBe("Your time ran out. This turn scores nothing.");
    expect(actOf(line("expired"), NAMES, 0)).toBe("Ben ran out of time.");
  });

  it("is told of a play that was taken off, and read out like a play", () => {
    expect(actOf(line("play", "8D TRAINEZ", true), NAMES)).toBe(
      "Ben’s 8D TRAINEZ came off the board.",
    );
    expect(actOf(line("play", "8D TRAINEZ", true), NAMES, 1)).toBe(
      "Your 8D TRAINEZ came off the board.",
    );
    const after = { ...view, tally: [...view.tally, line("pass")] };
    expect(announce(view, after, NAMES).polite).toContain("Ben passed.");
    expect(actOf(undefined, NAMES)).toBe("");
  });
});
