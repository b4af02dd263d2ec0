import { describe, expect, it } from "vitest";
import { draftOf } from "./draft.ts";
import { boardWith, classic, spanish } from "./fixtures.ts";
import { type Gesture, perform } from "./gestures.ts";
import { parseStart, step } from "./layout.ts";
import { isReady } from "./moves.ts";
import { type BoardState, inHand, tileOf } from "./state.ts";

const square = (name: string): number => {
  const start = parseStart(classic, name);
  if (!start) throw new Error(name);
  return start.square;
};

const performAll = (state: BoardState, ...gestures: Gesture[]): BoardState =>
  gestures.reduce((before, gesture) => perform(before, gesture), state);

const idOf = (state: BoardState, letter: string): number => {
  const tile = inHand(state).find((candidate) => candidate.letter === letter);
  if (!tile) throw new Error(`no ${letter}`);
  return tile.id;
};

const drawn = (state: BoardState): string =>
  draftOf(state)
    .map(({ square: at, tile }) => `${at}${tile}`)
    .join(" ");

const rack = (state: BoardState): string =>
  state.wells.map((tile) => (tile ? tile.letter || "?" : ".")).join("");

/** The ways to lay a word from a square on: small letters are blanks. */
const WAYS: Record<string, (state: BoardState, word: string, start: string) => BoardState> = {
  dragging: (state, word, start) =>
    lay(state, word, start, (id, at) => [{ type: "drop", id, on: { square: at } }]),
  "tapping tile and square": (state, word, start) =>
    lay(state, word, start, (id, at) => [
      { type: "tap tile", id },
      { type: "tap square", square: at },
    ]),
  "tapping at the arrow": (state, word, start) =>
    lay(pointed(state, start), word, start, (id) => [{ type: "tap tile", id }]),
  typing: (state, word, start) => {
    let next = pointed(state, start);
    for (const sign of word) {
      next = perform(next, {
        type: "letter",
        character: sign,
        asBlank: sign === sign.toLowerCase(),
      });
    }
    return next;
  },
};

function pointed(state: BoardState, start: string): BoardState {
  const found = parseStart(classic, start);
  if (!found) throw new Error(start);
  const once = perform(state, { type: "tap square", square: found.square });
  return found.direction === "across"
    ? once
    : perform(once, { type: "tap square", square: found.square });
}

function lay(
  state: BoardState,
  word: string,
  start: string,
  how: (id: number, at: number) => Gesture[],
): BoardState {
  const found = parseStart(classic, start);
  if (!found) throw new Error(start);
  let next = state;
  let at: number | null = found.square;
  for (const sign of word) {
    while (at !== null && next.fixed[at]) at = step(classic, at, found.direction, 1);
    if (at === null) break;
    const isBlank = sign === sign.toLowerCase();
    next = performAll(next, ...how(idOf(next, isBlank ? "" : sign), at));
    if (isBlank) next = perform(next, { type: "choose letter", letter: sign.toUpperCase() });
    at = step(classic, at, found.direction, 1);
  }
  return next;
}

describe("dragging, tapping and typing give the same drafts", () => {
  const cases: [rack: string, word: string, start: string, lying: [string, string][]][] = [
    ["TRAINER", "TRAINER", "8D", []],
    ["AEINRT?", "TRAIN", "H4", []],
    ["SOURNEA", "OUR", "O6", [["O5", "S"]]],
    ["AEINRT?", "RaIN", "8F", []],
    [
      "LCNSABE",
      "LICENS",
      "5H",
      [
        ["5I", "I"],
        ["5M", "c"],
      ],
    ],
    ["TABORXY", "TABOR", "12K", []],
    ["ZOOMING", "ZOO", "O13", []],
  ];
  for (const [hand, word, start, lying] of cases) {
    const board = boardWith(
      hand,
      lying.map(([name, tile]) => [square(name), tile]),
    );
    const free = [...word].filter((_, index) => !isLying(start, index, lying)).join("");
    const expected = drawn(WAYS.dragging?.(board, free, start) ?? board);
    it.each(Object.keys(WAYS))(`${start} ${word} by %s`, (way) => {
      const done = WAYS[way]?.(board, free, start) ?? board;
      expect(drawn(done)).toBe(expected);
      expect(draftOf(done)).toHaveLength(free.length);
      expect(isReady(done)).toBe(true);
      expect(rack(done)).toBe(rack(board));
    });
  }
});

