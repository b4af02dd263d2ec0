// @vitest-environment happy-dom
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import Board from "./Board.svelte";
import { BoardController } from "./controller.svelte.ts";
import { draftOf } from "./draft.ts";
import ExchangeChoice from "./ExchangeChoice.svelte";
import { boardWith, english } from "./fixtures.ts";
import Rack from "./Rack.svelte";
import { inHand } from "./state.ts";

const onDraft = vi.fn();
const onOrder = vi.fn();
let board: BoardController;
let mounted: Record<string, unknown>[];

beforeEach(() => {
  board = new BoardController(boardWith("AEINRT?", [[113, "E"]]), { onDraft, onOrder });
  mounted = [
    mount(Board, { target: document.body, props: { board } }),
    mount(Rack, { target: document.body, props: { board } }),
  ];
  flushSync();
});

afterEach(async () => {
  await Promise.all(mounted.map((component) => unmount(component)));
  vi.clearAllMocks();
});

const cells = () => [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
const cell = (square: number): HTMLElement => {
  const found = cells()[square];
  if (!found) throw new Error(`no square ${square}`);
  return found;
};

function press(
  key: string,
  target: EventTarget = document.body,
  more: KeyboardEventInit = {},
): void {
  target.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  );
  flushSync();
}

describe("the grid", () => {
  it("has a cell for every square, and one of them takes the focus", () => {
    expect(cells()).toHaveLength(225);
    expect(document.querySelectorAll("[role=row]")).toHaveLength(15);
    expect(cells().filter((square) => square.tabIndex === 0)).toEqual([cell(112)]);
  });

  it("tells those who hear it every key that it takes, and no key that it does not", () => {
    const help = () => document.getElementById("board-help")?.textContent ?? "";
    const keys = ["Arrow", "Home", "End", "Shift", "Space", "Backspace", "Enter", "2 ", "3 ", "4 "];
    expect([...keys, "$ "].filter((key) => !help().includes(key))).toEqual([]);
    board.become({ ...board.state, isLocked: true });
    flushSync();
    expect(help()).toMatch(/^Arrow keys move/);
    expect(["Shift", "Space", "Enter", "lay", "3 "].filter((key) => help().includes(key))).toEqual(
      [],
    );
  });

  it("says what each square is", () => {
    const labels = [0, 1, 3, 112, 113].map((square) => cell(square).getAttribute("aria-label"));
    expect(labels).toEqual([
      "A1, 3W, 3 times the word, red",
      "B1, empty",
      "D1, 2L, 2 times the letter, light blue",
      "H8, star, 2W, 2 times the word, pink",
      "I8, E, 1 point",
    ]);
  });

  it("is walked by the arrow keys while it has the focus, and letters land there", () => {
    cell(112).focus();
    press("ArrowDown", cell(112));
    press("ArrowLeft", cell(127));
    expect(board.state.cursor).toBe(126);
    expect(cell(126).tabIndex).toBe(0);
    press("t", cell(126));
    expect(draftOf(board.state)).toEqual([{ square: 126, tile: "T" }]);
    expect(cell(126).getAttribute("aria-label")).toBe("G9, T, 1 point, not played yet");
  });

  it("leaves keys to whoever writes, and Enter to a button", () => {
    const input = document.body.appendChild(document.createElement("input"));
    const button = document.body.appendChild(document.createElement("button"));
    press("4", input);
    press("Enter", button);
    expect(onOrder).not.toHaveBeenCalled();
    press("Enter");
    expect(onOrder).toHaveBeenCalledWith("commit");
    input.remove();
    button.remove();
  });
});

describe("the rack", () => {
  it("shows a laid tile's well empty, and tells of the draft once", () => {
    board.perform({ type: "drop", id: 1, on: { square: 20 } });
    flushSync();
    const wells = [...document.querySelectorAll("[data-well]")];
    expect(wells.map((well) => well.getAttribute("aria-label"))).toEqual([
      "empty place 1",
      ...["E", "I", "N", "R", "T"].map((letter) => `${letter}, 1 point`),
      "blank",
    ]);
    expect(onDraft.mock.calls).toEqual([[[{ square: 20, tile: "A" }]]]);
  });

  it("is played from by keys: a tile, then the board", () => {
    const tile = document.querySelector<HTMLElement>('[data-well="1"]');
    // A key's click has no pointer behind it.
    tile?.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 0 }));
    flushSync();
    expect(tile?.getAttribute("aria-pressed")).toBe("true");
  });
});

describe("a blank", () => {
  it("asks for its letter in a dialog, which a key answers", () => {
    board.perform({ type: "drop", id: 7, on: { square: 20 } });
    flushSync();
    expect(document.querySelectorAll("[role=dialog] .letters button")).toHaveLength(26);
    press("Enter");
    expect(onOrder).not.toHaveBeenCalled();
    press("x");
    expect(document.querySelector("[role=dialog]")).toBeNull();
    expect(draftOf(board.state)).toEqual([{ square: 20, tile: "x" }]);
  });
});

describe("a dialog that a key opens", () => {
  it("keeps the focus that it takes from the grid", async () => {
    const dialog = document.body.appendChild(document.createElement("div"));
    dialog.tabIndex = -1;
    onOrder.mockImplementationOnce(() => dialog.focus());
    cell(112).focus();
    press("4", cell(112));
    await tick();
    await Promise.resolve();
    expect(document.activeElement).toBe(dialog);
    dialog.remove();
  });
});

describe("the exchange dialog", () => {
  it("keeps its keys from the board and sends what was chosen", () => {
    const onConfirm = vi.fn();
    const now = vi.spyOn(performance, "now").mockReturnValue(0);
    const dialog = mount(ExchangeChoice, {
      target: document.body,
      props: {
        tiles: inHand(board.state),
        alphabet: english,
        most: 7,
        onConfirm,
        onCancel: vi.fn(),
      },
    });
    flushSync();
    now.mockReturnValue(200);
    const panel = document.querySelector("[role=dialog]");
    if (!panel) throw new Error("no dialog");
    expect(document.activeElement).toBe(panel);
    press("e", panel);
    press("?", panel);
    press("Enter", panel);
    expect(onConfirm).toHaveBeenCalledWith("E?");
    expect(onOrder).not.toHaveBeenCalled();
    now.mockRestore();
    void unmount(dialog);
  });
});
