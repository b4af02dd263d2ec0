import { describe, expect, it } from "vitest";
import { figure, signed } from "./figure.ts";

describe("a number below zero", () => {
  it("has the minus sign of its width, with a plus beside it or without", () => {
    expect([412, 0, -7].map(figure)).toEqual(["412", "0", "\u22127"]);
    expect([24, 0, -7].map(signed)).toEqual(["+24", "0", "\u22127"]);
  });
});
