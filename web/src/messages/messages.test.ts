// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { areasOf } from "./all.ts";
import { type Entry, LANGUAGES, list, say, speech, write } from "./messages.svelte.ts";

const texts = (entry: Entry): string[] =>
  typeof entry === "string" ? [entry] : [entry.one, entry.other];

const placeholders = (entry: Entry): string[] =>
  [...new Set(texts(entry).flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort();

const [english, german] = [areasOf("en"), areasOf("de")];

describe("the second language", () => {
  it("has every area of English", () => {
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  it.each(Object.keys(english))("says everything of %s, with the same values", (area) => {
    const [ours, theirs] = [english[area] ?? {}, german[area] ?? {}];
    expect(Object.keys(theirs)).toEqual(Object.keys(ours));
    for (const [key, entry] of Object.entries(ours)) {
      const other = theirs[key] ?? "";
      expect(placeholders(other), key).toEqual(placeholders(entry));
      // Verbs that one language bends for several people, another may leave as they are.
      const counts = placeholders(entry).includes("{count}");
      if (counts) expect(typeof other, key).toBe(typeof entry);
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

describe("the areas", () => {
  it("share no key, so that none hides another's words", () => {
    const keys = Object.values(english).flatMap((area) => Object.keys(area));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });
});

describe("a message", () => {
  it("chooses between one and several", () => {
    expect(say("points", { count: 1 })).toBe("1 point");
    expect(say("points", { count: 0 })).toBe("0 points");
  });

  it("lets the verb go with those who share a seat, in both languages", async () => {
    const both = list(["Ann", "Ben"]);
    expect(say("announce.turn", { name: "Ann" })).toBe("Ann is on turn.");
    expect(say("announce.turn", { name: both })).toBe("Ann and Ben are on turn.");
    await speech.speak("de");
    expect(say("act.pass", { name: "Ann" })).toBe("Ann hat gepasst.");
    expect(say("act.pass", { name: list(["Ann", "Ben"]) })).toBe("Ann und Ben haben gepasst.");
    await speech.speak("en");
  });

  it("shows a value that it was not given as it stands", () => {
    expect(write("{name} plays", {}, "en")).toBe("{name} plays");
  });
});
