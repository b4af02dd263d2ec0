// @vitest-environment happy-dom
import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import Bracket from "./Bracket.svelte";
import { bracketOf, match, result, side } from "./fixtures.ts";
import type { DivisionRounds } from "./values.ts";

let mounted: Record<string, unknown> | null = null;

function draw(division: DivisionRounds, onOpen = vi.fn()): HTMLElement {
  mounted = mount(Bracket, { target: document.body, props: { division, onOpen } });
  flushSync();
  return document.body;
}

afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const columns = (body: HTMLElement): HTMLElement[] => [...body.querySelectorAll("section")];

describe("a bracket", () => {
  it("is read as one list of matches for each round", () => {
    const body = draw(bracketOf(8));
    expect(columns(body).map((column) => column.querySelectorAll("li").length)).toEqual([4, 2, 1]);
    expect(body.textContent).toContain("Quarter-finals");
    expect(body.textContent).toContain("Player 7 or Player 8");
    expect(columns(body)[2]?.textContent).toContain("not known yet");
  });

  it.each([2, 16, 512])("of %i slots shows at most the rounds that are left to see", (slots) => {
    const body = draw(bracketOf(slots));
    expect(columns(body)).toHaveLength(Math.log2(slots));
  });

  it("folds away what is over in a large one, and shows it when asked", () => {
    const division = bracketOf(32);
    const [first, ...rest] = division.rounds;
    const done = first?.matches.map((one) => ({ ...one, result: result() })) ?? [];
    const body = draw({ ...division, rounds: [{ ...first, matches: done } as never, ...rest] });
    expect(columns(body)).toHaveLength(4);
    const choice = body.querySelector("select");
    if (!choice) throw new Error("no choice of rounds");
    choice.value = "0";
    choice.dispatchEvent(new Event("change", { bubbles: true }));
    flushSync();
    expect(columns(body)).toHaveLength(5);
  });

  it("names the table whose winner is awaited, and says who has a bye", () => {
    const division = bracketOf(4);
    const [first, final] = division.rounds;
    const matches = [
      match({ is_bye: true, sides: [side({ entry: 1, name: "Ann" }), side({ says: "nobody" })] }),
      match({ pairing: 2, slot: 1, table: 7 }),
    ];
    const body = draw({
      ...division,
      rounds: [{ ...first, matches } as never, final as never],
    });
    expect(columns(body)[0]?.textContent).toContain("bye");
    expect(columns(body)[1]?.textContent).toContain("winner of table 7");
  });

  it("opens a match whose sides are known, and no other", () => {
    const onOpen = vi.fn();
    const body = draw(bracketOf(4), onOpen);
    const buttons = [...body.querySelectorAll<HTMLButtonElement>("button")];
    expect(buttons).toHaveLength(2);
    buttons[1]?.click();
    expect(onOpen.mock.calls[0]?.[0].pairing).toBe(2);
  });
});
