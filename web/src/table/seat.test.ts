// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from "vitest";
import { classic, english } from "../board/fixtures.ts";
import { orderOf } from "../board/sync.ts";
import type { Line, Surroundings } from "../connection/connection.svelte.ts";
import { Connection } from "../connection/connection.svelte.ts";
import type { ClientMessage, DraftShown, HallMessage } from "../connection/protocol.ts";
import { info, view } from "../design/fixtures.ts";
import type { GameView } from "../game/view.ts";
import { Seat } from "./seat.svelte.ts";
import { squaresOf } from "./squares.ts";

const kept = new Map<string, string>();
const shelf = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
let sent: ClientMessage[];
let line: Line;
let count = 0;
const around: Surroundings = {
  dial: () => {
    line = {
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text) => void sent.push(JSON.parse(text)),
      close: () => undefined,
    };
    return line;
  },
  shelf,
  now: () => 0,
  newId: () => `id-${++count}`,
  later: () => () => undefined,
};

const tell = (message: HallMessage) => line.onmessage?.({ data: JSON.stringify(message) });

function sitDown(first: GameView = view): Seat {
  sent = [];
  const connection = new Connection("ws://hall", "g", "seat-1", around);
  connection.open();
  tell({
    type: "welcome",
    place: "seat-1",
    info,
    people: [{ place: "seat-2", name: "Walt", is_engine: false, team: "", profile: "" }],
    number: first.number,
    view: first,
    news: [],
    present: [],
    here: [],
    speaks: true,
    draft: null,
    rematch: null,
    deeds: [],
    resigning: null,
    asks: [],
    chat: null,
  });
  const seat = new Seat(connection, { layout: classic, alphabet: english, wells: 7 }, shelf, "g");
  seat.take(first);
  return seat;
}

beforeEach(() => kept.clear());

const item = (number: number) => ({ number, at: 0, actor: "", kind: "passed", data: {} });

const draft = (fault: string): DraftShown => ({
  type: "draft",
  seat: 0,
  squares: [{ square: 89, tile: "O" }],
  play: fault ? "" : "O5 (S)O",
  words: fault ? [] : ["SO"],
  points: fault ? [] : [2],
  bonus: 0,
  score: fault ? 0 : 2,
  fault: fault ? { kind: "message", key: fault, values: {}, text: fault } : null,
});

