import { beforeEach, describe, expect, it } from "vitest";
import { info, view } from "../design/fixtures.ts";
import { Connection, type Line, type Surroundings } from "./connection.svelte.ts";
import { NOTHING, namesOf, receive } from "./feed.ts";
import { fetchKept } from "./outbox.ts";
import type { ClientMessage, HallMessage, NewsItem, Welcome } from "./protocol.ts";

const item = (number: number): NewsItem => ({ number, at: 0, actor: "", kind: "passed", data: {} });
const news = (number: number, ...items: number[]): HallMessage => ({
  type: "news",
  number,
  items: items.map(item),
  view: { ...view, number },
  deeds: [],
});
const welcome = (number: number, ...missed: number[]): Welcome => ({
  type: "welcome",
  place: "seat-1",
  info,
  people: [
    { place: "seat-1", name: "Ruth", is_engine: false, team: "", profile: "" },
    { place: "seat-2", name: "Walt", is_engine: false, team: "", profile: "" },
  ],
  number,
  view: { ...view, number },
  news: missed.map(item),
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

describe("the feed", () => {
  const start = receive(NOTHING, welcome(10)).feed;

  it("takes news that follow, and knows who sits where", () => {
    const { feed, hasGap } = receive(start, news(12, 11, 12));
    expect([feed.number, feed.view?.number, hasGap]).toEqual([12, 12, false]);
    expect(namesOf(feed)).toEqual(["Ruth", "Walt"]);
  });

  it("notices a gap and keeps what it has", () => {
    expect(receive(start, news(13, 12, 13))).toEqual({ feed: start, hasGap: true });
  });

  it("asks again what may be done once the desk has decided the match, or thinks better of it", () => {
    const { people } = start;
    expect(receive(start, { type: "people", people, decided: "" }).hasGap).toBe(false);
    expect(receive(start, { type: "people", people, decided: "It is over." }).hasGap).toBe(true);
  });

  it("is never set back by what comes late or twice", () => {
    const later = receive(start, news(12, 11, 12)).feed;
    expect(receive(later, news(11, 11)).feed.number).toBe(12);
    expect(receive(later, welcome(11)).feed.number).toBe(12);
    expect(receive(later, news(13, 11, 12, 13)).feed.items).toEqual([item(13)]);
  });
});

/** A network that the test is in charge of. */
class Network implements Surroundings {
  lines: (Line & { address: string; sent: ClientMessage[] })[] = [];
  kept = new Map<string, string>();
  time = 0;
  gone: () => void = () => undefined;
  due: { run: () => void; at: number }[] = [];
  ids = 0;

  dial = (address: string): Line => {
    const sent: ClientMessage[] = [];
    const line = {
      address,
      sent,
      onopen: null,
      onmessage: null,
      onclose: null,
      send: (text: string) => void sent.push(JSON.parse(text)),
      close: () => undefined,
    };
    this.lines.push(line);
    return line;
  };
  shelf = {
    getItem: (key: string) => this.kept.get(key) ?? null,
    setItem: (key: string, value: string) => void this.kept.set(key, value),
    removeItem: (key: string) => void this.kept.delete(key),
  };
  whenGone = (run: () => void) => {
    this.gone = run;
    return () => undefined;
  };
  now = () => this.time;
  newId = () => `id-${++this.ids}`;
  later = (run: () => void, milliseconds: number) => {
    const entry = { run, at: this.time + milliseconds };
    this.due.push(entry);
    return () => {
      this.due = this.due.filter((other) => other !== entry);
    };
  };

  get line() {
    const line = this.lines.at(-1);
    if (!line) throw new Error("no line");
    return line;
  }

  tell(message: HallMessage): void {
    this.line.onmessage?.({ data: JSON.stringify(message) });
  }

  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.due.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.due = this.due.filter((other) => other !== next);
      this.time = next.at;
      next.run();
    }
    this.time = end;
  }
}