function isLying(start: string, index: number, lying: [string, string][]): boolean {
  const found = parseStart(classic, start);
  const at = found ? step(classic, found.square, found.direction, index) : null;
  return lying.some(([name]) => square(name) === at);
}

describe("the arrow", () => {
  const board = boardWith("TRAINER", [[square("8H"), "E"]]);
  const tap = (name: string): Gesture => ({ type: "tap square", square: square(name) });

  it("goes when a tile is dragged elsewhere, and the next tap picks a tile up", () => {
    const board = performAll(boardWith("LODGE"), tap("8M"), {
      type: "drop",
      id: 1,
      on: { square: square("9G") },
    });
    const next = performAll(board, { type: "tap tile", id: 2 }, tap("9H"));
    expect([board.arrow, drawn(next)]).toEqual([null, `${square("9G")}L ${square("9H")}O`]);
  });

  it("comes across, turns down, and goes", () => {
    const directions = [1, 2, 3, 4].map(
      (times) => performAll(board, ...Array<Gesture>(times).fill(tap("8D"))).arrow?.direction,
    );
    expect(directions).toEqual(["across", "down", undefined, "across"]);
  });

  it("starts across on another square", () => {
    expect(performAll(board, tap("8D"), tap("8D"), tap("9D")).arrow).toMatchObject({
      square: square("9D"),
      direction: "across",
    });
  });

  it("does not come to a fixed tile", () => {
    expect(perform(board, tap("8H"))).toBe(board);
  });

  it("jumps over fixed and laid tiles", () => {
    const laid = perform(board, { type: "drop", id: 1, on: { square: square("8I") } });
    const typed = performAll(laid, tap("8G"), { type: "letter", character: "r", asBlank: false });
    expect(typed.arrow?.square).toBe(square("8J"));
  });

  it("stays at the edge, where letters do nothing and Backspace takes the last one up", () => {
    const letters = (text: string): Gesture[] =>
      [...text].map((character) => ({ type: "letter", character, asBlank: false }));
    const full = performAll(board, tap("1N"), ...letters("tra"));
    expect(draftOf(full)).toHaveLength(2);
    const fewer = performAll(full, { type: "backspace" });
    expect(drawn(fewer)).toBe(`${square("1N")}T`);
    expect(fewer.arrow).toMatchObject({ square: square("1O"), isSpent: false });
  });
});

describe("typing", () => {
  const start = performAll(boardWith("AEINRT?"), {
    type: "point",
    square: 112,
    direction: "across",
  });
  const letter = (character: string, asBlank = false): Gesture => ({
    type: "letter",
    character,
    asBlank,
  });

  it("takes a blank where Shift asks for it, though the letter is held", () => {
    expect(drawn(perform(start, letter("T", true)))).toBe("112t");
  });

  it("takes a blank where the letter is not held, and nothing where no blank is", () => {
    expect(drawn(performAll(start, letter("z")))).toBe("112z");
    expect(drawn(performAll(start, letter("z"), letter("z")))).toBe("112z");
  });

  it("makes a blank blank again when Backspace takes it up", () => {
    const taken = performAll(start, letter("z"), { type: "backspace" });
    expect(draftOf(taken)).toEqual([]);
    expect(inHand(taken).filter((tile) => tile.letter === "")).toHaveLength(1);
    expect(drawn(performAll(taken, letter("q")))).toBe("112q");
  });

  it("steps back over fixed tiles", () => {
    const board = boardWith("TRAINER", [[113, "E"]]);
    const typed = performAll(
      board,
      { type: "point", square: 112, direction: "across" },
      letter("t"),
    );
    expect(typed.arrow?.square).toBe(114);
    expect(draftOf(performAll(typed, { type: "backspace" }))).toEqual([]);
  });

  it("leaves a square out with Space", () => {
    expect(drawn(performAll(start, letter("a"), { type: "space" }, letter("e")))).toBe("112A 114E");
  });

  it("ignores what is no letter of the set", () => {
    expect(drawn(performAll(start, letter("ß", true), letter("é")))).toBe("");
  });

  it("grows letters of two characters, from a tile or from a blank", () => {
    const chico = performAll(boardWith("C[CH]IO?L", [], spanish), {
      type: "point",
      square: 112,
      direction: "across",
    });
    expect(drawn(performAll(chico, letter("c"), letter("h"), letter("i")))).toBe("112[CH] 113I");
    expect(drawn(performAll(chico, letter("c"), letter("i")))).toBe("112C 113I");
    expect(drawn(performAll(chico, letter("l", true), letter("l")))).toBe("112[ll]");
    const only = performAll(boardWith("[CH]IO", [], spanish), {
      type: "point",
      square: 112,
      direction: "across",
    });
    expect(drawn(performAll(only, letter("c"), letter("h"), letter("i")))).toBe("112[CH] 113I");
  });
});

