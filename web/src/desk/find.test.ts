import { describe, expect, it } from "vitest";
import { fits } from "./find.ts";
import type { EntryLine } from "./values.ts";

const entry: EntryLine = {
  number: 12,
  name: "Žofia O’Brien-Nowak",
  kind: "team",
  division: "main",
  members: [{ id: "m", name: "Ida Berg" }],
  answered: [],
  checks: {},
  has_id: null,
  is_checked_in: false,
  is_withdrawn: false,
  brings: [],
  classes: [],
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
