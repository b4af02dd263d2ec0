/** What an organiser is asked for a format, as the hall says of each. */

import type { FormatShown } from "../../api/types.ts";

/** What was answered, by the key of what was asked. */
export type Knobs = Readonly<Record<string, number>>;

/** The format of a name. */
export const formatNamed = (formats: readonly FormatShown[], name: string) =>
  formats.find((one) => one.name === name);

/** The numbers of a format as they were set. A 0 that it has by itself was never asked for, and says
 * nothing of another format. */
export function knobsIn(shown: FormatShown | undefined, format: object): Knobs {
  const isUnset = (key: string, value: number) =>
    value === 0 && shown?.asks.some((one) => one.key === key && one.usual === 0);
  return Object.fromEntries(
    Object.entries(format).filter(
      ([key, value]) => typeof value === "number" && !isUnset(key, value),
    ),
  );
}

/** A format as a command names it; what it shares with the one before is kept. */
export function formatOf(
  shown: FormatShown | undefined,
  knobs: Knobs,
  before: { readonly format: string; readonly [knob: string]: unknown },
): Record<string, unknown> {
  if (!shown) return before;
  const kept = before.format === shown.name ? before : { format: shown.name };
  const told = shown.asks.map(({ key, usual }) => [key, (knobs[key] ?? usual) || 0]);
  return { ...kept, ...Object.fromEntries(told) };
}
