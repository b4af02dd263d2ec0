/** What the sides of a match report, in words. */

import { say } from "../../messages/messages.svelte.ts";
import type { Report } from "./values.ts";

type Figures = Pick<Report, "scores" | "before">;

/** Who has how many points, and what parts a tie: the scores before unplayed letters. */
export function reportInWords(sides: readonly { name: string }[], report: Figures): string {
  const words = sides.map(({ name }, at) => `${name} ${report.scores[at] ?? ""}`).join(", ");
  if (report.before.length === 0) return words;
  return `${words} (${say("match-before", { scores: report.before.join(" : ") })})`;
}

/** Whether reports say different things; scores before unplayed letters count where all give them. */
export function reportsDiffer(reports: readonly Figures[]): boolean {
  const all = reports.every(({ before }) => before.length > 0);
  const said = reports.map(({ scores, before }) => [...scores, ...(all ? before : [])].join());
  return new Set(said).size > 1;
}
