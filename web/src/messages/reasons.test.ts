// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { speech } from "./messages.svelte.ts";
import { type Texts, translator } from "./phrases.ts";
import { tell } from "./reasons.svelte.ts";

const FILES = import.meta.glob<Texts>("./*/*.json", { eager: true, import: "default" });
const texts = (language: string, areas: readonly string[]): Texts =>
  Object.assign({}, ...areas.map((area) => FILES[`./${language}/${area}.json`]));
const inGerman = (...areas: readonly string[]) =>
  translator(texts("en", areas), texts("de", areas));
const german = inGerman("refusals");
const atTheDesk = inGerman("refusals", "hall");
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

  it.each([
    ["Entry 7 checked in", "Meldung 7 ist da"],
    ["Ann – Ben: 412 : 388", "Ann – Ben: 412 : 388"],
    ["Ann – Ben: no-show, to Ann: ill", "Ann – Ben: nicht erschienen, an Ann: ill"],
    ["corrected Ann – Ben: 400 : 388: misread", "berichtigt: Ann – Ben: 400 : 388: misread"],
    [
      "Ann – Ben: 300 : 300 (310 : 305 before unplayed letters)",
      "Ann – Ben: 300 : 300 (310 : 305 vor den übrigen Buchstaben)",
    ],
    [
      "corrected Ann – Ben: 300 : 300 (310 : 305 before unplayed letters): misread",
      "berichtigt: Ann – Ben: 300 : 300 (310 : 305 vor den übrigen Buchstaben): misread",
    ],
    [
      "Ann reported 300 : 300 (310 : 305 before unplayed letters) in match 4",
      "Ann meldet 300 : 300 (310 : 305 vor den übrigen Buchstaben) in Begegnung 4",
    ],
    [
      "Ann reports 300 : 300 (310 : 305 before unplayed letters), which the other side has not confirmed",
      "Ann meldet 300 : 300 (310 : 305 vor den übrigen Buchstaben); die andere Seite hat das nicht bestätigt",
    ],
    [
      "Ann reports 300 : 300 (310 : 305 before unplayed letters); Ben reports 300 : 300 (305 : 310 before unplayed letters)",
      "Ann meldet 300 : 300 (310 : 305 vor den übrigen Buchstaben); Ben meldet 300 : 300 (305 : 310 vor den übrigen Buchstaben)",
    ],
    [
      "Entry 7 reports 300 to 300 (310 to 305 before unplayed letters).",
      "Meldung 7 nennt 300 to 300 (310 to 305 vor den übrigen Buchstaben).",
    ],
    [
      "entered Ann in Main; Ann brings along: board",
      "Ann in Hauptgruppe gemeldet; Ann bringt mit: Brett",
    ],
    ["paired round 2 of Main; and 3 more", "Runde 2 von Hauptgruppe ausgelost; und 3 weitere"],
    [
      "Both have 1½ wins; they have met twice.",
      "Beide haben 1½ Siege; sie haben zweimal gegeneinander gespielt.",
    ],
    [
      "ahead on the better round, 412 to 388; behind on spread, -3 to +5",
      "vorn: die bessere Runde, 412 zu 388; zurück: Punktdifferenz, -3 zu +5",
    ],
    [
      "shared: level on points and the highest game",
      "geteilt, gleich sind: Punkte und das höchste Spiel",
    ],
    [
      "June 19, 2011 is a Sunday, not a Saturday. Which is right?",
      "Der 19. Juni 2011 ist ein Sonntag, kein Samstag. Was stimmt?",
    ],
    ["Saturday, May 2, 2026, 09:00 to 17:00", "Samstag, 2. Mai 2026, 09:00 bis 17:00"],
    [
      "On action 12 (result recorded) stand others: action 13 (result recorded). Undo them together or not at all.",
      "Auf Nr. 12 bauen andere auf: 13. Mach sie zusammen rückgängig oder gar nicht.",
    ],
    ["50 to 54", "50 bis 54"],
    [
      "ours.toml, line 3: turn.limit is 7, but it must be true or false.",
      "ours.toml, Zeile 3: turn.limit ist 7, aber richtig wäre: true oder false.",
    ],
    ["Back to school", "Back to school"],
  ])("of an event, in German: %s", async (said, told) => {
    await speech.speak("de");
    expect(atTheDesk(said)).toBe(told);
  });

  it("is told in another language as soon as that is read", async () => {
    await speech.speak("de");
    await vi.waitFor(() => expect(tell("It is player 1's turn.", NAMES)).toBe("Ann ist am Zug."));
  });
});
