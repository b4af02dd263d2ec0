/** What the design page shows of the tokens. */

export interface Swatch {
  readonly name: string;
  readonly ground: string; // the token behind
  readonly ink: string; // the token of the text on it
}

export const COLOURS: readonly Swatch[] = [
  { name: "Page", ground: "page", ink: "ink" },
  { name: "Surface", ground: "surface", ink: "ink" },
  { name: "Surface below", ground: "surface-2", ink: "ink-2" },
  { name: "Yours", ground: "accent", ink: "accent-ink" },
  { name: "Yours, soft", ground: "accent-soft", ink: "accent-on-soft" },
  { name: "Last play", ground: "brass-soft", ink: "brass-ink" },
  { name: "Flag", ground: "flag", ink: "flag-ink" },
  { name: "Challenge", ground: "stop-button", ink: "stop-button-ink" },
  { name: "Stop, soft", ground: "stop-soft", ink: "stop-ink" },
  { name: "Good", ground: "good", ink: "verdict-ink" },
  { name: "Not good", ground: "not-good", ink: "verdict-ink" },
  { name: "Board", ground: "board", ink: "board-ink" },
  { name: "Letter twice", ground: "letter-2", ink: "letter-2-ink" },
  { name: "Letter three times", ground: "letter-3", ink: "letter-3-ink" },
  { name: "Letter four times", ground: "letter-4", ink: "letter-4-ink" },
  { name: "Word twice", ground: "word-2", ink: "word-2-ink" },
  { name: "Word three times", ground: "word-3", ink: "word-3-ink" },
  { name: "Word four times", ground: "word-4", ink: "word-4-ink" },
  { name: "Tile", ground: "tile", ink: "tile-ink" },
  { name: "Tile, last play", ground: "tile-last", ink: "tile-ink" },
  { name: "Tile, draft", ground: "tile-draft", ink: "tile-ink" },
];

export const SIZES: readonly string[] = ["2xs", "xs", "sm", "md", "lg", "xl", "2xl", "3xl"];

export const SPACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
