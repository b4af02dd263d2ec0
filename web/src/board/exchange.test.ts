import { describe, expect, it } from "vitest";
import { type Choice, chosenText, newChoice, pressKey, whyNot } from "./exchange.ts";
import { boardWith } from "./fixtures.ts";
import { inHand } from "./state.ts";

const open = (most = 7, all = false): Choice =>
  newChoice(inHand(boardWith("AEEIR?[CH]")), most, 1000, all);

const press = (choice: Choice, keys: readonly string[], now = 2000): Choice =>
  keys.reduce((before, key) => {
    const answer = pressKey(before, key, now);
    return typeof answer === "string" ? before : answer.choice;
  }, choice);

describe("choosing tiles to exchange", () => {
  it("takes one more tile with each letter, and none after the last", () => {
    expect(chosenText(press(open(), ["e"]))).toBe("E");
    expect(chosenText(press(open(), ["e", "E"]))).toBe("EE");
    expect(chosenText(press(open(), ["e", "e", "e", "?"]))).toBe("?");
  });

  it("turns the choice around with a dash", () => {
    expect(chosenText(press(open(), ["a", "r", "-"]))).toBe("EEI?[CH]");
    expect(chosenText(press(open(7, true), []))).toBe("AEEIR?[CH]");
  });

  it("does not hear the key that opened it", () => {
    expect(pressKey(open(), "Enter", 1099)).toMatchObject({ choice: { opened: 1000 } });
    expect(chosenText(press(open(), ["e"], 1050))).toBe("");
    expect(chosenText(press(open(), ["e"], 1100))).toBe("E");
  });

  it("is confirmed by Enter only where it can be", () => {
    expect(whyNot(open())).toBe("none");
    expect(pressKey(press(open(), ["a"]), "Enter", 2000)).toBe("confirm");
    const three = press(open(2), ["a", "e", "i"]);
    expect(whyNot(three)).toBe("too many");
    expect(pressKey(three, "Enter", 2000)).toEqual({ choice: three });
    expect(pressKey(open(), "Escape", 2000)).toBe("cancel");
  });
});