describe("tiles dropped on tiles change places", () => {
  const board = boardWith("ABCDEFG");
  const laid = performAll(
    board,
    { type: "drop", id: 1, on: { square: 20 } },
    { type: "drop", id: 2, on: { square: 21 } },
  );

  it("on the board", () => {
    const swapped = perform(laid, { type: "drop", id: 1, on: { square: 21 } });
    expect(drawn(swapped)).toBe("20B 21A");
    expect(rack(swapped)).toBe("ABCDEFG");
  });

  it("from the rack to the board", () => {
    const swapped = perform(laid, { type: "drop", id: 3, on: { square: 20 } });
    expect(drawn(swapped)).toBe("20C 21B");
    expect(rack(swapped)).toBe("CBADEFG");
    expect(
      inHand(swapped)
        .map((tile) => tile.letter)
        .join(""),
    ).toBe("ADEFG");
  });

  it("from the board to the rack", () => {
    const swapped = perform(laid, { type: "drop", id: 1, on: { well: 6 } });
    expect(drawn(swapped)).toBe("20G 21B");
    expect(rack(swapped)).toBe("GBCDEFA");
  });

  it("and a drag is the same as two taps", () => {
    for (const id of [1, 2, 3, 7]) {
      for (const other of [1, 2, 3, 7]) {
        if (id === other) continue;
        const there = laid.laid.find((tile) => tile.id === other);
        const well = laid.wells.findIndex((tile) => tile?.id === other);
        const on = there ? { square: there.square } : { well };
        const dragged = perform(laid, { type: "drop", id, on });
        const tapped = performAll(laid, { type: "tap tile", id }, { type: "tap tile", id: other });
        expect(tapped).toEqual(dragged);
      }
    }
  });
});

describe("the rack", () => {
  const board = boardWith("ABCDEFG");

  it("is ordered by hand: the others move up", () => {
    expect(rack(perform(board, { type: "drop", id: 1, on: { well: 3 } }))).toBe("BCDAEFG");
    expect(rack(perform(board, { type: "drop", id: 7, on: { well: 0 } }))).toBe("GABCDEF");
  });

  it("gets a tile back into its own well, wherever it is let go", () => {
    const laid = perform(board, { type: "drop", id: 4, on: { square: 20 } });
    expect(
      inHand(laid)
        .map((tile) => tile.letter)
        .join(""),
    ).toBe("ABCEFG");
    expect(perform(laid, { type: "drop", id: 4, on: "elsewhere" })).toEqual(board);
    expect(perform(laid, { type: "recall" })).toEqual(board);
    const own = perform(laid, { type: "drop", id: 4, on: { well: 3 } });
    expect(own).toEqual(board);
  });

  it("is shuffled so that it looks different, laid tiles aside", () => {
    const laid = perform(board, { type: "drop", id: 4, on: { square: 20 } });
    const values = [0.9, 0.1, 0.7, 0.3, 0.5, 0.2];
    let next = 0;
    const mixed = perform(laid, {
      type: "shuffle",
      random: () => values[next++ % values.length] ?? 0,
    });
    expect(rack(mixed)).not.toBe(rack(board));
    expect(mixed.wells[3]).toBe(board.wells[3]);
    expect([...rack(mixed)].sort().join("")).toBe("ABCDEFG");
    expect(drawn(mixed)).toBe("20D");
  });
});

