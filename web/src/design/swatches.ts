/** What the design page shows of the tokens. */

interface Swatch {
  readonly ground: string; // the token behind
  readonly ink: string; // the token of the text on it
}

export const COLOURS = [
  { ground: "page", ink: "ink" },
  { ground: "surface", ink: "ink" },
  { ground: "surface-2", ink: "ink-2" },
  { ground: "accent", ink: "accent-ink" },
  { ground: "accent-soft", ink: "accent-on-soft" },
  { ground: "brass-soft", ink: "brass-ink" },
  { ground: "flag", ink: "flag-ink" },
  { ground: "stop-button", ink: "stop-button-ink" },
  { ground: "stop-soft", ink: "stop-ink" },
  { ground: "good", ink: "verdict-ink" },
  { ground: "not-good", ink: "verdict-ink" },
  { ground: "board", ink: "board-ink" },
  { ground: "letter-2", ink: "letter-2-ink" },
  { ground: "letter-3", ink: "letter-3-ink" },
  { ground: "letter-4", ink: "letter-4-ink" },
  { ground: "word-2", ink: "word-2-ink" },
  { ground: "word-3", ink: "word-3-ink" },
  { ground: "word-4", ink: "word-4-ink" },
  { ground: "tile", ink: "tile-ink" },
  { ground: "tile-last", ink: "tile-ink" },
  { ground: "tile-draft", ink: "tile-ink" },
] as const satisfies readonly Swatch[];

export const SIZES: readonly string[] = ["2xs", "xs", "sm", "md", "lg", "xl", "2xl", "3xl"];

export const SPACES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8];
