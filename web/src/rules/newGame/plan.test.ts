import { describe, expect, it } from "vitest";
import { awaitsOthers, openingOf, ownPlaces, type Plan, seatsFor } from "./plan.ts";

const plan = (part: Partial<Plan> = {}): Plan => ({
  sheet: "house",
  text: "",
  changes: {},
  kind: "machine",
  seats: seatsFor(part.kind ?? "machine", 2, "Ann"),
  pace: 1200,
  judge: "list",
  book: "",
  edition: "",
  lexicon: "words",
  atASeat: 0,
  title: "",
  isOpen: false,
  rackDelay: null,
  chat: "phrases",
  byDays: null,
  isRated: false,
  ...part,
});

describe("the seats", () => {
  it("are filled as the kind of game has it", () => {
    const who = (kind: Plan["kind"]) => seatsFor(kind, 3, "Ann").map((seat) => seat.who);
    expect(who("machine")).toEqual(["me", "engine", "engine"]);
    expect(who("screens")).toEqual(["me", "link", "link"]);
    expect(who("one")).toEqual(["here", "here", "here"]);
    expect(who("tiles")).toEqual(["here", "here", "here"]);
  });

  it("keep who was chosen when there are more of them", () => {
    const [me, ben] = seatsFor("machine", 2, "Ann");
    const seats = seatsFor("screens", 3, "Ann", [
      me ?? never(),
      { ...(ben ?? never()), player: "Ben" },
    ]);
    expect(seats.map(({ who, player }) => [who, player])).toEqual([
      ["me", "Ann"],
      ["engine", "Ben"],
      ["link", "Ann"],
    ]);
  });
});

describe("an opening", () => {
  it("sits the engine's players down at their pace", () => {
    const opening = openingOf(plan(), {});
    expect(opening.chairs).toEqual([{ seat: 1, player: "Ann", budget: 0, pace: 1200 }]);
    expect([opening.own, opening.sides, opening.custody]).toEqual([["seat-1"], 2, "dealt"]);
    expect(awaitsOthers(plan())).toBe(false);
  });

  it("leaves seats open for those with a link", () => {
    expect(awaitsOthers(plan({ kind: "screens" }))).toBe(true);
    expect(openingOf(plan({ kind: "screens" }), {}).chairs).toEqual([]);
  });

  it("takes all seats around one screen, and at a board of real tiles", () => {
    expect(ownPlaces(plan({ kind: "one" }))).toEqual(["seat-1", "seat-2"]);
    const opening = openingOf(plan({ kind: "tiles" }), {});
    expect([opening.custody, opening.own]).toEqual(["table", ["seat-1", "score-keeper"]]);
  });

  it("names those who share a screen or a pad, and nobody else", () => {
    const named = (kind: Plan["kind"]) =>
      openingOf(
        plan({ kind, seats: seatsFor(kind, 2, "").map((seat) => ({ ...seat, name: " Ann " })) }),
        {},
      ).names;
    expect([named("one"), named("tiles")]).toEqual([
      ["Ann", "Ann"],
      ["Ann", "Ann"],
    ]);
    expect(named("screens")).toEqual(["", ""]);
  });

  it("asks for a sheet by its text before its name", () => {
    expect(openingOf(plan({ text: "title = 1" }), {})).toMatchObject({ sheet_text: "title = 1" });
    expect(openingOf(plan(), {})).not.toHaveProperty("sheet_text");
  });

  it("changes who rules only where the sheet has it otherwise", () => {
    const by = (judge: Plan["judge"], ruler: string) => {
      const { settings, judge: speaks } = openingOf(plan({ judge }), {
        "challenge.ruled_by": ruler,
      });
      return [settings, speaks];
    };
    expect(by("list", "judge")).toEqual([{}, "list"]);
    expect(by("list", "players")).toEqual([{ "challenge.ruled_by": "list" }, "list"]);
    expect(by("person", "judge")).toEqual([{}, "person"]);
    expect(by("person", "list")).toEqual([{ "challenge.ruled_by": "judge" }, "person"]);
    expect(by("book", "list")).toEqual([{ "challenge.ruled_by": "players" }, "list"]);
  });

  it("counts the delay for those who look on in seconds", () => {
    expect(openingOf(plan({ rackDelay: 5 }), {}).rack_delay).toBe(300);
    expect(openingOf(plan(), {}).rack_delay).toBeNull();
  });

  it("is rated between people who each have a screen", () => {
    const rated = (part: Partial<Plan>) => openingOf(plan({ isRated: true, ...part }), {}).is_rated;
    expect(rated({ kind: "screens", seats: seatsFor("screens", 2, "Ann") })).toBe(true);
    expect(rated({ kind: "machine" })).toBe(false);
    expect(rated({ kind: "one", seats: seatsFor("one", 2, "Ann") })).toBe(false);
  });
});

function never(): never {
  throw new Error("There are two seats.");
}
