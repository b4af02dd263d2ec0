import { describe, expect, it } from "vitest";
import type { GameLine } from "../../api/types.ts";
import { fits, isOver, isOwnTurn, namesOf, ownPlace, whoseMove } from "./lines.ts";

const line = (
  phase: GameLine["standing"]["phase"],
  mover: number,
  places: string[],
  awaits: GameLine["standing"]["awaits"] = { kind: "turn", places: [`seat-${mover + 1}`] },
): GameLine => ({
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
    stream_delay: null,
    is_rated: false,
    rated_as: "",
    chat: "phrases",
    list_judges: false,
    offices: ["director"],
    is_imported: false,
    rematch_of: null,
    event: "",
    pairing: 0,
    names: [],
    private_for: [],
    is_by_days: false,
    decided: "",
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
    awaits,
  },
  places,
  people: [
    { place: "seat-1", name: "Ruth", is_engine: false, team: "", profile: "" },
    { place: "seat-2", name: "Walt", is_engine: false, team: "", profile: "" },
  ],
});

describe("a game in the list", () => {
  it("is one's own turn only from the seat that is to move", () => {
    expect(isOwnTurn(line("on turn", 1, ["seat-2"]))).toBe(true);
    expect(isOwnTurn(line("on turn", 0, ["seat-2"]))).toBe(false);
  });

  it("says whose move it really is: a challenge, a ruling and a confirmation included", () => {
    const names = ["Ruth", "Walt", "Ada"];
    const told = (
      kind: "window" | "judge" | "confirm" | "turn",
      places: string[],
      own: string[],
    ): [boolean, string] => {
      const one = line("play pending", 0, own, { kind, places });
      return [isOwnTurn(one), whoseMove(one, names)];
    };
    expect(told("window", ["seat-2"], ["seat-1"])).toEqual([false, "Walt may still challenge"]);
    expect(told("window", ["seat-2"], ["seat-2"])).toEqual([
      true,
      "Accept the play or challenge it",
    ]);
    expect(told("judge", ["judge"], ["seat-1"])).toEqual([false, "Waiting for the judge"]);
    expect(told("judge", ["judge"], ["judge"])).toEqual([true, "Rule on the challenge"]);
    expect(told("confirm", ["seat-3"], ["seat-1"])).toEqual([false, "Waiting for Ada"]);
    expect(told("turn", ["seat-1"], ["seat-1"])).toEqual([true, "Your turn"]);
    expect(told("turn", ["seat-1"], ["seat-2"])).toEqual([false, "Ruth is on turn"]);
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
