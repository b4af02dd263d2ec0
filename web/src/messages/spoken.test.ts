// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Message } from "../api/types.ts";
import { speech, together } from "./messages.svelte.ts";
import { inWords, told } from "./reasons.svelte.ts";
import { isolated, wordsOf } from "./spoken.ts";

const message = (key: string, values: Message["values"] = {}, text = ""): Message => ({
  kind: "message",
  key,
  values,
  text,
});
/** A value as it stands in a message. */
const said = (number: Message["values"][string], names: Parameters<typeof wordsOf>[1] = []) =>
  wordsOf(message("name-seat", { number }), names)?.replace(/^\S+ /, "").replace(/\s/g, " ");

beforeAll(() => speech.read(["name"]));
afterEach(() => speech.speak("en"));

describe("a message of the hall", () => {
  it("is said in the language that is spoken", async () => {
    expect(wordsOf(message("name-seat", { number: 2 }))).toBe("Player 2");
    await speech.speak("de");
    expect(wordsOf(message("name-seat", { number: 2 }))).toBe("Spieler 2");
  });

  it("comes in its own words where the page has none, and else as its key", async () => {
    expect(told(message("never-said", {}, "In its own words."))).toBe("In its own words.");
    expect(await inWords(message("never-said"))).toBe("never-said");
  });

  it.each([
    [{ kind: "seat", seat: 1, is_team: false }, "Ben"],
    [{ kind: "seat", seat: 2, is_team: true }, "Team 3"],
    [{ kind: "entry", entry: 7 }, "Entry 7"],
    [{ kind: "match", match: 4 }, "Match 4"],
    [{ kind: "name", text: "Salt and Pepper" }, "Salt and Pepper"],
    [{ kind: "money", cents: 1250, currency: "USD" }, "$12.50"],
    [{ kind: "day", date: "2026-05-02", with_weekday: true }, "Saturday, May 2, 2026"],
    [{ kind: "time", time: "17:30:00" }, "5:30 PM"],
    [{ kind: "duration", seconds: 3661 }, "1 hour, 1 minute, and 1 second"],
    [{ kind: "duration", seconds: 0 }, "0 seconds"],
    [{ kind: "list", items: ["A", "B"], joined: "or" }, "A or B"],
    [message("name-minutes", { count: 1 }), "1 minute"],
    [1234, "1,234"],
    ["TWEAKY", "TWEAKY"],
  ] as const)("says %j", (value, words) => expect(said(value, ["Ann", "Ben"])).toBe(words));

  it("lets a list, and those who share a seat, choose between one and several", () => {
    const count = { kind: "list", items: ["A", "B"], joined: "and" } as const;
    expect(wordsOf(message("name-minutes", { count }))).toBe("A and B minutes");
    const seat = { kind: "seat", seat: 0, is_team: false } as const;
    const names = [together(["Ann", "Ben"])];
    expect(wordsOf(message("name-minutes", { count: seat }), names)).toBe("Ann and Ben minutes");
  });
});

it("keeps a name that is written from the right apart", () => {
  expect([isolated("Ann"), isolated("דנה")]).toEqual(["Ann", "\u2068דנה\u2069"]);
});
