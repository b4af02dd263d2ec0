import { describe, expect, it, vi } from "vitest";
import { answersOf, basisOf, firstAnswer, withoutBasis } from "./answers.ts";
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
  venue: "",
  only_here: false,
  for_whom: "",
  picture: "",
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

  it.each([
    ["Europe/Berlin", "Europe/Berlin"],
    ["UTC", "Europe/London"],
  ])("begins with the zone of whoever asks: a machine at %s says %s", (timeZone, zone) => {
    const options = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
    options.mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);
    expect(firstAnswer(question("zone"))).toBe(timeZone);
    expect(firstAnswer(question("zone", "Europe/London"))).toBe(zone);
    options.mockRestore();
  });

  it("is asked for in sentences that name no numbers of duties, which can be looked up", () => {
    const why = "The notice does not list them (I-05, A-02).";
    expect([withoutBasis(why), basisOf(why)]).toEqual([
      "The notice does not list them.",
      "I-05, A-02",
    ]);
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
