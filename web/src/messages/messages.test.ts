// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import german from "./de.json";
import english from "./en.json";
import { type Key, LANGUAGES, list, say, speech, write } from "./messages.svelte.ts";

type Entry = string | { one: string; other: string };

const texts = (entry: Entry): string[] =>
  typeof entry === "string" ? [entry] : [entry.one, entry.other];

const placeholders = (entry: Entry): string[] =>
  [...new Set(texts(entry).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

describe("the second language", () => {
  it("says everything that English says, with the same values", () => {
    expect(Object.keys(german)).toEqual(Object.keys(english));
    for (const key of Object.keys(english) as Key[]) {
      expect(placeholders(german[key]), key).toEqual(placeholders(english[key]));
      expect(typeof german[key], key).toBe(typeof english[key]);
    }
  });

  it("is spoken once it is chosen", async () => {
    expect(LANGUAGES).toEqual(["en", "de"]);
    await speech.speak("de");
    expect([say("pass"), list(["A", "B", "C"])]).toEqual(["Passen", "A, B und C"]);
    await speech.speak("xx");
    expect(speech.language).toBe("de");
    await speech.speak("en");
    expect(say("pass")).toBe("Pass");
  });
});

describe("a message", () => {
  it("chooses between one and several", () => {
    expect(say("points", { count: 1 })).toBe("1 point");
    expect(say("points", { count: 0 })).toBe("0 points");
  });

  it("shows a value that it was not given as it stands", () => {
    expect(write("{name} plays", {}, "en")).toBe("{name} plays");
  });
});
