/** A board without tiles: its size, its start square, its premium squares. All of it is data. */

/** What a square multiplies, and what the house calls its colour. */
export interface Premium {
  readonly letter: number; // how often the letter counts
  readonly word: number; // how often the word counts
  readonly colour: string; // as the house's sheet names it, for those who cannot see it
}

export interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly start: number; // the square with the star
  readonly premiums: readonly (Premium | null)[]; // one for each square, row by row
}

export type Direction = "across" | "down";

/** What the sheet calls the colours, by the kind of premium: `{ double_word: "pink" }`. */
type Colours = Readonly<Record<string, string>>;

const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3, quadruple: 4 };

/** The layout that the server describes: each square `plain`, or `double_word` and the like. */
export function layoutOf(
  page: { rows: number; columns: number; start: number; premiums: readonly string[] },
  colours: Colours = {},
): Layout {
  const { rows, columns, start } = page;
  const premiums = page.premiums.map((kind) => {
    const [how = "", what] = kind.split("_");
    const times = TIMES[how];
    if (!times) return null;
    const colour = colours[kind] ?? "";
    return what === "word"
      ? { letter: 1, word: times, colour }
      : { letter: times, word: 1, colour };
  });
  return { rows, columns, start, premiums };
}

export const rowOf = (layout: Layout, square: number): number =>
  Math.floor(square / layout.columns);

export const columnOf = (layout: Layout, square: number): number => square % layout.columns;

export const columnLetter = (column: number): string => String.fromCharCode(65 + column);

/** A square's name with the column first, as one says it: `D8`. */
export function squareName(layout: Layout, square: number): string {
  return columnLetter(columnOf(layout, square)) + String(rowOf(layout, square) + 1);
}

/** Where a play starts, as score sheets write it: `8D` runs across, `D8` down. */
export function startName(layout: Layout, square: number, direction: Direction): string {
  const column = columnLetter(columnOf(layout, square));
  const row = String(rowOf(layout, square) + 1);
  return direction === "across" ? row + column : column + row;
}

/** The square and direction that a text such as `8D` or `d8` names, or `null`. */
export function parseStart(
  layout: Layout,
  text: string,
): { square: number; direction: Direction } | null {
  const found = /^(?:(\d{1,2})([A-Z])|([A-Z])(\d{1,2}))$/i.exec(text.trim());
  if (!found) return null;
  const letter = found[2] ?? found[3] ?? "";
  const row = Number(found[1] ?? found[4]) - 1;
  const column = letter.toUpperCase().charCodeAt(0) - 65;
  if (row < 0 || row >= layout.rows || column >= layout.columns) return null;
  return { square: row * layout.columns + column, direction: found[1] ? "across" : "down" };
}

/** The square that many steps on in a direction, or `null` off the board. */
export function step(
  layout: Layout,
  square: number,
  direction: Direction,
  steps: number,
): number | null {
  const row = rowOf(layout, square) + (direction === "down" ? steps : 0);
  const column = columnOf(layout, square) + (direction === "across" ? steps : 0);
  const isOn = row >= 0 && row < layout.rows && column >= 0 && column < layout.columns;
  return isOn ? row * layout.columns + column : null;
}
