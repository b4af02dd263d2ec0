import { describe, expect, it } from "vitest";
import { classic as layout } from "../../board/fixtures.ts";
import {
  freshOf,
  isOf,
  NOTHING_WRITTEN,
  notation,
  poolOf,
  readPlay,
  turned,
  withWord,
} from "./writing.ts";

describe("a play written on the pad", () => {
  it("is a place and a word, in whatever case they are typed", () => {
    const written = withWord({ ...NOTHING_WRITTEN, start: "8d" }, "trainer");
    expect(notation(written)).toBe("8D TRAINER");
  });

  it("may be written as one line into the field for the word", () => {
    expect(notation(withWord(NOTHING_WRITTEN, "8d trainer"))).toBe("8D TRAINER");
    expect(notation(withWord(NOTHING_WRITTEN, "h1 quiz"))).toBe("H1 QUIZ");
  });

  it("is empty while something of it is missing", () => {
    expect(notation(NOTHING_WRITTEN)).toBe("");
    expect(notation({ ...NOTHING_WRITTEN, start: "8D" })).toBe("");
    expect(notation(withWord(NOTHING_WRITTEN, "trainer"))).toBe("");
  });

  it("makes a blank of a letter by a question mark behind it, and a letter of it again", () => {
    const start = { ...NOTHING_WRITTEN, start: "8D" };
    const blank = withWord(start, "TRAI?NER");
    expect(notation(blank)).toBe("8D TRAiNER");
    expect(notation(turned(blank, 3))).toBe("8D TRAINER");
    expect(notation(withWord(start, "T?RAINER?"))).toBe("8D tRAINEr");
  });

  it("keeps a blank while the word grows, and drops it where its letter goes", () => {
    const blank = withWord({ ...NOTHING_WRITTEN, start: "8D" }, "TRAI?N");
    expect(notation(withWord(blank, "TRAINER"))).toBe("8D TRAiNER");
    expect(notation(withWord(blank, "TRAP"))).toBe("8D TRAP");
  });

  it("is read back from what the hall calls it", () => {
    expect(notation(readPlay("8D TRAiNER"))).toBe("8D TRAiNER");
    expect(notation(readPlay("8D [CH]U[rr]O"))).toBe("8D [CH]U[rr]O");
  });

  it("has only those letters from a rack whose squares are empty", () => {
    const board = layout.premiums.map((_, square) => (square === 112 ? "T" : ""));
    const across = freshOf(readPlay("8G ATe"), layout, board);
    expect(across).toEqual([
      { at: 0, square: 111, tile: "A" },
      { at: 2, square: 113, tile: "e" },
    ]);
    const down = freshOf(readPlay("H7 ATE"), layout, board);
    expect(down.map(({ at, square }) => [at, square])).toEqual([
      [0, 97],
      [2, 127],
    ]);
    expect(freshOf(NOTHING_WRITTEN, layout, board)).toEqual([]);
    expect([isOf(across, across), isOf(down, across), isOf([], across)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe("the pool", () => {
  it("is every tile that nobody has seen, blanks among them", () => {
    expect(poolOf({ A: 2, "?": 1 })).toEqual([
      { letter: "A", isBlank: false },
      { letter: "A", isBlank: false },
      { letter: "", isBlank: true },
    ]);
  });
});
