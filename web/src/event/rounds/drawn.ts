/** Rounds as they are drawn: those still to come, and the parts of a bracket. */

import type { DivisionRounds, Round } from "./values.ts";

/** A part of a bracket that is drawn by itself. */
export interface Section {
  readonly key: string; // empty where there is only one
  readonly rounds: readonly Round[];
}

/** The parts of a bracket, the one that is played first on top. */
export function sectionsOf(rounds: readonly Round[]): readonly Section[] {
  const keys = [...new Set(rounds.map(({ name }) => name.section))];
  return keys.map((key) => ({ key, rounds: rounds.filter(({ name }) => name.section === key) }));
}

/** The rounds of a division that are yet to be paired; none where its format settles them. */
export function roundsToCome({ shape, rounds, stage }: DivisionRounds): readonly number[] {
  const most = stage === "certified" ? 0 : (shape.rounds ?? 0);
  return Array.from(
    { length: Math.max(0, most - rounds.length) },
    (_, at) => rounds.length + at + 1,
  );
}