describe("a blank", () => {
  const board = boardWith("?AB");

  it("asks for its letter, and asks again when it is moved", () => {
    const asked = perform(board, { type: "drop", id: 1, on: { square: 20 } });
    expect(asked.asking).toBe(1);
    expect(isReady(asked)).toBe(false);
    const chosen = perform(asked, { type: "letter", character: "x", asBlank: false });
    expect(drawn(chosen)).toBe("20x");
    const moved = perform(chosen, { type: "drop", id: 1, on: { square: 21 } });
    expect(moved.asking).toBe(1);
    expect(draftOf(moved)).toEqual([]);
  });

  it("goes back where it gets none", () => {
    const asked = perform(board, { type: "drop", id: 1, on: { square: 20 } });
    expect(perform(asked, { type: "escape" }).laid).toEqual([]);
  });

  it("never asks twice at once", () => {
    const two = boardWith("??");
    const both = performAll(
      two,
      { type: "drop", id: 1, on: { square: 20 } },
      { type: "drop", id: 2, on: { square: 21 } },
    );
    expect(both.asking).toBe(2);
    expect(both.laid.map((tile) => tile.id)).toEqual([2]);
  });
});

describe("nothing", () => {
  it("is laid on a fixed tile or on a locked board", () => {
    const board = boardWith("AB", [[20, "Q"]]);
    expect(perform(board, { type: "drop", id: 1, on: { square: 20 } })).toBe(board);
    const locked: BoardState = { ...board, isLocked: true };
    expect(perform(locked, { type: "drop", id: 1, on: { square: 21 } })).toBe(locked);
    expect(perform(locked, { type: "tap square", square: 21 })).toBe(locked);
  });

  it("is lost or doubled by any hundred gestures", () => {
    let seed = 7;
    const random = (): number => {
      seed = (seed * 16807) % 2147483647;
      return seed / 2147483647;
    };
    const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
    for (let game = 0; game < 60; game++) {
      let state = boardWith("AAEIR??", [
        [20, "Q"],
        [113, "E"],
      ]);
      for (let count = 0; count < 100; count++) {
        const id = 1 + Math.floor(random() * 7);
        const at = pick([19, 20, 21, 34, 35, 112, 113, 114]);
        const well = Math.floor(random() * 7);
        state = perform(
          state,
          pick<Gesture>([
            { type: "tap square", square: at },
            { type: "tap tile", id },
            { type: "tap well", well },
            { type: "drop", id, on: pick([{ square: at }, { well }, "elsewhere" as const]) },
            { type: "letter", character: pick([..."aeirz"]), asBlank: random() < 0.2 },
            { type: "backspace" },
            { type: "space" },
            { type: "shuffle", random },
            { type: "escape" },
            { type: "choose letter", letter: "S" },
          ]),
        );
        expectSound(state);
      }
    }
  });
});

/** Every tile is held once, lies once at most, and shows its own letter. */
function expectSound(state: BoardState): void {
  const ids = state.wells.map((tile) => tile?.id).sort();
  expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7]);
  const places = state.laid.map((tile) => tile.square);
  expect(new Set(places).size).toBe(places.length);
  expect(new Set(state.laid.map((tile) => tile.id)).size).toBe(places.length);
  expect(places.some((place) => state.fixed[place])).toBe(false);
  for (const tile of state.laid) {
    const letter = tileOf(state, tile.id)?.letter;
    if (letter !== "") expect(tile.letter).toBe(letter);
    else if (tile.letter === "") expect(state.asking).toBe(tile.id);
  }
}

describe("hands that players know from elsewhere", () => {
  const start = boardWith("TRAINER");

  it("type at the star without a click before", () => {
    const typed = perform(start, { type: "letter", character: "t", asBlank: false });
    expect(drawn(typed)).toBe("112T");
    // A letter that is not held lays nothing, and points nowhere.
    expect(perform(start, { type: "letter", character: "q", asBlank: false })).toBe(start);
  });

  it("take a tile back with a second tap on it", () => {
    const laid = perform(start, { type: "drop", id: 1, on: { square: 20 } });
    const tap: Gesture = { type: "tap square", square: 20 };
    expect(drawn(performAll(laid, tap, tap))).toBe("");
    // On the rack it is let go of.
    const twice = performAll(start, { type: "tap tile", id: 1 }, { type: "tap tile", id: 1 });
    expect([twice.picked, rack(twice)]).toEqual([null, "TRAINER"]);
  });

  it("take everything back with Escape, and then let go of the arrow", () => {
    const laid = performAll(
      start,
      { type: "point", square: 30, direction: "across" },
      { type: "letter", character: "r", asBlank: false },
    );
    const back = perform(laid, { type: "escape" });
    expect([drawn(back), back.arrow?.square]).toEqual(["", 30]);
    expect(perform(back, { type: "escape" }).arrow).toBeNull();
  });
});
