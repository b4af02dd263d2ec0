import { describe, expect, it } from "vitest";
import { parseTiles } from "./alphabet.ts";
import { countDraft } from "./count.ts";
import { withDraft } from "./draft.ts";
import { classic, english } from "./fixtures.ts";
import { newBoard } from "./state.ts";

const BONUS = { tiles: 7, points: 50 };
const START = 112;

/** A draft from the star on, a dot for a square that is left out, under what lies on the board. */
function drafted(rack: string, draft: string, lying: Readonly<Record<number, string>> = {}) {
  const fixed = classic.premiums.map((_, square) => {
    const [face] = parseTiles(lying[square] ?? "");
    return face ?? null;
  });
  const board = newBoard({ layout: classic, alphabet: english, fixed, hand: parseTiles(rack) });
  const squares = [...draft].map((tile, index) => ({ square: START + index, tile }));
  return withDraft(
    board,
    squares.filter(({ tile }) => tile !== "."),
  );
}

describe("a draft counted on the page", () => {
  it.each([
    ["doubles the word on the star", "CATXXXX", "CAT", { word: "CAT", score: 10 }],
    ["counts a blank as nothing", "C?TXXXX", "CaT", { word: "CAT", score: 8 }],
    ["adds the bonus for all tiles", "TRAINER", "TRAINER", { word: "TRAINER", score: 66 }],
    ["counts nothing for one tile alone", "CATXXXX", "C", null],
    ["counts nothing across a gap", "CATXXXX", "CA.T", null],
  ])("%s", (_, rack, draft, counted) => {
    expect(countDraft(drafted(rack, draft), BONUS)).toEqual(counted);
  });

  it("counts what lies there at its face value, and every word that the tiles cross", () => {
    // C before the star, and an O above the A that is laid: CAT and OA.
    const state = drafted("ATXXXXX", "AT", { [START - 1]: "C", [START - 15]: "O" });
    expect(countDraft(state, BONUS)).toEqual({ word: "CAT", score: (3 + 1 + 1) * 2 + (1 + 1) * 2 });
  });

  it("counts nothing for tiles that are in no line", () => {
    const board = drafted("CATXXXX", "CAT");
    const [first, ...rest] = board.laid;
    if (!first) throw new Error("a tile");
    const bent = { ...board, laid: [{ ...first, square: 0 }, ...rest] };
    expect(countDraft(bent, BONUS)).toBeNull();
  });
});
