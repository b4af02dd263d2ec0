import { describe, expect, it } from "vitest";
import { nextOf } from "./slides.ts";

describe("the games on the wall", () => {
  it("take turns, and begin again after the last", () => {
    expect(nextOf(["a", "b", "c"], "a")).toBe("b");
    expect(nextOf(["a", "b", "c"], "c")).toBe("a");
  });

  it("go on from where one was that is over", () => {
    expect(nextOf(["a", "c"], "b")).toBe("c");
  });

  it("stay with the only one, and are none where none is open", () => {
    expect(nextOf(["a"], "a")).toBe("a");
    expect(nextOf([], "a")).toBe("");
  });
});
