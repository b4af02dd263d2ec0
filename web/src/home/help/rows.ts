/** What the tables of the help page list; each has its text in the messages. */

/** Keys by the name of what they do; a letter stands for any. */
export const KEYS: readonly (readonly [name: string, keys: readonly string[]])[] = [
  ["letter", ["A", "Z"]],
  ["blank", ["Shift", "A"]],
  ["space", ["Space"]],
  ["back", ["Backspace"]],
  ["turn", ["←", "→"]],
  ["shuffle", ["↑"]],
  ["recall", ["↓"]],
  ["commit", ["Enter"]],
  ["pass", ["2"]],
  ["challenge", ["3"]],
  ["exchange", ["4"]],
  ["all", ["$"]],
  ["zen", ["Z"]],
  ["escape", ["Esc"]],
];

export const GESTURES = ["arrow", "drag", "tap", "swap", "blank", "order"] as const;

/** Lines of the command line, as one types them. */
export const LINES: readonly (readonly [name: string, line: string])[] = [
  ["play", "play 8D TRAINER"],
  ["down", "play D8 TRAINeR"],
  ["exchange", "exchange AEI"],
  ["pass", "pass"],
  ["challenge", "challenge"],
  ["accept", "accept"],
  ["board", "board"],
  ["row", "row 8"],
  ["rack", "rack"],
  ["score", "score"],
  ["last", "last"],
  ["clock", "clock"],
  ["unseen", "unseen"],
  ["help", "help"],
];

export const KINDS = ["machine", "screens", "one", "tiles", "watch"] as const;

export const READER = ["grid", "walk", "live", "command", "text"] as const;

/** What only some houses have: each with its name and what it is. */
export const ADDED = [
  ...(["hold", "press", "draw", "judge", "keeper", "soft"] as const),
  ...(["helps", "marker", "plays", "wall", "back"] as const),
] as const;
