import { describe, expect, it } from "vitest";
import type { GameLine } from "../api/types.ts";
import { fits, isOver, isOwnTurn, namesOf, ownPlace } from "./lines.ts";

const line = (phase: GameLine["standing"]["phase"], mover: number, places: string[]): GameLine => ({
  info: {
    id: "g",
    created: 0,
    owner: null,
    sheet: "base",
    title: "Tuesday club",
    custody: "dealt",
    sides: 3,
    chairs: [],
    is_open_to_watch: false,
    most_at_a_seat: 1,
    rack_delay: null,
    is_rated: false,
    list_judges: false,
    offices: ["director"],
    is_imported: false,
    rematch_of: null,
    event: "",
    pairing: 0,
    names: [],
  },
  standing: {
    number: 1,
    changed: 0,
    phase,
    scores: [0, 0, 0],
    mover,
    due: null,
    is_timed: false,
    awaits_engine: false,
  },
  places,
  people: [
    { place: "seat-1", name: "Ruth", is_engine: false, team: "" },
    { place: "seat-2", name: "Walt", is_engine: false, team: "" },
  ],
});

describe("a game in the list", () => {
  it("is one's own turn only from the seat that is to move", () => {
    expect(isOwnTurn(line("on turn", 1, ["seat-2"]))).toBe(true);
    expect(isOwnTurn(line("on turn", 0, ["seat-2"]))).toBe(false);
    expect(isOwnTurn(line("play pending", 1, ["seat-2"]))).toBe(false);
  });

  it("opens at the seat on turn, then at any seat, then at what one holds", () => {
    expect(ownPlace(line("on turn", 1, ["director", "seat-1", "seat-2"]))).toBe("seat-2");
    expect(ownPlace(line("on turn", 2, ["judge", "seat-1"]))).toBe("seat-1");
    expect(ownPlace(line("on turn", 0, []))).toBe("public");
  });

  it("names its sides by seat, an empty one by nothing", () => {
    expect(namesOf(line("on turn", 0, []))).toEqual(["Ruth", "Walt", ""]);
  });

  it("is found by words of its title and its people", () => {
    const game = line("certified", 0, []);
    expect([fits(game, "walt tues"), fits(game, "walt friday"), fits(game, "")]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isOver(game), isOver(line("racks", 0, []))]).toEqual([true, false]);
  });
});
