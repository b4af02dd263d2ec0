/** A house, games and knobs, made up for the design page. */

import type { GameLine, LabelledKnob, SheetSummary } from "../api/types.ts";
import { info } from "./fixtures.ts";

export const sheet: SheetSummary = {
  name: "fixture",
  title: "Fixture: an evening",
  summary: "Two to four players; turns of two minutes; challenges are free.",
  fewest_sides: 2,
  most_sides: 4,
  usual_sides: 2,
  side_called: "player",
  needs: { "round.seconds": "Set the time for the round." },
  values: { "turn.limit": "soft", "turn.seconds": 120, "score_keeper.chosen": "a-player" },
};

const game = (id: string, mover: number, phase: GameLine["standing"]["phase"]): GameLine => ({
  info: { ...info, id, sheet: "fixture", title: "Fixture: an evening", list_judges: true },
  standing: {
    number: 9,
    changed: 0,
    phase,
    scores: [120, 98],
    mover,
    due: null,
    is_timed: false,
    awaits_engine: false,
    awaits: { kind: "turn", places: [`seat-${mover + 1}`] },
  },
  places: ["seat-1"],
  people: [
    { place: "seat-1", name: "Ruth", is_engine: false, team: "", profile: "" },
    { place: "seat-2", name: "Ines", is_engine: true, team: "", profile: "" },
  ],
});

export const games: readonly GameLine[] = [
  game("one", 0, "on turn"),
  game("two", 1, "on turn"),
  game("three", 0, "setting up"),
];

const knob = (
  part: Partial<LabelledKnob> & Pick<LabelledKnob, "key" | "kind" | "label">,
): LabelledKnob => ({
  choices: [],
  least: 0,
  most: 100,
  default: null,
  section: "",
  labels: {},
  ...part,
});

export const knobs: readonly { knob: LabelledKnob; value: unknown; isChanged: boolean }[] = [
  {
    knob: knob({ key: "tiles.rack", kind: "number", label: "Tiles on a rack" }),
    value: 8,
    isChanged: true,
  },
  {
    knob: knob({
      key: "turn.limit",
      kind: "choice",
      label: "A turn’s time",
      choices: ["none", "soft"],
      labels: { none: "is not limited", soft: "is up: the score-keeper decides" },
    }),
    value: "soft",
    isChanged: false,
  },
  {
    knob: knob({ key: "passing.allowed", kind: "yes-no", label: "A side may pass" }),
    value: true,
    isChanged: false,
  },
];
