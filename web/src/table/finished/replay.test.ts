import { describe, expect, it } from "vitest";
import type { TurnShown } from "../../api/types.ts";
import { boardAfter, grouped, keepsPromise, leads, scoresAfter } from "./replay.ts";

const turn = (
  seat: number,
  total: number,
  laid: [number, string][] = [],
  off = false,
): TurnShown => ({
  turn: 1,
  seat,
  kind: laid.length > 0 ? "play" : "pass",
  text: "",
  rack: null,
  laid: laid.map(([square, tile]) => ({ square, tile })),
  words: [],
  bonus: 0,
  counted: 0,
  score: 0,
  total,
  is_withdrawn: off,
  challenges: [],
  at: 0,
});

const turns = [
  turn(0, 12, [
    [0, "Q"],
    [1, "i"],
  ]),
  turn(1, 0, [[2, "S"]], true),
  turn(0, 30, [[2, "N"]]),
];

describe("a replay", () => {
  it("shows a play that came off in its own turn alone", () => {
    const letters = (count: number) => boardAfter(turns, count, 3).map((face) => face?.letter);
    expect(letters(0)).toEqual([undefined, undefined, undefined]);
    expect(letters(2)).toEqual(["Q", "I", "S"]);
    expect(letters(3)).toEqual(["Q", "I", "N"]);
    expect(boardAfter(turns, 1, 3)[1]?.isBlank).toBe(true);
  });

  it("knows the score and the lead after every turn", () => {
    expect(scoresAfter(turns, 2, 2)).toEqual([12, 0]);
    expect(leads(turns, 2)).toEqual([0, 12, 12, 30]);
  });
});

describe("the proof of the draws", () => {
  it("holds the secret against the promise", async () => {
    const promise = "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925";
    expect(await keepsPromise("00".repeat(32), promise)).toBe(true);
    expect(await keepsPromise("01".repeat(32), promise)).toBe(false);
  });

  it("is shown in groups", () => {
    expect(grouped("66687aadf862")).toBe("66687aad f862");
  });
});
