import { afterEach, describe, expect, it } from "vitest";
import { longTime } from "./longTime.ts";
import { speech } from "./messages.svelte.ts";

describe("a long time", () => {
  afterEach(() => {
    speech.language = "en";
  });

  it.each([
    [3 * 86_400_000, "3d"],
    [2 * 86_400_000 + 5 * 3_600_000, "2d 5h"],
    [5 * 3_600_000 + 12 * 60_000, "5h 12m"],
    [86_400_000 - 1, "1d"],
    [59_001, "1m"],
    [0, "0m"],
  ])("of %i is %s", (milliseconds, text) => {
    expect(longTime(milliseconds)).toBe(text);
  });

  it("is in the reader's language", () => {
    speech.language = "de";
    expect(longTime(2 * 86_400_000)).toMatch(/2\sT/);
  });
});
