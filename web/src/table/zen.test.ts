import { describe, expect, it } from "vitest";
import { boardWith } from "../board/fixtures.ts";
import { perform } from "../board/gestures.ts";
import type { Key } from "../board/keys.ts";
import { turnsZen } from "./zen.ts";

const press = (key: string, changes: Partial<Key> = {}): Key => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...changes,
});
const board = boardWith("AEINRTS");
const pointed = perform(board, { type: "point", square: 112, direction: "across" });

describe("zen mode", () => {
  it("comes and goes with z", () => {
    expect(turnsZen(board, press("z"), false)).toBe(true);
    expect(turnsZen(board, press("z"), true)).toBe(true);
    expect(turnsZen(board, press("Z"), false)).toBe(true); // Caps Lock
    expect(turnsZen(board, press("x"), false)).toBe(false);
  });

  it("leaves z to a tile that can be laid, and to a word that is being typed", () => {
    expect(turnsZen(boardWith("AEINRTZ"), press("z"), false)).toBe(false);
    expect(turnsZen(boardWith("AEINRT?"), press("z"), false)).toBe(false);
    expect(turnsZen(pointed, press("z"), false)).toBe(false);
  });

  it("leaves keys with Shift, Ctrl, Alt and Meta alone", () => {
    for (const held of ["shiftKey", "ctrlKey", "altKey", "metaKey"] as const) {
      expect(turnsZen(board, press("z", { [held]: true }), false)).toBe(false);
    }
  });

  it("ends with Escape once the board has nothing to let go of", () => {
    expect(turnsZen(pointed, press("Escape"), true)).toBe(false);
    expect(turnsZen(board, press("Escape"), true)).toBe(true);
    expect(turnsZen(board, press("Escape"), false)).toBe(false);
  });
});
