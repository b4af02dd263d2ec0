import { describe, expect, it } from "vitest";
import { boardWith } from "./fixtures.ts";
import { perform } from "./gestures.ts";
import { type Key, meaningOf } from "./keys.ts";
import type { BoardState } from "./state.ts";

const board = boardWith("AEINRT?");
const pointed = perform(board, { type: "point", square: 112, direction: "across" });

const press = (key: string, changes: Partial<Key> = {}): Key => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...changes,
});

const gesture = (key: Key, isMoving = false, state: BoardState = pointed) => {
  const meaning = meaningOf(state, key, isMoving, () => 0.5);
  return meaning && "gesture" in meaning ? meaning.gesture : null;
};

describe("keys", () => {
  it("give the table's orders", () => {
    const orders = ["Enter", "2", "3", "4", "$"].map((key) => meaningOf(board, press(key), false));
    expect(orders).toEqual(
      ["commit", "pass", "challenge", "exchange", "exchange all"].map((order) => ({ order })),
    );
  });

  it("never burn a blank by Caps Lock", () => {
    // With Caps Lock a plain key reports a capital, and one with Shift a small letter.
    expect(gesture(press("T"))).toMatchObject({ character: "T", asBlank: false });
    expect(gesture(press("t", { shiftKey: true }))).toMatchObject({ asBlank: true });
    expect(gesture(press("T", { shiftKey: true }))).toMatchObject({ asBlank: true });
  });

  it.each(["ctrlKey", "altKey", "metaKey"])("with %s are left to the browser", (name) => {
    for (const key of ["a", "Enter", "ArrowLeft", "4"]) {
      expect(meaningOf(board, press(key, { [name]: true }), false)).toBeNull();
    }
  });

  it("turn, shuffle and recall while the grid has no focus", () => {
    const kinds = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"].map(
      (key) => gesture(press(key))?.type,
    );
    expect(kinds).toEqual(["turn", "turn", "shuffle", "recall"]);
  });

  it("walk the grid while it has the focus, and stop at its edge", () => {
    const squares = (key: string, state: BoardState) => gesture(press(key), true, state);
    expect(squares("ArrowLeft", pointed)).toEqual({ type: "cursor", square: 111 });
    expect(squares("ArrowDown", pointed)).toEqual({ type: "cursor", square: 127 });
    expect(squares("Home", pointed)).toEqual({ type: "cursor", square: 105 });
    expect(squares("End", pointed)).toEqual({ type: "cursor", square: 119 });
    expect(squares("ArrowUp", { ...pointed, cursor: 3 })).toEqual({ type: "cursor", square: 3 });
    expect(gesture(press(" "), true)).toEqual({ type: "turn" });
  });

  it("answer only the question while a blank asks for its letter", () => {
    const asking = perform(board, { type: "drop", id: 7, on: { square: 20 } });
    expect(asking.asking).toBe(7);
    expect(meaningOf(asking, press("Enter"), false)).toBeNull();
    expect(meaningOf(asking, press("4"), false)).toBeNull();
    expect(gesture(press("Escape"), false, asking)).toEqual({ type: "escape" });
    expect(gesture(press("q"), false, asking)).toMatchObject({ character: "q" });
  });

  it("that mean nothing here stay the browser's", () => {
    for (const key of ["Tab", "F5", "1", "PageDown", "/"]) {
      expect(meaningOf(board, press(key), false)).toBeNull();
    }
    expect(meaningOf(board, press("Escape"), false)).toBeNull();
  });
});
