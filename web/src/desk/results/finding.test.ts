import { describe, expect, it } from "vitest";
import { match, side } from "../../event/rounds/fixtures.ts";
import { isFound } from "./finding.ts";

const one = match({
  table: 4,
  sides: [side({ entry: 11, name: "Sofia Marín" }), side({ entry: 2, name: "Theo Brandt" })],
});

describe("a match", () => {
  it.each(["", "4", "11", "marin", "BRANDT "])("is found by %o", (typed) => {
    expect(isFound(one, typed)).toBe(true);
  });

  it.each(["1", "5", "ruth"])("is not found by %o", (typed) => {
    expect(isFound(one, typed)).toBe(false);
  });
});
