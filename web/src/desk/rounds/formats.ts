/** The formats that a division can be changed to, and their knobs. */

export const FORMATS = [
  "knockout",
  "round robin",
  "total points",
  "swiss",
  "king of the hill",
  "fresh tables",
  "ladder",
] as const;

/** Those that can follow when a division has begun: the others begin with their first round. */
export const LATER: readonly string[] = FORMATS.filter(
  (one) => one !== "knockout" && one !== "ladder",
);

/** What a format can be told, as its form holds it. */
export interface Knobs {
  readonly rounds: number;
  readonly hill: number; // rounds at the end in which first meets second
  readonly gibson: number; // places that count; 0 leaves those who have one for certain alone
  readonly gibson_spread: number; // what one round can change; 0 goes by the cap of spread
  readonly reach: number; // rungs above that one may challenge
  readonly days: number; // within which a challenge is played; 0 is no deadline
  readonly idle_days: number; // after which one lets others pass; 0 is never
}

/** What is offered before anything is chosen. */
export const PLAIN: Knobs = {
  rounds: 5,
  hill: 0,
  gibson: 0,
  gibson_spread: 0,
  reach: 3,
  days: 7,
  idle_days: 0,
};
/** The least and the most that a knob takes. */
export const LIMITS: Readonly<Record<keyof Knobs, readonly [number, number]>> = {
  rounds: [1, 100],
  hill: [0, 100],
  gibson: [0, 100],
  gibson_spread: [0, 2000],
  reach: [1, 20],
  days: [0, 60],
  idle_days: [0, 365],
};

const KNOBS: Readonly<Record<string, readonly (keyof Knobs)[]>> = {
  "round robin": ["hill", "gibson", "gibson_spread"],
  "total points": ["rounds"],
  swiss: ["rounds", "hill", "gibson", "gibson_spread"],
  "king of the hill": ["rounds", "gibson", "gibson_spread"],
  "fresh tables": ["rounds"],
  ladder: ["reach", "days", "idle_days"],
};
/** What is rarely asked. */
export const RARE: readonly (keyof Knobs)[] = ["hill", "gibson", "gibson_spread"];

/** What a format is asked; the others follow from its entries. */
export const knobsOf = (format: string): readonly (keyof Knobs)[] => KNOBS[format] ?? [];

/** Whether a cap of spread means anything to a format. */
export const hasSpread = (format: string): boolean => knobsOf(format).includes("gibson");

/** The knobs of a format as they stand. */
export function knobsIn(format: object): Knobs {
  const own = Object.entries(format).filter(([key]) => key in PLAIN);
  return { ...PLAIN, ...Object.fromEntries(own) };
}

/** A format as a command names it; what it shares with the one before is kept. */
export function formatOf(
  format: string,
  knobs: Knobs,
  before: { readonly format: string; readonly [knob: string]: unknown },
): Record<string, unknown> {
  const kept = before.format === format ? before : { format };
  const told = knobsOf(format).map((knob) => [knob, knobs[knob] || 0]);
  return { ...kept, ...Object.fromEntries(told) };
}
