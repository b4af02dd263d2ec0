import { describe, expect, it } from "vitest";
import { readEvents, readStream } from "./stream.ts";

describe("a stream of events", () => {
  it("is read event by event, whatever pieces it comes in", () => {
    const said = 'retry: 1000\n\nevent: welcome\nid: 7\ndata: {"a":1}\n\n:\n\ndata: {"b":2}\n\n';
    for (const size of [1, 2, 7, said.length]) {
      let rest = "";
      const heard: unknown[] = [];
      for (let at = 0; at < said.length; at += size) {
        const read = readEvents(rest, said.slice(at, at + size));
        rest = read.rest;
        heard.push(...read.told);
      }
      expect(rest).toBe("");
      expect(heard).toEqual([
        { kind: "welcome", data: '{"a":1}' },
        { kind: "", data: '{"b":2}' },
      ]);
    }
  });

  it("keeps letters whole that are cut in two", async () => {
    const bytes = new TextEncoder().encode("data: Zoë\n\n");
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const heard: string[] = [];
    await readStream(body, (data) => heard.push(data));
    expect(heard).toEqual(["Zoë"]);
  });
});
