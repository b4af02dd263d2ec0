import { describe, expect, it } from "vitest";
import {
  comeBack,
  type Draft,
  type Drafting,
  drawUp,
  goesFirst,
  loseLine,
  NO_DRAFT,
} from "./drafting.ts";

const draft = (...squares: number[]): Draft => squares.map((square) => ({ square, tile: "A" }));

/** Two at one seat: each shows what the hall shows, and their own until it has come back. */
class Mate {
  drafting: Drafting = NO_DRAFT;

  get board(): Draft {
    return this.drafting.newest;
  }

  lay(...squares: number[]): Draft {
    const laid = draft(...squares);
    this.drafting = drawUp(this.drafting, laid, true);
    return laid;
  }

  see(shown: Draft): void {
    this.drafting = comeBack(this.drafting, shown).drafting;
  }
}

describe("one draft at one seat", () => {
  it("is taken over from a mate by whoever has none on the way", () => {
    const shown = draft(112);
    expect(comeBack(NO_DRAFT, shown)).toEqual({
      drafting: { newest: shown, underway: [], isUnsent: false },
      follow: shown,
    });
  });

  it("does not fall back to what was sent before", () => {
    const mate = new Mate();
    const first = mate.lay(1);
    const second = mate.lay(1, 2);
    mate.see(first);
    expect(mate.board).toEqual(second);
    mate.see(second);
    expect([mate.board, mate.drafting.underway]).toEqual([second, []]);
  });

  it.each([
    [
      ["a1", "b1", "a2"],
      [1, 2],
    ],
    [
      ["b1", "a1", "a2"],
      [1, 2],
    ],
    [["a1", "a2", "b1"], [9]],
  ])("is the same on both boards after %j", (order, last) => {
    const [one, other] = [new Mate(), new Mate()];
    const sent: Record<string, Draft> = { a1: one.lay(1), a2: one.lay(1, 2), b1: other.lay(9) };
    for (const name of order) {
      one.see(sent[name] ?? []);
      other.see(sent[name] ?? []);
    }
    expect(one.board).toEqual(draft(...last));
    expect(other.board).toEqual(one.board);
  });

  it("goes out again when it may not have arrived", () => {
    const mate = new Mate();
    mate.lay(1);
    const lost = loseLine(mate.drafting);
    expect(lost).toMatchObject({ underway: [], isUnsent: true });
    expect(goesFirst(lost, draft(5))).toBe(true);
    const whole = loseLine(comeBack(mate.drafting, draft(1)).drafting);
    expect([goesFirst(whole, draft(5)), goesFirst(whole, null)]).toEqual([false, true]);
    expect(goesFirst(drawUp(whole, draft(), false), draft(1))).toBe(true);
    expect(goesFirst(NO_DRAFT, null)).toBe(false);
  });
});
