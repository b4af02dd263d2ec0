import { describe, expect, it } from "vitest";
import { nextOf, RESULT, type Slide, slideAt, TURN } from "./slides.ts";

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

describe("what is on the wall", () => {
  const playing: Slide = { game: "a", since: 0, hasEnded: false };
  const over: Slide = { ...playing, hasEnded: true };
  const shown = (slide: Slide, games: string[], now: number, isSeen = true) =>
    slideAt(slide, games, now, isSeen).game;

  it("is the first game at once, where there was none", () => {
    expect(shown({ ...playing, game: "" }, ["a"], 1, false)).toBe("a");
  });

  it("is each game for its turn", () => {
    expect(shown(playing, ["a", "b"], TURN - 1)).toBe("a");
    expect(shown(playing, ["a", "b"], TURN)).toBe("b");
  });

  it("is a result for a minute, or for a turn where others wait", () => {
    expect(shown(over, [], RESULT - 1)).toBe("a");
    expect(shown(over, [], RESULT)).toBe("");
    expect(shown(over, ["b"], TURN - 1)).toBe("a");
    expect(shown(over, ["b"], TURN)).toBe("b");
  });

  it("is another game at once, where one cannot be seen any more", () => {
    expect(shown(playing, ["b"], 1)).toBe("b");
    expect(shown(playing, [], 1, false)).toBe("");
  });
});
