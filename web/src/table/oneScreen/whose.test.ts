import { describe, expect, it } from "vitest";
import { seatsOf } from "../../connection/around.ts";
import { view } from "../../design/fixtures.ts";
import type { GameView, WindowView } from "../../game/view.ts";
import {
  doubtersOf,
  hasSecrets,
  isComing,
  isPaused,
  runsTime,
  saidForAll,
  whoseScreen,
} from "./whose.ts";

type May = Readonly<Record<number, string>>;

/** The game as each of the seats sees it; `may` is what one of them may do. */
function viewsOf(seats: readonly number[], changes: Partial<GameView>, may: May = {}): GameView[] {
  const { own } = view;
  if (!own) throw new Error("a seat");
  return seats.map((seat) => ({
    ...view,
    window: null,
    call: null,
    ...changes,
    own: { ...own, seat, is_asked: may[seat] === "asked" },
    options: may[seat] ? [{ command: may[seat], why_not: null }] : [],
  }));
}

const open: WindowView = {
  ...(view.window as WindowView),
  seat: 0,
  next_mover: 1,
  waiting_for: [1, 2],
  is_final: false,
};

describe("the curtain", () => {
  it("asks the third player who may challenge, also while it stops the time", () => {
    const pending = { phase: "play pending", mover: 0, window: open } as const;
    expect(doubtersOf(viewsOf([0, 1, 2], pending, { 1: "challenge", 2: "challenge" }), 1)).toEqual([
      2,
    ]);
    expect(doubtersOf(viewsOf([0, 1, 2], { ...pending, phase: "paused" }), 1)).toEqual([2]);
  });

  it("asks nobody who has spoken, nor of words that were ruled on", () => {
    const accepted = { ...open, waiting_for: [1] };
    expect(doubtersOf(viewsOf([0, 1, 2], { phase: "paused", window: accepted }), 1)).toEqual([]);
    const window = { ...open, ruled: open.words };
    expect(doubtersOf(viewsOf([0, 1, 2], { phase: "paused", window }), 1)).toEqual([]);
    expect(doubtersOf(viewsOf([0, 1, 2], { phase: "on turn", mover: 1 }), 1)).toEqual([]);
  });
});

describe("the screen", () => {
  it("goes to whoever is on turn", () => {
    expect(whoseScreen(viewsOf([0, 1], { phase: "on turn", mover: 1 }), 0)).toBe(1);
  });

  it("goes to the next side while a play can be challenged, and stays there", () => {
    const views = viewsOf([0, 1, 2], { phase: "play pending", mover: 0, window: open });
    expect(whoseScreen(views, 0)).toBe(1);
    const accepted = { ...open, waiting_for: [2] };
    const later = viewsOf([0, 1, 2], { phase: "play pending", mover: 0, window: accepted });
    expect(whoseScreen(later, 1)).toBe(1);
  });

  it("goes to whoever confirms the score of a play, and from there to the next side", () => {
    const window = { ...open, score_keeper: 2 };
    const views = viewsOf([0, 1, 2], { phase: "play pending", mover: 0, window });
    expect(whoseScreen(views, 0)).toBe(2);
    const later = { ...window, waiting_for: [1] };
    expect(whoseScreen(viewsOf([0, 1, 2], { phase: "play pending", window: later }), 2)).toBe(2);
    expect(whoseScreen(viewsOf([0, 1, 2], { phase: "on turn", mover: 1 }), 2)).toBe(1);
    const elsewhere = viewsOf([0, 1], { phase: "play pending", mover: 0, window });
    expect(whoseScreen(elsewhere, 0)).toBe(1);
  });

  it("goes to everybody who has not accepted the last play of the game", () => {
    const window = { ...open, is_final: true, waiting_for: [2] };
    expect(whoseScreen(viewsOf([0, 1, 2], { phase: "final pending", window }), 1)).toBe(2);
  });

  it("goes to whoever is asked something, or alone can bring the game on", () => {
    const views = viewsOf([0, 1], { phase: "asking", mover: 0 }, { 1: "asked" });
    expect(whoseScreen(views, 0)).toBe(1);
    const window = { ...open, waiting_for: [] };
    const scored = viewsOf([0, 1], { phase: "play pending", window }, { 0: "confirm score" });
    expect(whoseScreen(scored, 1)).toBe(0);
    const both = viewsOf(
      [0, 1],
      { phase: "finished" },
      { 0: "confirm result", 1: "confirm result" },
    );
    expect(whoseScreen(both, 1)).toBe(1);
  });

  it("lets one agree for all, and nobody wait where nothing is in question", () => {
    const end = { ...(view.end ?? {}), confirmed: [1] } as unknown as NonNullable<GameView["end"]>;
    const [first] = viewsOf([0], { phase: "finished", end }, { 0: "confirm result" });
    expect(first && saidForAll(first, [0, 1])).toBe("confirm result");
    expect(first && saidForAll(first, [0, 2])).toBeNull();
    const window = { ...open, ruled: open.words };
    const [ruled] = viewsOf([0], { phase: "play pending", window }, { 0: "accept" });
    expect(ruled && saidForAll(ruled, [0, 1])).toBe("accept");
    const [asked] = viewsOf([0], { phase: "play pending", window: open }, { 0: "accept" });
    expect(asked && saidForAll(asked, [0, 1])).toBeNull();
  });

  it("stays where it is while somebody plays who is not around it", () => {
    expect(whoseScreen(viewsOf([0, 2], { phase: "on turn", mover: 1 }), 2)).toBe(2);
    expect(whoseScreen(viewsOf([0, 2], { phase: "on turn", mover: 1 }), null)).toBe(0);
    expect(whoseScreen([], null)).toBeNull();
  });

  it("is the mover's when a page opens on a game that stands still", () => {
    const views = viewsOf([0, 1], { phase: "paused", mover: 1 });
    expect([isPaused(views), whoseScreen(views, null)]).toEqual([true, 1]);
    const windowed = viewsOf([0, 1], { phase: "paused", mover: 0, window: open });
    expect(whoseScreen(windowed, null)).toBe(1);
  });

  it("waits for a game that begins by itself, and not for one that somebody is asked about", () => {
    const settingUp = { phase: "setting up", score_keeper: null } as const;
    expect(isComing(viewsOf([0, 1], settingUp, { 0: "begin" }))).toBe(true);
    for (const asked of ["agree dictionary", "agree board", "choose score-keeper"]) {
      expect(isComing(viewsOf([0, 1], settingUp, { 1: asked }))).toBe(false);
    }
    const kept = { ...settingUp, score_keeper: 1 };
    expect(isComing(viewsOf([0, 1], kept, { 1: "choose score-keeper" }))).toBe(true);
    expect(isComing(viewsOf([0, 1], { phase: "on turn" }))).toBe(false);
  });

  it("stops time only where some runs", () => {
    const time = { ...view.time, ticking: null, next_due: null };
    expect(runsTime({ ...view, time })).toBe(false);
    expect(runsTime({ ...view, time: { ...time, ticking: 0 } })).toBe(true);
    expect(runsTime({ ...view, time: { ...time, next_due: 5 } })).toBe(true);
  });

  it("needs no curtain once racks lie open", () => {
    const end = { reason: "out" } as GameView["end"];
    expect([hasSecrets(view), hasSecrets({ ...view, end })]).toEqual([view.end === null, false]);
  });
});

describe("an address around one screen", () => {
  it.each([
    ["?seats=1,2", [0, 1]],
    ["?seats=2,2,9,x,", [1]],
    ["", []],
  ])("%s", (query, seats) => expect(seatsOf(query)).toEqual(seats));
});
