// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { boardWith } from "./fixtures.ts";
import { delayOf, Flights, type Ground, movedTiles, type Spot, wayFrom } from "./flights.ts";
import { perform } from "./gestures.ts";

const board = boardWith("AEINRT?");
const laid = perform(board, { type: "drop", id: 2, on: { square: 112 } });

function elementAt(spot: Spot) {
  const element = document.createElement("span");
  element.getBoundingClientRect = () => ({ ...spot }) as DOMRect;
  element.animate = vi.fn<typeof element.animate>();
  return element;
}

const well: Spot = { left: 100, top: 900, width: 48, height: 48 };
const square: Spot = { left: 300, top: 300, width: 40, height: 40 };
const card: Spot = { left: 0, top: 0, width: 280, height: 120 };

describe("tiles that move", () => {
  it("are those that lie elsewhere, on the board or on the rack", () => {
    expect(movedTiles(board, laid)).toEqual([2]);
    expect(movedTiles(laid, perform(laid, { type: "recall" }))).toEqual([2]);
    const turned = perform(board, { type: "drop", id: 7, on: { well: 0 } });
    expect(movedTiles(board, turned).sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(movedTiles(board, board)).toEqual([]);
  });

  it("set off where they were, and end where they are drawn", () => {
    expect(wayFrom(well, square)).toBe("translate(-196px, 604px) scale(1.2)");
    expect(wayFrom(card, square)).toBe("translate(-180px, -260px) scale(1.3)");
    expect(wayFrom(square, square)).toBe("translate(0px, 0px) scale(1)");
  });
});

describe("flights", () => {
  const spots = [well, square];
  const groundOf = (tile: HTMLElement): Ground => ({
    tile: () => tile,
    lying: () => tile,
    side: () => elementAt(card),
  });

  it("start from the place a tile had before it was drawn anew", async () => {
    const tile = elementAt(square);
    let looks = 0;
    tile.getBoundingClientRect = () => spots[looks++] as DOMRect;
    await new Flights(groundOf(tile), () => false).watch(board, laid)();
    expect(tile.animate).toHaveBeenCalledTimes(1);
    const [frames, timing] = vi.mocked(tile.animate).mock.calls[0] ?? [];
    expect(frames).toMatchObject([{ transform: "translate(-196px, 604px) scale(1.2)" }, {}]);
    expect(timing).toMatchObject({ duration: 140, delay: 0 });
  });

  it("start from the pointer that let a tile go", async () => {
    const tile = elementAt(square);
    const flights = new Flights(groundOf(tile), () => false);
    flights.released = { id: 2, spot: { ...square, left: 310 } };
    await flights.watch(board, laid)();
    expect(vi.mocked(tile.animate).mock.calls[0]?.[0]).toMatchObject([
      { transform: "translate(10px, 0px) scale(1)" },
      {},
    ]);
  });

  it("bring a play tile by tile from its side, and all of it in time", async () => {
    const tile = elementAt(square);
    const flights = new Flights(groundOf(tile), () => false);
    await flights.reveal([1, 2, 3], 1);
    const timings = vi.mocked(tile.animate).mock.calls.map((call) => call[1]);
    expect(timings).toMatchObject([{ delay: 0 }, { delay: 105 }, { delay: 210 }]);
    for (const count of [1, 2, 7]) {
      expect(delayOf(count - 1, count) + 210).toBeLessThanOrEqual(420);
    }
  });

  it("are not to be had where less motion is asked for", async () => {
    const tile = elementAt(square);
    const flights = new Flights(groundOf(tile), () => true);
    await flights.watch(board, laid)();
    await flights.reveal([1, 2, 3], 1);
    await flights.giveBack(2, well);
    expect(tile.animate).not.toHaveBeenCalled();
  });
});
