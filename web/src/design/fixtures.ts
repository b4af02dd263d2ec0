/** A game in its middle, for the design page: nothing of it comes from a server. */

import { parseTile, parseTiles } from "../board/alphabet.ts";
import { classic, english } from "../board/fixtures.ts";
import type { BoardState } from "../board/state.ts";
import { newBoard } from "../board/state.ts";
import type { GameInfo } from "../connection/protocol.ts";
import type { GameView, HouseView, SideView, TallyLine } from "../game/view.ts";

const ROWS = `
...HEAPS.......
...O.WO......D.
...O..K......I.
...F..EF.....V.
.......LICENcES
.......O.....D.
......AW.......
..T...ME.......
.Jo..CAD.......
.IT..Z.........
.NA.HAIL.......
UGLIER.E..TABOR
.LI....DYNAMO..
.EN....G.......
..G....E.......`;

const signs = [...ROWS.replace(/\n/g, "")].map((sign) => (sign === "." ? "" : sign));

export const names: readonly string[] = ["Ruth Okafor", "Walt Lindqvist"];

const TURNS: readonly (readonly [number, string, string, number, number])[] = [
  [0, "H4", "FLOWED", 34, 34],
  [1, "G7", "AMA", 21, 21],
  [0, "G1", "POKE", 20, 54],
  [1, "F9", "CZAR", 41, 62],
  [0, "1D", "HEAPS", 42, 96],
  [1, "12A", "UGLIER", 16, 78],
  [0, "11E", "HAIL", 24, 120],
  [1, "H11", "LEDGE", 24, 102],
  [0, "13H", "DYNAMO", 32, 152],
  [1, "2F", "WO", 26, 128],
  [0, "B9", "JINGLE", 32, 184],
  [1, "C8", "TOTALING", 84, 212],
  [0, "5H", "LICENCES", 68, 252],
  [1, "N2", "DIVED", 28, 240],
  [0, "D1", "HOOF", 20, 272],
  [1, "12K", "TABOR", 30, 270],
];

const tally: TallyLine[] = TURNS.map(([seat, place, word, score, total], index) => ({
  turn: index + 1,
  seat,
  kind: "play",
  text: `${place} ${word}`,
  words: word === "TABOR" ? ["TABOR", "TA", "AM", "BO"] : [word],
  points: word === "TABOR" ? [16, 2, 8, 4] : [score],
  bonus: score > 60 ? 50 : 0,
  score,
  total,
  withdrawn: false,
}));

const side = (seat: number, score: number, used: number, held: number): SideView => ({
  seat,
  score,
  held,
  skips: 0,
  challenges: 0,
  clock_used: used * 1000,
  is_resigned: false,
  bank_left: 0,
  away_until: 0,
  owed: 0,
  rack: null,
});

const unseen = Object.fromEntries(
  Object.entries({ A: 1, B: 1, E: 2, I: 3, N: 1, O: 1, P: 1, Q: 1, R: 2, S: 2, T: 3, U: 2, V: 1 })
    .concat([
      ["X", 1],
      ["Y", 1],
    ])
    .map(([letter, count]) => [letter, count]),
);

export const house: HouseView = {
  ruler: "list",
  names_words: true,
  failed_turns: 1,
  failed_points: 0,
  counts_words: false,
  failed_fee: 0,
  failed_seconds: 0,
  bonus_tiles: 7,
  bonus_points: 50,
  turn_seconds: 0,
  hold_seconds: 60,
  overtime_points: 10,
  presses_clock: false,
  mover_draws: false,
  has_markers: false,
  helps: [],
};

