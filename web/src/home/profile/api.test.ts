import { expect, test } from "vitest";
import { query, wishOf } from "./api.ts";

test("an address holds what is asked for, and nothing else", () => {
  const wish = { sheet: "base", words: "enable", pace: "", days: 30, against: "engine-TWEAKY" };
  expect(query(wish)).toBe("?sheet=base&words=enable&days=30&against=engine-TWEAKY");
  expect(query({ sheet: "", days: 0 })).toBe("");
});

test("what stood in an address is asked for again", () => {
  const wish = { sheet: "base", words: "my list & yours", pace: "fast", days: 90, against: "x-1" };
  expect(wishOf(query(wish))).toEqual(wish);
  expect(wishOf("?days=many&other=1")).toEqual({});
});
