/** What a sheet can set, in sections, for a page that knows none of it by name. */

import type { LabelledKnob } from "../../api/types.ts";
import { sayThing } from "../../messages/messages.svelte.ts";
import type { Values } from "./plan.ts";

/** A knob at its own place: that of a help has the help's name in its key. */
interface Placed {
  readonly key: string;
  readonly knob: LabelledKnob;
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
  knobs: readonly LabelledKnob[],
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
    title: sectionTitle(name, placed, values),
    knobs: placed,
  }));
}

function keysOf(knob: LabelledKnob, values: Values): string[] {
  if (!knob.key.includes(ANY)) return knob.key in values ? [knob.key] : [];
  const [start = "", end = ""] = knob.key.split("*");
  return Object.keys(values).filter((key) => key.startsWith(start) && key.endsWith(end));
}

/** The heading of a section; that of a help has the help's name. */
const sectionTitle = (name: string, [first]: readonly Placed[], values: Values): string =>
  (first?.knob.section ?? "") +
  (name.startsWith(HELPS) ? `: ${sayThing(String(values[`${name}.title`] ?? name))}` : "");

/** What a knob is called where it can be set; nothing until the hall has told. */
export const labelOf = (knobs: readonly LabelledKnob[], key: string): string =>
  knobs.find((knob) => knob.key === key)?.label ?? "";

export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
