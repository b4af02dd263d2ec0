/** What a sheet can set, in sections, for a page that knows none of it by name. */

import type { Knob } from "../../api/types.ts";
import { dashed, sayOr, sayThing } from "../../messages/messages.svelte.ts";
import type { Values } from "./plan.ts";

/** A knob at its own place: that of a help has the help's name in its key. */
interface Placed {
  readonly key: string;
  readonly knob: Knob;
}

export interface Section {
  readonly name: string;
  readonly title: string;
  readonly knobs: readonly Placed[];
}

const HELPS = "helps.";
const ANY = ".*.";

/** Chosen elsewhere on the page of a new game: who rules on words. */
const ELSEWHERE: readonly string[] = ["challenge.ruled_by"];

/** The sections of a sheet that has these values, in the model's order. */
export function sectionsOf(
  knobs: readonly Knob[],
  values: Values,
  elsewhere: readonly string[] = ELSEWHERE,
): Section[] {
  const sections = new Map<string, Placed[]>();
  for (const knob of knobs.filter(({ key }) => !elsewhere.includes(key))) {
    for (const key of keysOf(knob, values)) {
      const name = key.includes(".") ? key.slice(0, key.lastIndexOf(".")) : "";
      const placed = sections.get(name) ?? [];
      placed.push({ key, knob });
      sections.set(name, placed);
    }
  }
  return [...sections].map(([name, placed]) => ({
    name,
    title: sectionTitle(name, values),
    knobs: placed,
  }));
}

function keysOf(knob: Knob, values: Values): string[] {
  // Where there is one way only, there is nothing to choose.
  if (knob.kind === "choice" && knob.choices.length < 2) return [];
  if (!knob.key.includes(ANY)) return knob.key in values ? [knob.key] : [];
  const [start = "", end = ""] = knob.key.split("*");
  return Object.keys(values).filter((key) => key.startsWith(start) && key.endsWith(end));
}

function sectionTitle(name: string, values: Values): string {
  if (name.startsWith(HELPS)) {
    return `${sayOr("knob-helps", "helps")}: ${sayThing(String(values[`${name}.title`] ?? name))}`;
  }
  return sayOr(`knob-${dashed(name)}`, name);
}

const plainKey = (key: string): string => key.replace(/^helps\.[^.]+\./, HELPS);

export const labelOf = (key: string): string => sayOr(`knob-${dashed(plainKey(key))}`, key);

export const choiceLabel = (key: string, choice: string): string =>
  sayOr(`knob-${dashed(plainKey(key))}-${dashed(choice)}`, choice);

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
