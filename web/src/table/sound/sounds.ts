/** Sounds, for those who chose them. The instrument is fetched with the first one. */

import { look } from "../../look/look.svelte.ts";
import type { Sound } from "./hearing.ts";

export function sound(...which: readonly Sound[]): void {
  if (which.length === 0 || !look.current.hasSounds) return;
  void import("./instrument.ts").then(({ play }) => which.forEach(play));
}
