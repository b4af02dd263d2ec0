import { describe, expect, it } from "vitest";
import type { NewsItem } from "../../connection/protocol.ts";
import { isLaying, soundsOf } from "./hearing.ts";

const item = (kind: string, data: Record<string, unknown> = {}): NewsItem => ({
  number: 1,
  at: 0,
  actor: "seat-1",
  kind,
  data,
});

describe("what is heard", () => {
  it("is the play of another side, and not one's own", () => {
    expect(soundsOf([item("play made", { seat: 1 })], 0)).toEqual(["play"]);
    expect(soundsOf([item("play made", { seat: 0 })], 0)).toEqual([]);
    expect(soundsOf([item("play made", { seat: 0 })], undefined)).toEqual(["play"]);
  });

  it("is the same for every verdict", () => {
    for (const acceptable of [true, false]) {
      expect(soundsOf([item("ruled", { acceptable })], 0)).toEqual(["verdict"]);
    }
  });

  it("is each thing once, however much was missed", () => {
    const items = [item("play made", { seat: 1 }), item("passed"), item("play made", { seat: 1 })];
    expect(soundsOf(items, 0)).toEqual(["play"]);
  });

  it("is a tile that is laid, and none that is taken up or moved", () => {
    expect([isLaying([], [1]), isLaying([1], []), isLaying([1], [2])]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
