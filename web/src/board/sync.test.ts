import { describe, expect, it } from "vitest";
import { type Face, parseTile, parseTiles } from "./alphabet.ts";
import { draftOf, withDraft } from "./draft.ts";
import { boardWith } from "./fixtures.ts";
import { perform } from "./gestures.ts";
import { type BoardState, inHand } from "./state.ts";
import { arrange, orderOf, sync } from "./sync.ts";

const lying = (...tiles: (readonly [number, string])[]): (Face | null)[] => {
  const fixed: (Face | null)[] = Array(225).fill(null);
  for (const [square, tile] of tiles) fixed[square] = parseTile(tile);
  return fixed;
};

const news = (state: BoardState, hand: string, fixed = state.fixed): BoardState =>
  sync(state, { fixed, hand: parseTiles(hand), last: [], isLocked: false });

const rack = (state: BoardState): string => orderOf(state).join("");

describe("when the opponent's play lands on a draft", () => {
  const draft = withDraft(boardWith("AE?RSTU"), [
    { square: 111, tile: "S" },
    { square: 112, tile: "t" },
    { square: 113, tile: "A" },
  ]);

  it("the tiles under it go back to the rack, each once", () => {
    const landed = news(draft, "AE?RSTU", lying([112, "Q"], [113, "I"]));
    expect(draftOf(landed)).toEqual([{ square: 111, tile: "S" }]);
    expect(rack(landed)).toBe("AE?RSTU");
    expect(inHand(landed).filter((tile) => tile.letter === "")).toHaveLength(1);
    const again = news(landed, "AE?RSTU", lying([112, "Q"], [113, "I"]));
    expect(again).toEqual(landed);
  });

  it("a blank that awaits its letter stops asking where it is covered", () => {
    const asking = perform(boardWith("?AB"), { type: "drop", id: 1, on: { square: 112 } });
    expect(news(asking, "?AB", lying([112, "Q"])).asking).toBeNull();
  });
});

describe("the arrow of a draft", () => {
  const draft = ["A", "B"].reduce(
    (state, character) => perform(state, { type: "letter", character, asBlank: false }),
    perform(boardWith("ABCDEFG"), { type: "tap square", square: 112 }),
  );

  it("goes once the draft is played, so that the next tile lands where somebody points", () => {
    expect(news(draft, "CDEFGHI", lying([112, "A"], [113, "B"])).arrow).toBeNull();
  });

  it("stays while others play elsewhere", () => {
    expect(news(draft, "ABCDEFG", lying([20, "Q"])).arrow?.square).toBe(114);
  });
});

describe("an arranged rack", () => {
  const arranged = perform(boardWith("ABCDEFG"), { type: "drop", id: 7, on: { well: 0 } });

  it("stays through the opponent's turn", () => {
    expect(rack(news(arranged, "ABCDEFG", lying([112, "Q"])))).toBe("GABCDEF");
  });

  it("gets new tiles where the played ones were", () => {
    const draft = withDraft(arranged, [
      { square: 112, tile: "B" },
      { square: 113, tile: "D" },
    ]);
    const played = news(draft, "AXCYEFG", lying([112, "B"], [113, "D"]));
    expect(rack(played)).toBe("GAXCYEF");
    expect(played.laid).toEqual([]);
  });

  it("keeps the wells empty until tiles are drawn", () => {
    const draft = withDraft(arranged, [{ square: 112, tile: "B" }]);
    const waiting = news(draft, "ACDEFG", lying([112, "B"]));
    expect(rack(waiting)).toBe("GA.CDEF");
    expect(rack(news(waiting, "ACDEFGZ", waiting.fixed))).toBe("GAZCDEF");
  });

  it("loses the very tile that was laid, of two equal ones", () => {
    const two = boardWith("EAE");
    const draft = perform(two, { type: "drop", id: 3, on: { square: 112 } });
    expect(rack(news(draft, "EA", lying([112, "E"])))).toBe("EA.....");
  });

  it("is the same after a reload", () => {
    const order = orderOf(arranged);
    const fresh = boardWith("ABCDEFG");
    expect(rack(arrange(fresh, order))).toBe("GABCDEF");
    expect(rack(arrange(boardWith("ABCDEFZ"), order))).toBe("ZABCDEF");
    expect(rack(arrange(boardWith("AB"), order))).toBe(".AB....");
  });

  it("comes back whole when a play is taken off the board", () => {
    const waiting = news(arranged, "ACEFG", lying([112, "B"], [113, "D"]));
    expect([...rack(news(waiting, "ABCDEFG", lying()))].sort().join("")).toBe("ABCDEFG");
  });
});

describe("a board that is locked", () => {
  it("holds no draft and no arrow", () => {
    const draft = withDraft(boardWith("AB"), [{ square: 112, tile: "A" }]);
    const locked = sync(draft, { fixed: draft.fixed, hand: [], last: [112], isLocked: true });
    expect([locked.laid, locked.arrow, locked.last]).toEqual([[], null, [112]]);
  });
});

describe("a draft kept elsewhere", () => {
  it("is laid again as far as the hand has its tiles", () => {
    const state = withDraft(boardWith("AB?"), [
      { square: 1, tile: "A" },
      { square: 2, tile: "z" },
      { square: 3, tile: "A" },
    ]);
    expect(draftOf(state)).toEqual([
      { square: 1, tile: "A" },
      { square: 2, tile: "z" },
    ]);
  });
});
