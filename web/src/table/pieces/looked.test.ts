import { describe, expect, it } from "vitest";
import { view } from "../../design/fixtures.ts";
import type { TallyLine } from "../../game/view.ts";
import { Looked } from "./looked.svelte.ts";

const lineOf = (turn: number): TallyLine => {
  const line = view.tally.find((one) => one.turn === turn);
  if (!line) throw new Error(`The example has a turn ${turn}.`);
  return line;
};

describe("a turn picked on the pad", () => {
  it("is shown, and put away by picking it again", () => {
    const looked = new Looked();
    expect(looked.line(view)).toBeNull();
    looked.toggle(view, lineOf(5));
    expect(looked.line(view)).toBe(lineOf(5));
    looked.toggle(view, lineOf(5));
    expect(looked.line(view)).toBeNull();
  });

  it("makes way for another one", () => {
    const looked = new Looked();
    looked.toggle(view, lineOf(5));
    looked.toggle(view, lineOf(3));
    expect(looked.line(view)).toBe(lineOf(3));
    looked.putAway();
    expect(looked.line(view)).toBeNull();
  });

  it("makes way for the next turn that is written down", () => {
    const looked = new Looked();
    looked.toggle(view, lineOf(5));
    const next = { ...lineOf(5), turn: view.tally.length + 1 };
    expect(looked.line({ ...view, tally: [...view.tally, next] })).toBeNull();
  });

  it("is not shown once its tiles were taken off", () => {
    const looked = new Looked();
    looked.toggle(view, lineOf(5));
    const tally = view.tally.map((line) => (line.turn === 5 ? { ...line, withdrawn: true } : line));
    expect(looked.line({ ...view, tally })).toBeNull();
  });
});
