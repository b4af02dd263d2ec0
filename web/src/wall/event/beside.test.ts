import { expect, test } from "vitest";
import { isCharity } from "./beside.ts";

test("an event raises money if something is for sale or it has a goal, not by entry fees", () => {
  const coffee = { key: "coffee", cents: 200 } as never;
  expect(isCharity({ catalogue: [], goal: 0 })).toBe(false);
  expect(isCharity({ catalogue: [coffee], goal: 0 })).toBe(true);
  expect(isCharity({ catalogue: [], goal: 10_000 })).toBe(true);
});
