// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { view } from "../design/fixtures.ts";
import { areasOf } from "./all.ts";
import { speech } from "./messages.svelte.ts";
import { translator } from "./phrases.ts";
import { tell, worded } from "./reasons.svelte.ts";

const german = translator(areasOf("en").refusals ?? {}, areasOf("de").refusals ?? {});
const NAMES = ["Ann", "Ben"];

describe("a sentence of the hall", () => {
  afterEach(() => speech.speak("en"));

  it.each([
    ["It is player 2's turn.", "It is Ben's turn."],
    ["Team 1 has called hold.", "Ann has called hold."],
    [
      "That is for seat-2 to say, on a phone of their own.",
      "That is for Ben to say, on a phone of their own.",
    ],
    ["Player 3 keeps the score.", "Player 3 keeps the score."],
    [
      "Exchanging 3 needs 7 tiles in the bag; there are 2.",
      "Exchanging 3 needs 7 tiles in the bag; there are 2.",
    ],
  ])("%s", (said, told) => expect(tell(said, NAMES)).toBe(told));

  it.each([
    ["It is Ben's turn.", "Ben ist am Zug."],
    [
      "You cannot pass now: the game is paused.",
      "Das geht jetzt nicht (passen): das Spiel ist angehalten.",
    ],
    [
      "Give Ann and Ben 7 more seconds to challenge, or until they accept.",
      "Lass Ann und Ben noch 7 Sekunden zum Anzweifeln, oder bis sie annehmen.",
    ],
    ["8D TRAINER has T on 8D, where S lies.", "8D TRAINER hat T auf 8D, wo S liegt."],
    ["rule keeps the score.", "rule schreibt die Punkte."],
    ["Nobody has ever said this.", "Nobody has ever said this."],
  ])("in German: %s", async (said, told) => {
    await speech.speak("de");
    expect(german(said)).toBe(told);
  });

  it("is told in another language as soon as that is read", async () => {
    await speech.speak("de");
    await vi.waitFor(() => expect(tell("It is player 1's turn.", NAMES)).toBe("Ann ist am Zug."));
    const options = [{ command: "pass", says: "pass", why_not: "It will be player 2's turn." }];
    expect(worded({ ...view, options }, NAMES).options).toEqual([
      { command: "pass", says: "passen", why_not: "Als Nächstes ist Ben am Zug." },
    ]);
  });
});
