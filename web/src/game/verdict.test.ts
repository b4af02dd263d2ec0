import { describe, expect, it } from "vitest";
import { verdictIn } from "./verdict.ts";

const item = (number: number, kind: string, data: Record<string, unknown> = {}) => ({
  number,
  at: 1000,
  actor: "",
  kind,
  data,
});

describe("a verdict", () => {
  it("is one for all the words, with what it costs whom", () => {
    const posted = {
      kind: "fee",
      side: 0,
      postings: [{ cents: 500 }, { cents: -500 }],
    };
    const found = verdictIn([
      item(8, "challenge called", { seat: 0, words: ["TABOR", "BO"] }),
      item(9, "ruled", { words: ["TABOR", "BO"], acceptable: true }),
      item(10, "turn owed", { seat: 0 }),
      item(11, "posted", { entry: posted }),
      item(12, "time charged", { seat: 0, milliseconds: 30_000 }),
      item(13, "points given", { seat: 1, points: 5, reason: "challenge" }),
      item(14, "turn skipped", { seat: 0 }),
    ]);
    expect(found).toMatchObject({ number: 9, isGood: true, words: ["TABOR", "BO"] });
    expect(found?.costs).toEqual([
      { kind: "turn", seat: 0, isNow: true },
      { kind: "fee", seat: 0, cents: 500 },
      { kind: "time", seat: 0, milliseconds: 30_000 },
      { kind: "points", seat: 1, points: 5 },
    ]);
  });

  it("says whose play came off", () => {
    const found = verdictIn([
      item(9, "ruled", { words: ["QZ"], acceptable: false }),
      item(10, "play withdrawn", { seat: 1 }),
    ]);
    expect(found).toMatchObject({ isGood: false, withdrawn: 1, costs: [] });
  });

  it("is none where the sides read the book differently, or nothing was ruled", () => {
    expect(verdictIn([item(9, "call left open", { words: ["QZ"] })])?.isGood).toBeNull();
    expect(verdictIn([item(9, "passed", { seat: 0 })])).toBeNull();
  });
});