describe("a seat", () => {
  it("says what was done since, and not what is wrong with tiles that lay there before", () => {
    const seat = sitDown();
    seat.board.perform({ type: "drop", id: 2, on: { square: 89 } });
    tell(draft("A play joins on."));
    expect(seat.note).toBe("A play joins on.");
    const last = view.tally.at(-1);
    if (!last) throw new Error("a line");
    const tally = [...view.tally, { ...last, kind: "expired" }];
    seat.take({ ...view, number: view.number + 1, tally });
    expect(seat.note).toBe("");
  });

  it("asks once more before a key passes", () => {
    const option = { command: "pass", why_not: null };
    const seat = sitDown({ ...view, options: [option] });
    const count = sent.length;
    const key = { key: "2", preventDefault: () => undefined, target: null };
    seat.board.press(key as unknown as KeyboardEvent, false);
    expect(seat.note).toBe("Press 2 once more to pass.");
    expect(sent.length).toBe(count);
    seat.board.press(key as unknown as KeyboardEvent, false);
    expect(sent.at(-1)).toMatchObject({ command: { command: "pass" } });
  });

  it("names the cost before a key challenges, and challenges what is chosen", () => {
    const option = { command: "challenge", why_not: null };
    const seat = sitDown({ ...view, options: [option] });
    const count = sent.length;
    const press = () =>
      seat.board.press(new KeyboardEvent("keydown", { key: "3", cancelable: true }), false);
    const question = "If the words are good, you lose your next turn. Press 3 again to challenge.";
    press();
    expect([seat.note, sent.length]).toEqual([question, count]);
    // Whoever goes on with something else is asked anew.
    seat.board.perform({ type: "drop", id: 2, on: { square: 89 } });
    expect(seat.note).toBe("");
    seat.challenge.choose(view, ["TABOR"]);
    press();
    expect(seat.note).toBe(question);
    press();
    expect(sent.at(-1)).toMatchObject({ command: { command: "challenge", words: ["TABOR"] } });
  });

  it("forgets the question with the play that it was about", () => {
    const options = [{ command: "challenge", why_not: null }];
    const seat = sitDown({ ...view, options });
    seat.board.press(new KeyboardEvent("keydown", { key: "3", cancelable: true }), false);
    expect(seat.note).not.toBe("");
    seat.take({ ...view, options, number: view.number + 1, window: null });
    expect(seat.note).toBe("");
  });

  it("challenges at the first key where that costs nothing", () => {
    const options = [{ command: "challenge", why_not: null }];
    const house = { ...view.house, failed_turns: 0 };
    const seat = sitDown({ ...view, options, house });
    seat.board.press(new KeyboardEvent("keydown", { key: "3", cancelable: true }), false);
    expect(sent.at(-1)).toMatchObject({ command: { command: "challenge" } });
  });

  it("sends every draft, and plays what lies there as placements", () => {
    const seat = sitDown();
    seat.board.perform({ type: "drop", id: 2, on: { square: 89 } });
    expect(sent.at(-1)).toEqual({ type: "draft", squares: [{ square: 89, tile: "O" }] });
    tell(draft(""));
    expect(seat.draft).toEqual({ word: "SO", score: 2 });
    seat.play();
    const placements = [{ square: 89, tile: 15 }];
    expect(sent.at(-1)).toMatchObject({ command: { command: "commit", placements } });
  });

  it("plays what lies there at once, before the hall has said what it scores", () => {
    const seat = sitDown();
    seat.board.perform({ type: "drop", id: 2, on: { square: 89 } });
    tell(draft(""));
    seat.board.perform({ type: "drop", id: 3, on: { square: 104 } });
    const [lies] = sent.at(-1)?.type === "draft" ? [sent.at(-1)] : [];
    expect(lies).toMatchObject({ squares: [{ square: 89 }, { square: 104 }] });
    seat.play();
    const placements = [{ square: 89, tile: 15 }, { square: 104 }];
    expect(sent.at(-1)).toMatchObject({ command: { command: "commit", placements } });
  });

  it("says why tiles may not lie so, and what the hall refused", async () => {
    const seat = sitDown();
    seat.board.perform({ type: "drop", id: 2, on: { square: 89 } });
    tell(draft("The tiles must be in one row."));
    expect([seat.draft, seat.note]).toEqual([null, "The tiles must be in one row."]);
    const answer = seat.ask({ command: "pass" });
    tell({
      type: "refused",
      id: `id-${count}`,
      reason: { kind: "message", key: "x", values: {}, text: "It is not your turn." },
    });
    expect(await answer).toBe("It is not your turn.");
    expect(seat.note).toBe("It is not your turn.");
    seat.board.perform({ type: "recall" });
    expect(seat.note).toBe("");
  });

  it("keeps the order of the rack and the draft over a reload", () => {
    const seat = sitDown();
    seat.board.perform({ type: "drop", id: 7, on: { well: 0 } });
    seat.board.perform({ type: "drop", id: 2, on: { square: 89 } });
    const again = sitDown();
    expect(orderOf(again.board.state)).toEqual(orderOf(seat.board.state));
    expect(again.board.state.laid.map(({ square }) => square)).toEqual([89]);
    expect(sent).toContainEqual({ type: "draft", squares: [{ square: 89, tile: "O" }] });
  });

  it("asks anew what a draft comes to that outlives the opponent's turn", () => {
    const seat = sitDown();
    seat.board.perform({ type: "drop", id: 2, on: { square: 89 } });
    tell(draft(""));
    const asked = sent.length;
    const next = { ...view, number: view.number + 1 };
    tell({ type: "news", number: next.number, items: [item(next.number)], view: next, deeds: [] });
    seat.take(next);
    expect(sent.slice(asked)).toEqual([{ type: "draft", squares: [{ square: 89, tile: "O" }] }]);
  });

  it("shows the draft of a team mate, and does not send it back", () => {
    const seat = sitDown();
    const before = sent.length;
    tell(draft(""));
    expect(seat.board.state.laid.map(({ square }) => square)).toEqual([89]);
    expect(sent.slice(before)).toEqual([]);
    tell({ ...draft(""), squares: [] });
    expect(seat.board.state.laid).toEqual([]);
  });

  it("lights the tiles that a play laid, and keeps them lit until the next", () => {
    const board = view.board.map((sign, square) => (square === 175 || square >= 177 ? "" : sign));
    const seat = sitDown({ ...view, board, number: 60, tally: view.tally.slice(0, -1) });
    seat.take(view);
    expect(seat.board.state.last).toEqual([175, 177, 178, 179]);
    seat.take({ ...view, number: 62, window: null });
    expect(seat.board.state.last).toEqual([175, 177, 178, 179]);
    // Whoever comes later sees the word.
    expect(sitDown().board.state.last).toEqual([175, 176, 177, 178, 179]);
  });

  it("says that a command is safe while the hall is away", () => {
    const seat = sitDown();
    line.onclose?.();
    expect(seat.note).toBe("Reconnecting… Your play is kept.");
    void seat.ask({ command: "pass" });
    expect(seat.note).toBe("Reconnecting… Your play is kept and will be sent.");
  });

  it("counts a draft itself while the hall is away, and keeps the play until it is back", () => {
    const seat = sitDown();
    seat.board.perform({ type: "drop", id: 2, on: { square: 89 } });
    tell(draft(""));
    line.onclose?.();
    seat.board.perform({ type: "drop", id: 3, on: { square: 104 } });
    seat.board.perform({ type: "drop", id: 5, on: { square: 119 } });
    expect(seat.draft).toEqual({ word: "SOUR", score: 15 });
    seat.play();
    seat.play();
    expect(seat.isQueued).toBe(true);
    expect(
      seat.connection.outbox.filter(({ command }) => command.command === "commit"),
    ).toHaveLength(1);
  });

  it("opens the exchange for its keys", () => {
    const seat = sitDown();
    const press = (key: string) =>
      seat.board.press(new KeyboardEvent("keydown", { key, cancelable: true }), false);
    press("4");
    expect(seat.choosing).toBe("some");
    press("$");
    expect(seat.choosing).toBe("all");
  });
});

describe("the squares of a play", () => {
  it.each([
    ["12K TABOR", [175, 176, 177, 178, 179]],
    ["O5 (S)OUR", [74, 89, 104, 119]],
    ["H8 tO", [112, 127]],
    ["pass", []],
  ])("%s", (text, squares) => {
    const [line] = view.tally;
    if (!line) throw new Error("a line");
    expect(squaresOf(classic, { ...line, text })).toEqual(squares);
  });
});
