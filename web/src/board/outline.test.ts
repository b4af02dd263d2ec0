import { describe, expect, it } from "vitest";
import { classic } from "./fixtures.ts";
import { flagSquare } from "./outline.ts";

const across = (first: number, last: number) => ({ first, last, direction: "across" as const });
const down = (first: number, last: number) => ({ first, last, direction: "down" as const });
const freeBut =
  (...taken: readonly number[]) =>
  (square: number) =>
    !taken.includes(square);

describe("the flag of a play", () => {
  it.each([
    ["after the word", across(112, 116), freeBut(), 117],
    ["after a word that runs down", down(112, 142), freeBut(), 157],
    ["before it, where the next letter goes after it", across(112, 116), freeBut(117), 111],
    ["before a word that ends at the edge", across(115, 119), freeBut(), 114],
    ["above a word from edge to edge", across(105, 119), freeBut(), 104],
    ["below it, where all above is taken", across(0, 14), freeBut(), 29],
  ])("lies %s", (_, run, isFree, square) => {
    expect(flagSquare(classic, run, isFree)).toBe(square);
  });

  it("lies nowhere, if it would cover a letter everywhere", () => {
    expect(flagSquare(classic, across(112, 116), () => false)).toBeNull();
  });
});
