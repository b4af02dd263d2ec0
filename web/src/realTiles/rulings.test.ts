import { describe, expect, it } from "vitest";
import type { NewsItem } from "../connection/protocol.ts";
import { rulingOf } from "./rulings.ts";

let number = 0;
const item = (kind: string, data: NewsItem["data"] = {}): NewsItem => {
  number += 1;
  return { number, at: 0, actor: "", kind, data };
};

describe("a ruling", () => {
  it("is none where nothing was ruled", () => {
    expect(rulingOf([item("play made"), item("window shut")])).toBeNull();
  });

  it("that a play is not good says whose comes off, and costs the challenger nothing", () => {
    const ruling = rulingOf([
      item("challenge called", { seat: 1, words: ["TABOR", "AM"] }),
      item("ruled", { words: ["TABOR", "AM"], acceptable: false }),
      item("play withdrawn", { seat: 0, score: 30 }),
      item("turn began", { seat: 1 }),
    ]);
    expect(ruling).toMatchObject({ words: ["TABOR", "AM"], isGood: false, seat: 0, score: 30 });
    expect(ruling?.costs).toEqual([]);
  });

  it("that a play is good says all that the challenge costs", () => {
    const postings = [{ cents: 500 }, { cents: -500 }];
    const ruling = rulingOf([
      item("ruled", { words: ["TABOR"], acceptable: true }),
      item("turn owed", { seat: 1 }),
      item("points given", { seat: 0, points: 5, reason: "challenge" }),
      item("points given", { seat: 0, points: -5, reason: "unplayed" }),
      item("posted", { entry: { side: 1, postings } }),
      item("time charged", { seat: 1, milliseconds: 49_000 }),
    ]);
    expect(ruling?.isGood).toBe(true);
    expect(ruling?.costs).toEqual([
      { kind: "turn", seat: 1 },
      { kind: "points", seat: 0, points: 5 },
      { kind: "fee", seat: 1, cents: 500 },
      { kind: "time", seat: 1, milliseconds: 49_000 },
    ]);
  });
});
