import { describe, expect, it } from "vitest";
import { NOTHING } from "../../connection/feed.ts";
import { view } from "../../design/fixtures.ts";
import { speech } from "../../messages/messages.svelte.ts";
import { Deeds } from "./deeds.svelte.ts";

await speech.learn("team");
const item = (number: number, kind: string, data: Record<string, unknown>) => ({
  number,
  at: 0,
  actor: "seat 1",
  kind,
  data,
});
const fee = item(2, "posted", { entry: { postings: [{ cents: 300 }, { cents: -300 }] } });
const bought = (letter: string, found: boolean) => ({
  ...NOTHING,
  view,
  items: [item(1, "letter bought", { letter, found }), ...(found ? [fee] : [])],
  deeds: [{ first: 1, last: found ? 2 : 1, name: "Ben" }],
});

describe("what a team mate did", () => {
  it("is told with its price and what came of it, until the turn is over", () => {
    const deeds = new Deeds();
    deeds.take({ ...NOTHING, view });
    deeds.take(bought("S", true));
    expect(deeds.note(view)).toBe("Ben bought S for $3.00; it was in the bag.");
    const [line] = view.tally;
    if (!line) throw new Error("a line");
    expect(deeds.note({ ...view, tally: [...view.tally, line] })).toBe("");
    expect(deeds.all.map(({ text }) => text)).toEqual([deeds.note(view)]);
  });

  it("is told where the bag lacks the letter, and once", () => {
    const deeds = new Deeds();
    deeds.take({ ...NOTHING, view });
    for (const _ of [1, 2]) deeds.take(bought("Q", false));
    expect(deeds.all.map(({ text }) => text)).toEqual(["Ben asked for Q; the bag had none."]);
  });

  it("is only listed where a page finds it as it opens", () => {
    const deeds = new Deeds();
    deeds.take(bought("S", true));
    expect([deeds.note(view), deeds.all.length]).toEqual(["", 1]);
  });
});
