import { describe, expect, it } from "vitest";
import { sentence, sortOptions } from "./options.ts";

const option = (command: string, whyNot: string | null = null) => ({
  command,
  says: command,
  why_not: whyNot,
});

describe("what may be done", () => {
  it("is sorted, and nothing of it is lost", () => {
    const options = [
      option("draw tiles"),
      option("pass"),
      option("commit", "It is not your turn."),
      option("resign", "The game has not begun."),
    ];
    const { plain, allowed, near, far } = sortOptions(options);
    expect([plain, allowed, near, far].map((group) => group.map(({ command }) => command))).toEqual(
      [["draw tiles"], ["pass"], ["commit"], ["resign"]],
    );
  });

  it("is refused for one reason once", () => {
    const reason = "It is not your turn.";
    const { near } = sortOptions([option("commit", reason), option("pass", reason)]);
    expect(near.map(({ command }) => command)).toEqual(["commit"]);
  });

  it("is refused once for what several reasons come down to", () => {
    const { near } = sortOptions([
      option("commit", "You cannot make a play now: the game is paused."),
      option("pass", "You cannot pass now: the game is paused."),
      option("challenge", "Nobody challenges their own play."),
    ]);
    expect(near.map(({ command }) => command)).toEqual(["commit", "challenge"]);
  });

  it("is left out where its button is in sight", () => {
    const { plain, allowed } = sortOptions([option("pass"), option("commit")], ["pass"]);
    expect([plain, allowed.map(({ command }) => command)]).toEqual([[], ["commit"]]);
  });

  it("is said as a sentence", () => {
    expect(sentence("begin the game")).toBe("Begin the game");
  });
});
