import { describe, expect, it } from "vitest";
import { fits, twinOf } from "./find.ts";
import type { EntryLine } from "./values.ts";

const entry: EntryLine = {
  number: 12,
  name: "Žofia O’Brien-Nowak",
  kind: "team",
  rating: null,
  has_paid: null,
  division: "main",
  members: [{ id: "m", name: "Ida Berg" }],
  answered: [],
  checks: {},
  has_id: null,
  is_checked_in: false,
  is_withdrawn: false,
  brings: [],
  classes: [],
  band: null,
  why_not: "",
  details: null,
};

describe("an entry is found", () => {
  it.each(["", "12", "zof", "ŽOF", "bri", "now zo", "ida", "berg 12"])("by %j", (typed) => {
    expect(fits(entry, typed)).toBe(true);
  });

  it.each(["1", "ofia", "zof x", "bergen"])("not by %j", (typed) => {
    expect(fits(entry, typed)).toBe(false);
  });
});

describe("a name that is entered already", () => {
  it("is found in spite of marks and capitals, unless it has withdrawn", () => {
    const again = [{ name: " zofia o’brien-nowak " }];
    expect(twinOf([entry], again)).toBe(entry);
    expect(twinOf([{ ...entry, is_withdrawn: true }], again)).toBeUndefined();
    expect(twinOf([entry], [{ name: "Zofia" }])).toBeUndefined();
  });
});
