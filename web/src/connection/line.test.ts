import { afterEach, describe, expect, it, vi } from "vitest";
import { Line } from "./line.ts";

vi.stubGlobal("document", { baseURI: "http://hall/" });

const FAREWELL = 'event: gone\ndata: {"type":"gone","reason":"The hall closes."}\n\n';

function answers(...said: string[]): void {
  const bodies = said.map((text) => new Response(text));
  vi.stubGlobal("fetch", () => Promise.resolve(bodies.shift() ?? new Promise(() => undefined)));
}

afterEach(() => void vi.useRealTimers());

describe("a line of events", () => {
  it("tells the hall's farewell apart from what it is for, and is taken up again", async () => {
    vi.useFakeTimers();
    answers(`data: ["one"]\n\n${FAREWELL}`, 'data: ["two"]\n\n');
    const heard: string[] = [];
    const line = new Line({
      path: () => "api/wall/events",
      onData: (data) => void heard.push(data),
      onGone: () => void heard.push("gone"),
      onFailure: () => undefined,
    });
    void line.open();
    await vi.advanceTimersByTimeAsync(2000);
    expect(heard).toEqual(['["one"]', "gone", '["two"]']);
    line.close();
  });
});
