import { expect, test } from "vitest";
import type { EventLine } from "../api/types.ts";
import { comingFirst } from "./near.ts";

const event = (title: string, last_day: string, stage = "open"): EventLine => ({
  ...{ title, last_day, stage, when: [], where: "", entries: 0 },
  ...{ event: title, changed: 0, roles: [] },
});

test("the next event comes first, and what is over is not told of", () => {
  const listed = [
    event("no day yet", ""),
    event("next year", "2027-05-01"),
    event("today", "2026-11-18"),
    event("yesterday", "2026-11-17"),
    event("finished early", "2026-12-01", "certified"),
  ];
  const found = comingFirst(listed, new Date("2026-11-18T20:00:00Z"));
  expect(found.map(({ title }) => title)).toEqual(["today", "next year", "no day yet"]);
});
