import { describe, expect, it } from "vitest";
import { names, view } from "../../design/fixtures.ts";
import type { GameView } from "../../game/view.ts";
import { announce, lastMinute } from "./announce.ts";
import { columnsOf, lastPlay, placeOf, wordOf } from "./pad.ts";
import { remarks } from "./remarks.ts";

const before: GameView = { ...view, tally: view.tally.slice(0, -1), mover: 1, window: null };
const call = { seat: 0, words: ["TABOR"], called: 0, is_taken_up: true, verdicts: [] };

describe("what is read out", () => {
  it("is the play and then whose turn it is", () => {
    expect(announce(before, view, names).polite).toBe(
      "Walt Lindqvist plays 12K TABOR, 30. Your turn.",
    );
    expect(announce(view, view, names)).toEqual({ polite: "", urgent: "" });
  });

  it("is the ruling of a list, which nobody sees called", () => {
    const [first, ...others] = view.sides;
    if (!first) throw new Error("a side");
    const sides = [{ ...first, challenges: 1 }, ...others];
    const off = view.tally.map((line, index) => ({ ...line, withdrawn: index === 15 }));
    const after = { ...view, sides, tally: off, window: null };
    expect(announce(view, after, names).urgent).toBe("Not good. The play comes off.");
  });

  it("is a ruling at once, never with its words", () => {
    const called: GameView = { ...view, call };
    const off = view.tally.map((line, index) => ({ ...line, withdrawn: index === 15 }));
    expect(announce(called, { ...view, tally: off, window: null }, names).urgent).toBe(
      "Not good. The play comes off.",
    );
    expect(announce(called, { ...view, window: null }, names).urgent).toBe(
      "Good. The play stands.",
    );
    // A call that was withdrawn has no ruling.
    expect(announce(called, view, names).urgent).toBe("");
  });

  it("is the last minute, once", () => {
    const late: GameView = { ...view, time: { ...view.time, clock_seconds: 855 } };
    expect(lastMinute(late, 0, 500)).toBe("");
    expect(lastMinute(late, 900, 1100)).toBe("One minute left.");
    expect(lastMinute(late, 1100, 1300)).toBe("");
  });
});

describe("the pad", () => {
  it("has the viewer's own column first", () => {
    expect(columnsOf(view)).toEqual([0, 1]);
    const other = { ...view, own: view.own ? { ...view.own, seat: 1 } : null };
    expect(columnsOf(other)).toEqual([1, 0]);
    expect(columnsOf({ ...view, order: [1, 0], own: null })).toEqual([1, 0]);
  });

  it("knows the last play that stands", () => {
    const last = lastPlay(view);
    expect(last && [placeOf(last), wordOf(last)]).toEqual(["12K", "TABOR"]);
    const off = view.tally.map((line, index) => ({ ...line, withdrawn: index === 15 }));
    expect(lastPlay({ ...view, tally: off })?.text).toBe("D1 HOOF");
  });

  it("says of a side what there is to say", () => {
    const [first, ...others] = view.sides;
    if (!first) throw new Error("a side");
    const owing = { ...view, sides: [{ ...first, skips: 1, owed: 500 }, ...others] };
    expect(remarks(owing, 0)).toBe("Holds 7 tiles. Loses its next turn. Owes $5.00.");
  });
});