let network: Network;
const connect = (): Connection => {
  const connection = new Connection("ws://hall/socket", "g", "seat-1", network);
  connection.open();
  return connection;
};

beforeEach(() => {
  network = new Network();
});

describe("the connection", () => {
  it("asks from its number on, and again from where it was after a loss", () => {
    const connection = connect();
    expect(network.line.address).toBe("ws://hall/socket?place=seat-1&after=0&lang=en");
    network.tell(welcome(10));
    expect(connection.isOpen).toBe(true);
    network.line.onclose?.();
    expect(connection.isOpen).toBe(false);
    network.pass(250);
    expect(network.line.address).toContain("after=10&lang=en");
  });

  it("adds the seat's chance to the draws by itself, once", () => {
    connect();
    const option = { command: "give nonce", why_not: null };
    const asking = { ...welcome(10), view: { ...view, number: 10, options: [option] } };
    network.tell(asking);
    network.tell({ ...asking, number: 11 });
    const given = network.line.sent.filter(
      (message) => message.type === "command" && message.command.command === "give nonce",
    );
    expect(given).toHaveLength(1);
  });

  it("waits longer each time while the hall is away, and not after it was there", () => {
    connect();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 8; attempt++) {
      const lines = network.lines.length;
      const before = network.time;
      network.line.onclose?.();
      while (network.lines.length === lines) network.pass(250);
      waits.push(network.time - before);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 5000, 5000, 5000]);
    network.tell(welcome(1));
    network.line.onclose?.();
    const lines = network.lines.length;
    network.pass(250);
    expect(network.lines.length).toBe(lines + 1);
  });

  it("sends an unanswered command again as it was, and an answered one never", async () => {
    const connection = connect();
    network.tell(welcome(10));
    const answer = connection.ask({ command: "pass" });
    const first = network.line.sent.at(-1);
    expect(first).toEqual({ type: "command", id: "id-1", seen: 10, command: { command: "pass" } });
    network.line.onclose?.();
    network.pass(250);
    network.tell(welcome(12, 11, 12));
    expect(network.line.sent).toEqual([first]);
    network.tell({ type: "done", id: "id-1", number: 11, news: [] });
    expect(await answer).toMatchObject({ type: "done" });
    network.line.onclose?.();
    network.pass(250);
    network.tell(welcome(12));
    expect(network.line.sent).toEqual([]);
  });

  it("keeps a command over a reload of the page", () => {
    connect().ask({ command: "pass" });
    expect(fetchKept(network.shelf, "rackhouse.outbox.g.seat-1")).toHaveLength(1);
    connect();
    network.tell(welcome(10));
    expect(network.line.sent).toMatchObject([{ type: "command", id: "id-1" }]);
    network.tell({
      type: "refused",
      id: "id-1",
      reason: { kind: "message", key: "x", values: {}, text: "It is not your turn." },
    });
    expect(network.kept.size).toBe(0);
  });

  it("asks once more where the hall could not say whether it was done", () => {
    const connection = connect();
    network.tell(welcome(10));
    void connection.ask({ command: "pass" });
    network.tell({
      type: "unavailable",
      id: "id-1",
      reason: { kind: "message", key: "x", values: {}, text: "The store is away." },
    });
    expect(network.line.sent).toHaveLength(1);
    network.pass(1000);
    expect(network.line.sent).toHaveLength(2);
    expect(network.line.sent[1]).toEqual(network.line.sent[0]);
  });

  it("asks to catch up where it sees a gap", () => {
    const connection = connect();
    network.tell(welcome(10));
    network.tell(news(13, 12, 13));
    expect(network.line.sent).toEqual([{ type: "catch up", after: 10 }]);
    network.tell(welcome(13, 11, 12, 13));
    expect(connection.feed.number).toBe(13);
    expect(connection.feed.items.map(({ number }) => number)).toEqual([11, 12, 13]);
  });

  it("gives up a line that is silent, and dials again", () => {
    connect();
    network.tell(welcome(10));
    network.pass(15_000);
    expect(network.line.sent).toEqual([{ type: "ping" }]);
    network.pass(15_250);
    expect(network.lines).toHaveLength(2);
  });

  it("gives up a line at once where the browser says that the network is away", () => {
    const connection = connect();
    network.tell(welcome(10));
    network.gone();
    expect([connection.isOpen, connection.isAway]).toEqual([false, true]);
    void connection.ask({ command: "pass" });
    network.pass(250);
    network.tell(welcome(10));
    expect(network.line.sent).toMatchObject([{ type: "command", command: { command: "pass" } }]);
  });

  it("brings a draft that the hall lost or never heard of, and else takes the hall's", () => {
    const connection = connect();
    const followed: unknown[] = [];
    connection.onDraft = (draft) => followed.push(draft);
    network.tell(welcome(10));
    connection.draft([{ square: 1, tile: "A" }]);
    network.line.onclose?.();
    expect(connection.isAway).toBe(true);
    connection.draft([{ square: 2, tile: "B" }]);
    network.pass(250);
    network.tell(welcome(10));
    expect(connection.isAway).toBe(false);
    expect(network.line.sent).toEqual([{ type: "draft", squares: [{ square: 2, tile: "B" }] }]);
    const shown = (tile: string) => ({
      type: "draft" as const,
      seat: 0,
      squares: [{ square: 2, tile }],
      play: "",
      words: [],
      points: [],
      bonus: 0,
      score: 0,
      fault: null,
    });
    network.tell(shown("B"));
    expect(followed).toEqual([]);
    network.tell(shown("C"));
    expect(followed).toEqual([[{ square: 2, tile: "C" }]]);
    network.line.onclose?.();
    network.pass(250);
    network.tell({ ...welcome(10), draft: shown("D") });
    expect(network.line.sent).toEqual([]);
    expect(followed.at(-1)).toEqual([{ square: 2, tile: "D" }]);
  });

  it("sends a draft again that the hall could not keep", () => {
    const connection = connect();
    network.tell(welcome(10));
    const draft = { type: "draft", squares: [{ square: 1, tile: "A" }] };
    connection.draft([{ square: 1, tile: "A" }]);
    expect(network.line.sent).toEqual([draft]);
    network.tell({
      type: "unavailable",
      id: "",
      reason: { kind: "message", key: "x", values: {}, text: "The games cannot be reached." },
    });
    network.pass(1000);
    expect(network.line.sent).toEqual([draft, draft]);
    network.pass(5000);
    expect(network.line.sent).toEqual([draft, draft]);
  });

  it("dials at once when the network is back", () => {
    let wake = () => {};
    let isAsleep = false;
    const connection = new Connection("ws://hall", "g", "seat-1", {
      dial: network.dial,
      shelf: network.shelf,
      now: network.now,
      newId: network.newId,
      later: network.later,
      whenBack: (run) => {
        wake = run;
        return () => {
          isAsleep = true;
        };
      },
    });
    connection.open();
    network.line.onclose?.();
    wake();
    expect(network.lines).toHaveLength(2);
    wake();
    expect(network.lines).toHaveLength(2);
    connection.close();
    expect(isAsleep).toBe(true);
  });

  it("stays closed once it is left", () => {
    const connection = connect();
    connection.close();
    network.line.onclose?.();
    network.pass(60_000);
    expect(network.lines).toHaveLength(1);
  });

  it("does not trip over what a shelf holds", () => {
    network.kept.set(
      "k",
      '[{"id": 1}, null, {"id": "a", "seen": 1, "command": {"command": "pass"}}]',
    );
    expect(fetchKept(network.shelf, "k")).toHaveLength(1);
    network.kept.set("k", "not JSON");
    expect(fetchKept(network.shelf, "k")).toEqual([]);
  });
});
