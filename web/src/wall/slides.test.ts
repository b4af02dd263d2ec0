import { describe, expect, it } from "vitest";
import { nextOf } from "./slides.ts";

describe("the games on the wall", () => {
  it("take turns, whichever changed last", () => {
    expect(nextOf(["c", "a", "b"], "a")).toBe("b");
    expect(nextOf(["b", "c", "a"], "c")).toBe("a");
  });

  it("go on from where one was that is over", () => {
    expect(nextOf(["a", "c"], "b")).toBe("c");
  });

  it("stay with the only one, and are none where none is open", () => {
    expect(nextOf(["a"], "a")).toBe("a");
    expect(nextOf([], "a")).toBe("");
  });
});
