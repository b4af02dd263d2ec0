/** What a sheet sells, read off its values: each help with its price. */

import { speech } from "../messages/messages.svelte.ts";

export interface Help {
  readonly name: string;
  readonly title: string;
  readonly price: string;
  readonly isPerPoint: boolean; // whether the price is for each point on the tile's face
}

type Values = Readonly<Record<string, unknown>>;

/** The helps of a sheet, in its order. */
export function helpsOf(values: Values): Help[] {
  const names = Object.keys(values)
    .map((key) => /^helps\.(\w[\w-]*)\.title$/.exec(key)?.[1])
    .filter((name) => name !== undefined);
  return names.map((name) => ({
    name,
    title: String(values[`helps.${name}.title`]),
    price: money(Number(values[`helps.${name}.price`])),
    isPerPoint: values[`helps.${name}.kind`] === "letter",
  }));
}

const money = (cents: number): string =>
  new Intl.NumberFormat(speech.language, { style: "currency", currency: "USD" }).format(
    cents / 100,
  );
