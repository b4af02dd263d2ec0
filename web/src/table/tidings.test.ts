// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from "vitest";
import { names, view } from "../design/fixtures.ts";
import type { GameView } from "../game/view.ts";
import { learnAll } from "../messages/all.ts";
import { Tidings } from "./tidings.svelte.ts";

beforeAll(learnAll);

const item = (number: number, kind: string, data: Record<string, unknown>) => ({
  number,
  at: 1000,
  actor: "",
  kind,
  data,
});
const at = (now: number): GameView => ({ ...view, time: { ...view.time, now } });
const ruled = item(9, "ruled", { words: ["TABOR"], acceptable: true });

describe("a verdict", () => {
  it("is shown for ten seconds, also to whoever opens the page in them", () => {
    const tidings = new Tidings();
    tidings.take([ruled], at(4000));
    expect(tidings.verdict?.words).toEqual(["TABOR"]);
    expect(tidings.left(at(4000), 2000)).toBe(5000);
  });

  it("is not shown again, and not when it is older", () => {
    const tidings = new Tidings();
    tidings.take([ruled], at(4000));
    tidings.dismiss();
    tidings.take([ruled], at(5000));
    expect(tidings.verdict).toBeNull();
    const late = new Tidings();
    late.take([ruled], at(11_000));
    expect(late.verdict).toBeNull();
  });
});

describe("a turn that is taken back", () => {
  it("is told until the next one", () => {
    const tidings = new Tidings();
    tidings.take([item(9, "entry taken back", {})], at(4000));
    expect(tidings.backOf(at(4000))).toBe("The last turn was taken back.");
    expect(tidings.backOf({ ...view, tally: [...view.tally, ...view.tally.slice(0, 1)] })).toBe("");
  });
});

describe("lots", () => {
  const empty: GameView = { ...view, tally: [] };

  it("are told until the first turn is played; of a tie, the last tile", () => {
    const tidings = new Tidings();
    tidings.take(
      [
        item(1, "lot drawn", { seat: 0, tile: "B" }),
        item(2, "lot drawn", { seat: 1, tile: "B" }),
        item(3, "lot drawn", { seat: 0, tile: "K" }),
        item(4, "lot drawn", { seat: 1, tile: "?" }),
        item(5, "first decided", { seat: 1 }),
      ],
      empty,
    );
    expect(tidings.lotsOf(empty, names)).toBe(
      "Ruth Okafor drew K and Walt Lindqvist drew a blank. Walt Lindqvist begins.",
    );
    expect(tidings.lotsOf(view, names)).toBe("");
  });
});
