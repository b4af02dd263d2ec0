/** The formats that a division can be changed to. */

export const FORMATS = [
  "knockout",
  "round robin",
  "total points",
  "swiss",
  "king of the hill",
  "fresh tables",
] as const;

/** Whether a format is told how many rounds it has; the others follow from their entries. */
export const hasRounds = (format: string): boolean =>
  format !== "knockout" && format !== "round robin";

/** A format as a command names it; what it shares with the one before is kept. */
export function formatOf(
  format: string,
  rounds: number,
  before: { readonly format: string; readonly [knob: string]: unknown },
): Record<string, unknown> {
  const kept = before.format === format ? before : { format };
  return hasRounds(format) ? { ...kept, rounds } : { ...kept };
}
