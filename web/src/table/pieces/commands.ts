/** The command line in the page: everything of a game without sight or pointer. */

import { parseTiles, signOf } from "../../board/alphabet.ts";
import { columnLetter, type Layout, parseStart } from "../../board/layout.ts";
import type { Command } from "../../connection/protocol.ts";
import { clockLeft, reading, turnLeft } from "../../game/clock.ts";
import { type GameView, mayDo } from "../../game/view.ts";
import { longTime } from "../../messages/longTime.ts";
import { type Named, say } from "../../messages/messages.svelte.ts";
import { columnsOf, lastPlay } from "./pad.ts";
import { SAYINGS } from "./sayings.ts";
import { canCost, stakes } from "./stakes.ts";

/** What is asked of the server. */
export type Ask = Command;

/** What a panel of the table is given that asks for things; why one was refused is answered. */
export interface ToolProps {
  view: GameView;
  names: readonly Named[];
  onAsk: (ask: Ask) => undefined | Promise<string>;
}

/** The answer to a line: something to read out, or something to ask of the server. */
export type Answer = { readonly says: string } | { readonly asks: Ask };

/** What a line is answered from. */
export interface Scene {
  readonly view: GameView;
  readonly layout: Layout;
  readonly names: readonly Named[];
  readonly since: number; // milliseconds since the view came
  readonly said?: string; // the answer to the line before
}

type Handler = (scene: Scene, rest: readonly string[]) => Answer;

const HANDLERS: Readonly<Record<string, Handler>> = {
  play: ({ layout }, [place, word]) => {
    if (!place || !word) return { says: say("command-play-how") };
    if (!parseStart(layout, place)) return { says: say("command-square", { text: place }) };
    return { asks: { command: "commit", play: `${place.toUpperCase()} ${word}` } };
  },
  exchange: (_, [tiles]) =>
    tiles
      ? { asks: { command: "exchange tiles", tiles: tiles.toUpperCase() } }
      : { says: say("command-exchange-how") },
  pass: () => ({ asks: { command: "pass" } }),
  accept: () => ({ asks: { command: "accept" } }),
  challenge: ({ view, said }, words) => {
    // What can cost something asks once more, and says what.
    const question = `${stakes(view.house)} ${say("command-challenge-again")}`;
    if (mayDo(view, "challenge") && canCost(view.house) && said !== question) {
      return { says: question };
    }
    return { asks: { command: "challenge", words: words.map((word) => word.toUpperCase()) } };
  },
  board: (scene) => ({ says: boardText(scene) }),
  row: (scene, [text]) => {
    const row = Number(text) - 1;
    const isOn = Number.isInteger(row) && row >= 0 && row < scene.layout.rows;
    return { says: isOn ? rowText(scene, row) : say("command-line-how") };
  },
  column: (scene, [text = ""]) => {
    const column = text.length === 1 ? text.toUpperCase().charCodeAt(0) - 65 : -1;
    const isOn = column >= 0 && column < scene.layout.columns;
    return { says: isOn ? columnText(scene, column) : say("command-line-how") };
  },
  rack: ({ view }) => ({
    says: view.own
      ? say("command-rack", { tiles: parseTiles(view.own.rack).map(signOf).join(" ") })
      : say("command-rack-none"),
  }),
  score: ({ view, names }) => ({
    says: columnsOf(view)
      .map((seat) =>
        say("command-score", { name: names[seat] ?? "", score: view.sides[seat]?.score ?? 0 }),
      )
      .join(", "),
  }),
  last: ({ view, names }) => {
    const line = lastPlay(view);
    if (!line) return { says: say("command-last-none") };
    const name = names[line.seat] ?? "";
    return { says: say("command-last", { name, play: line.text, score: line.score }) };
  },
  clock: (scene) => ({ says: clockText(scene) }),
  unseen: ({ view }) => {
    const tiles = Object.entries(view.own?.unseen ?? {})
      .filter(([, count]) => count > 0)
      .map(([sign, count]) => `${sign} ${count}`);
    return { says: say("command-unseen", { tiles: tiles.join(", ") }) };
  },
  help: () => ({ says: say("command-help") }),
};

/** A place, as in 8D and D8. */
const PLACE = /^(\d+\p{L}|\p{L}\d+)$/u;

/** Answer a line such as `play 8D TRAINER`, or `8D TRAINER` alone. */
export function answer(line: string, scene: Scene): Answer {
  const [word = "", ...rest] = line.trim().split(/\s+/);
  if (PLACE.test(word) && rest.length > 0) return answer(`play ${line}`, scene);
  const handler = HANDLERS[word.toLowerCase()];
  if (handler) return handler(scene, rest);
  // Whatever the hall would have can be asked for by the name that `may` gives it.
  const named = [word, ...rest].join(" ").toLowerCase();
  const option = scene.view.options.find(({ command }) => command === named);
  if (option) return { asks: { command: option.command } as Ask };
  const saying = SAYINGS[word.toLowerCase()];
  return saying
    ? saying(scene.view, scene.names, rest)
    : { says: say("command-unknown", { word }) };
}

const cells = (scene: Scene, squares: readonly number[]): string => {
  const text = squares.map((square) => scene.view.board[square] || ".").join("");
  return /^\.*$/.test(text) ? say("command-line-empty") : text;
};

function rowText(scene: Scene, row: number): string {
  const { columns } = scene.layout;
  const squares = Array.from({ length: columns }, (_, column) => row * columns + column);
  return say("command-row", { row: row + 1, tiles: cells(scene, squares) });
}

function columnText(scene: Scene, column: number): string {
  const { columns, rows } = scene.layout;
  const squares = Array.from({ length: rows }, (_, row) => row * columns + column);
  return say("command-column", { column: columnLetter(column), tiles: cells(scene, squares) });
}

function boardText(scene: Scene): string {
  const { columns, rows } = scene.layout;
  const isTaken = (row: number) =>
    scene.view.board.slice(row * columns, (row + 1) * columns).some((tile) => tile !== "");
  const taken = Array.from({ length: rows }, (_, row) => row).filter(isTaken);
  if (taken.length === 0) return say("command-board-empty");
  return taken.map((row) => rowText(scene, row)).join("\n");
}

function clockText({ view, names, since }: Scene): string {
  const clocks = columnsOf(view).flatMap((seat) => {
    const turn = view.time.turn_seat === seat ? turnLeft(view, since) : null;
    const left = clockLeft(view, seat, since) ?? turn;
    if (left === null) return [];
    const { text, isOver } = view.time.is_by_days
      ? { text: longTime(left), isOver: left < 0 }
      : reading(left);
    const time = isOver ? say("clock-over", { time: text }) : text;
    return [say("command-clock", { name: names[seat] ?? "", time })];
  });
  return clocks.length > 0 ? clocks.join(", ") : say("command-clock-none");
}
