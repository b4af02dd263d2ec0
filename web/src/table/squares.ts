/** Where a play lies, by the line that the score pad has of it. */

import { parseTiles } from "../board/alphabet.ts";
import { type Layout, parseStart, step } from "../board/layout.ts";
import type { TallyLine } from "../game/view.ts";

/** The squares of a play: `12K TABOR` from where it starts, one for each of its tiles. */
export function squaresOf(layout: Layout, line: TallyLine): number[] {
  const [place = "", word = ""] = line.text.split(" ");
  const start = parseStart(layout, place);
  if (!start) return [];
  // Tiles that lay there already stand in brackets or as dots, as the notation has it.
  const length = parseTiles(word.replace(/[()]/g, "")).length;
  return Array.from({ length }, (_, index) =>
    step(layout, start.square, start.direction, index),
  ).filter((square): square is number => square !== null);
}
