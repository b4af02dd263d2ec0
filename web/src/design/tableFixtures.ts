/** Turns, a call and the views of those who do not play, made up for the design page. */

import type { OpenCall, TurnShown } from "../api/types.ts";
import type { Verdict } from "../game/verdict.ts";
import type { GameView } from "../game/view.ts";
import { house, names, view } from "./fixtures.ts";

const may = (...commands: string[]): GameView["options"] =>
  commands.map((command) => ({ command, why_not: null }));

export const call: OpenCall = {
  game: "fixture",
  title: "Table 4",
  number: 9,
  sides: names,
  challenger: 0,
  mover: 1,
  tile_set: "english",
  words: ["TABOR", "BO"],
  tiles: ["TaBOR", "BO"],
  not_named: ["OS"],
  waited: 42_000,
  is_taken_up: false,
  has_list: true,
};

/** A side on turn at a house that sells helps. */
export const selling: GameView = {
  ...view,
  options: may("buy help"),
  house: {
    ...house,
    helps: [
      {
        name: "letter",
        kind: "letter",
        title: "A letter",
        price: 100,
        blank_price: 1000,
        seconds: 0,
        known_letters: 0,
        per_turn: 1,
        replaces: true,
        ends_turn: false,
      },
      {
        name: "peek",
        kind: "peek",
        title: "A peek at the dictionary",
        price: 500,
        blank_price: 0,
        seconds: 30,
        known_letters: 3,
        per_turn: 1,
        replaces: false,
        ends_turn: false,
      },
    ],
  },
};

/** Two sides that may play by another book. */
export const agreeing: GameView = {
  ...view,
  phase: "setting up",
  options: may("agree dictionary"),
  proposals: [
    {
      seat: 1,
      dictionary: { title: "The Pocket Dictionary", edition: "", name: "", checksum: "" },
      waiting_for: [0],
    },
  ],
};

/** A game as its director sees it, with something to rule on. */
export const directed: GameView = {
  ...view,
  own: null,
  options: may("pause", "rule discrepancy", "set round end", "void fee", "settle tab", "forfeit"),
  markers: [{ number: 1, seat: 1, turn: 4, note: "The tally is two short.", outcome: null }],
  fees: [{ entry: 1, seat: 0, cause: "failed challenge", cents: 500 }],
  sides: view.sides.map((side) => (side.seat === 0 ? { ...side, owed: 500 } : side)),
};

/** A game that awaits its judge. */
export const judged: GameView = {
  ...view,
  call: { seat: 0, words: ["TABOR", "BO"], called: 0, is_taken_up: false, verdicts: [] },
};

export const turns: readonly TurnShown[] = view.tally.map((line) => ({
  turn: line.turn,
  seat: line.seat,
  kind: line.kind,
  text: line.text,
  rack: null,
  laid: [],
  words: [],
  bonus: line.bonus,
  counted: line.score,
  score: line.score,
  total: line.total,
  is_withdrawn: line.withdrawn,
  challenges: [],
  at: 0,
}));

const ruling = { at: 0, by: 0, words: ["TABOR", "BO"], withdrawn: null, costs: [] } as const;
export const verdicts: readonly Verdict[] = [
  { ...ruling, number: 1, isGood: true, costs: [{ kind: "turn", seat: 0, isNow: true }] },
  { ...ruling, number: 2, isGood: false, withdrawn: 1 },
  { ...ruling, number: 3, isGood: null },
];
