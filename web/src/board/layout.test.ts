import { describe, expect, it } from "vitest";
import { parseTiles, pointsOf, signOf } from "./alphabet.ts";
import { classic, english, large } from "./fixtures.ts";
import { parseStart, squareName, startName, step } from "./layout.ts";
import { squareAt, squareMeant } from "./nearest.ts";

describe("squares", () => {
  it.each([classic, large])("have names that are read back", (layout) => {
    for (let square = 0; square < layout.premiums.length; square++) {
      for (const direction of ["across", "down"] as const) {
        const name = startName(layout, square, direction);
        expect(parseStart(layout, name)).toEqual({ square, direction });
      }
    }
  });

  it("are named as players say them", () => {
    expect(squareName(classic, 112)).toBe("H8");
    expect(startName(classic, 108, "across")).toBe("8D");
    expect(startName(classic, 108, "down")).toBe("D8");
    expect(parseStart(classic, " 15o ")).toEqual({ square: 224, direction: "across" });
  });

  it.each(["", "8", "D", "16A", "0A", "P1", "A0", "8DD", "D-8"])("%j is none", (text) => {
    expect(parseStart(classic, text)).toBeNull();
  });

  it("end at the edge", () => {
    expect(step(classic, 14, "across", 1)).toBeNull();
    expect(step(classic, 15, "across", -1)).toBeNull();
    expect(step(classic, 224, "down", 1)).toBeNull();
    expect(step(classic, 14, "down", 1)).toBe(29);
  });

  it("have the premiums and the colours' names that the data give", () => {
    expect(classic.premiums[0]).toEqual({ letter: 1, word: 3, colour: "red" });
    expect(classic.premiums[112]).toEqual({ letter: 1, word: 2, colour: "pink" });
    expect(classic.premiums.filter(Boolean)).toHaveLength(61);
    expect(large.premiums[0]).toEqual({ letter: 1, word: 4, colour: "dark red" });
    expect(large.premiums[2 * 21 + 5]?.letter).toBe(4);
  });
});

describe("tiles", () => {
  it("are written and read back", () => {
    const faces = parseTiles("Ab?[CH][ll]Ñ");
    expect(faces.map((face) => face.letter)).toEqual(["A", "B", "", "CH", "LL", "Ñ"]);
    expect(faces.map((face) => face.isBlank)).toEqual([false, true, true, false, true, false]);
    expect(faces.map(signOf).join("")).toBe("Ab?[CH][ll]Ñ");
  });

  it("have their values, and blanks none", () => {
    const [letter, blank] = parseTiles("Qq");
    if (!letter || !blank) throw new Error("two tiles");
    expect([pointsOf(english, letter), pointsOf(english, blank)]).toEqual([10, 0]);
  });
});

describe("a tap", () => {
  const small = { left: 10, top: 20, pitch: 22 };
  const isEmpty = (square: number) => square !== 16;

  it("means the square under it", () => {
    expect(squareAt(classic, small, 10, 20)).toBe(0);
    expect(squareAt(classic, small, 10 + 22 * 15 - 1, 20 + 22 * 15 - 1)).toBe(224);
    expect(squareAt(classic, small, 9, 20)).toBeNull();
  });

  it("on a tile means the nearest empty square, where squares are small", () => {
    // Square 16 is the second of the second row: its right half is nearer to 17.
    expect(squareMeant(classic, small, 10 + 40, 20 + 33, isEmpty)).toBe(17);
    expect(squareMeant(classic, small, 10 + 33, 20 + 24, isEmpty)).toBe(1);
    const wide = { left: 10, top: 20, pitch: 40 };
    expect(squareMeant(classic, wide, 10 + 78, 20 + 60, isEmpty)).toBe(16);
  });

  it("just beside the board still means its edge, and far from it nothing", () => {
    expect(squareMeant(classic, small, 6, 31, isEmpty)).toBe(0);
    expect(squareMeant(classic, small, -30, 31, isEmpty)).toBeNull();
  });
});