export const view: GameView = {
  viewer: "seat-0",
  number: 61,
  phase: "play pending",
  sheet: "fixture",
  title: "Senior games, 70–74",
  dictionary: { title: "the ENABLE word list", edition: "", name: "enable", checksum: "" },
  proposals: [],
  board_proposals: [],
  house,
  custody: "dealt",
  board: signs,
  layout: "classic",
  bag_count: 21,
  turn: 17,
  mover: 0,
  order: [0, 1],
  plays_first: null,
  score_keeper: null,
  sides: [side(0, 272, 794, 7), side(1, 270, 908, 2)],
  tally,
  time: {
    now: 0,
    ticking: 0,
    turn_seat: null,
    turn_left: null,
    is_by_days: false,
    turn_warning: false,
    time_asked: false,
    clock_seconds: 1500,
    round_ends: 1_900_000,
    bell: false,
    next_due: 8000,
  },
  window: {
    seat: 1,
    play: "12K TABOR",
    words: ["TABOR", "TA", "AM", "BO"],
    score: 30,
    opened: -12_000,
    accepted: [],
    waiting_for: [0],
    ruled: [],
    held_by: null,
    shuts_at: 8000,
    others_until: null,
    next_mover: 0,
    score_keeper: null,
    is_final: false,
  },
  call: null,
  markers: [],
  fees: [],
  take_backs: [],
  stakes: "friendly",
  corrections: [],
  racks_missing: [],
  own: {
    seat: 0,
    rack: "NOUERAR",
    unseen,
    bought: "",
    helps: [],
    peek_prefix: "",
    peek_until: 0,
    is_asked: false,
  },
  points_given: [],
  end: null,
  options: [
    { command: "commit", why_not: null },
    { command: "challenge", why_not: null },
    { command: "accept", why_not: null },
    { command: "exchange tiles", why_not: null },
    { command: "pass", why_not: null },
  ],
};

/** The squares of TABOR. */
const lastSquares: readonly number[] = [175, 176, 177, 178, 179];

/** The board of that game, with a rack and nothing tried out. */
export function tableBoard(rack: string = view.own?.rack ?? ""): BoardState {
  const board = newBoard({
    layout: classic,
    alphabet: english,
    fixed: signs.map((sign) => (sign === "" ? null : parseTile(sign))),
    hand: parseTiles(rack),
  });
  return { ...board, last: lastSquares };
}

export const fourNames: readonly string[] = ["Joan", "Bert", "Priya", "Tom"];

/** Four at a table, with a limit on turns and all kinds of lines on the pad. */
export const fourView: GameView = {
  ...view,
  mover: 2,
  turn: 6,
  order: [0, 1, 2, 3],
  own: null,
  window: null,
  sides: [
    side(0, 28, 0, 7),
    side(1, 21, 0, 7),
    { ...side(2, 0, 0, 7), skips: 1, owed: 500 },
    side(3, 0, 0, 7),
  ],
  time: { ...view.time, clock_seconds: null, ticking: null, turn_seat: 2, turn_left: 82_000 },
  tally: [
    line(1, 0, "play", "8D HOUSE", 28, 28),
    line(2, 1, "play", "D8 HORSE", 21, 21),
    { ...line(3, 2, "play", "9E QZAR", 44, 0), withdrawn: true },
    line(4, 3, "exchange", "", 0, 0),
    line(5, 0, "pass", "", 0, 28),
  ],
};

function line(
  turn: number,
  seat: number,
  kind: string,
  text: string,
  score: number,
  total: number,
): TallyLine {
  const words = text ? [text.split(" ")[1] ?? ""] : [];
  const points = text ? [score] : [];
  return { turn, seat, kind, text, words, points, bonus: 0, score, total, withdrawn: false };
}

/** A game as a list shows it. */
export const info: GameInfo = {
  id: "g",
  created: 0,
  owner: null,
  sheet: "house",
  title: "A game",
  custody: "dealt",
  sides: 2,
  chairs: [],
  is_open_to_watch: false,
  most_at_a_seat: 1,
  rack_delay: null,
  stream_delay: null,
  private_for: [],
  is_by_days: false,
  decided: "",
  is_rated: false,
  rated_as: "",
  chat: "phrases",
  names: [],
  list_judges: false,
  offices: ["director"],
  is_imported: false,
  rematch_of: null,
  event: "",
  pairing: 0,
};
