// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  dashed,
  isolated,
  type Key,
  LANGUAGES,
  list,
  Several,
  say,
  speech,
  together,
} from "./messages.svelte.ts";

describe("the second language", () => {
  it("is spoken once it is chosen", async () => {
    expect(LANGUAGES[0]).toBe("en");
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

  it("has words of its own for a number that is named", () => {
    expect(say("desk-to-do-many-result", { count: 2, round: 0 })).toBe("2 results missing");
    expect(say("desk-to-do-many-result", { count: 2, round: 3 })).toContain("in round 3");
  });

  it("writes numbers as its language does", async () => {
    expect(say("points", { count: 1234 })).toBe("1,234 points");
    await speech.speak("de");
    expect(say("points", { count: 1234 })).toBe("1.234 Punkte");
    await speech.speak("en");
  });

  it("lets the verb go with those who share a seat, in both languages", async () => {
    expect(say("announce-turn", { name: "Ann" })).toBe("Ann is on turn.");
    expect(say("announce-turn", { name: together(["Ann", "Ben"]) })).toBe(
      "Ann and Ben are on turn.",
    );
    await speech.speak("de");
    expect(say("act-pass", { name: "Ann" })).toBe("Ann hat gepasst.");
    expect(say("act-pass", { name: together(["Ann", "Ben"]) })).toBe("Ann und Ben haben gepasst.");
    await speech.speak("en");
  });

  it("takes a name with an “and” in it for one", () => {
    expect(say("announce-turn", { name: "Salt and Pepper" })).toBe("Salt and Pepper is on turn.");
  });

  it("shows a value that it was not given by its name, and a key without words as it is", () => {
    expect(say("announce-turn")).toBe("{$name} is on turn.");
    expect(say("never-said" as Key)).toBe("never-said");
  });
});

describe("several names", () => {
  it("are text wherever text is wanted", () => {
    const both = new Several(["Ann", "Ben"]);
    expect([`${both}`, [both].join()]).toEqual(["Ann and Ben", "Ann and Ben"]);
  });

  it("are several only where there are more than one", () => {
    expect([together([]), together(["Ann"])]).toEqual(["", "Ann"]);
  });
});

it("makes part of a key of what the hall calls something", () => {
  expect([dashed("missed go"), dashed("others' unplayed"), dashed("clocks.use")]).toEqual([
    "missed-go",
    "others-unplayed",
    "clocks-use",
  ]);
});

it("a name from right to left keeps to its own place beside its score", () => {
  expect(isolated("Sam")).toBe("Sam");
  const [first, ...rest] = isolated("שרה");
  expect(first?.codePointAt(0)).toBe(0x2068);
  expect(rest.at(-1)?.codePointAt(0)).toBe(0x2069);
});
