import { describe, expect, it } from "vitest";
import { answersOf, firstAnswer } from "./answers.ts";
import type { Preset, Question } from "./values.ts";

const question = (kind: Question["kind"], offered: unknown = null): Question => ({
  key: kind,
  ask: "?",
  why: "",
  kind,
  choices: [],
  offered,
  hours: ["19:00:00", "22:00:00"],
});

const preset = (...questions: Question[]): Preset => ({
  name: "p",
  title: "P",
  sentence: "",
  sheet: "s",
  sheet_title: "S",
  questions,
  values: [],
  needs: {},
});

describe("an answer", () => {
  it("begins with what is offered, and with one day where one is needed", () => {
    expect(firstAnswer(question("count", 4))).toBe(4);
    expect(firstAnswer(question("text"))).toBe("");
    expect(firstAnswer(question("sessions"))).toEqual([
      { day: "", weekday: null, opens: "19:00", closes: "22:00" },
    ]);
    expect(firstAnswer(question("sessions", []))).toEqual([]);
  });

  it("begins with the zone of whoever asks, where none is offered", () => {
    expect(firstAnswer(question("zone"))).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(firstAnswer(question("zone", "Europe/London"))).toBe("Europe/London");
  });
});

describe("what is sent", () => {
  it("leaves out what was left as it is offered", () => {
    const asked = preset(question("count", 4), question("text"));
    expect(answersOf(asked, { count: 4, text: " Library " })).toEqual({ text: "Library" });
    expect(answersOf(asked, { count: 5, text: "x" })).toEqual({ count: 5, text: "x" });
  });

  it("names each thing that can be bought by a key of its own", () => {
    const asked = preset(question("catalogue", []));
    const given = [
      { title: "A Second Peek ", cents: 200 },
      { title: " ", cents: 0 },
    ];
    expect(answersOf(asked, { catalogue: given })).toEqual({
      catalogue: [{ key: "a second peek", title: "A Second Peek", cents: 200 }],
    });
  });
});
