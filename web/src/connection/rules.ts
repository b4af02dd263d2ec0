/** What a board needs to know before its first tile: squares, letters, names of colours. */

import type { Alphabet } from "../board/alphabet.ts";
import { type Layout, layoutOf } from "../board/layout.ts";
import { fetchJson, Problem } from "./api.ts";

/** The set-up of a game that its pages draw; none of it decides anything. */
export interface Equipment {
  readonly layout: Layout;
  readonly alphabet: Alphabet;
  readonly wells: number;
}

interface LayoutPage {
  rows: number;
  columns: number;
  start: number;
  premiums: string[];
}

type Values = Readonly<Record<string, unknown>>;

const USUAL: Values = { "tiles.set": "english", "tiles.rack": 7 };

/** Where a game is looked at from. */
export interface Spot {
  readonly game: string;
  readonly place: string;
  readonly token?: string; // an invitation to look on, where the game is not open to all
}

/** What a game is played with; its own rules say so, where it is known which game it is. */
export async function fetchEquipment(
  sheet: string,
  layout: string,
  spot: Spot | null = null,
): Promise<Equipment> {
  return equipmentOf(layout, spot ? await valuesAt(spot) : await valuesOf(sheet));
}

/** What is played with under these values of a sheet. */
export async function equipmentOf(layout: string, values: Values): Promise<Equipment> {
  const set = String(values["tiles.set"]);
  const [page, { tiles }] = await Promise.all([
    fetchJson<LayoutPage>(`api/layouts/${encodeURIComponent(layout)}`),
    fetchJson<{ tiles: Alphabet }>(`api/tile-sets/${encodeURIComponent(set)}`),
  ]);
  return {
    layout: layoutOf(page, coloursOf(values)),
    alphabet: tiles,
    wells: Number(values["tiles.rack"]),
  };
}

async function valuesAt({ game, place, token }: Spot): Promise<Values> {
  const path = `api/games/${encodeURIComponent(game)}/rules?place=${place}`;
  return (await fetchJson<{ values: Values }>(path, token)).values;
}

/** A sheet of the house's own has no page of its own; it then has the usual tiles. */
async function valuesOf(sheet: string): Promise<Values> {
  try {
    const page = await fetchJson<{ values: Values }>(`api/sheets/${encodeURIComponent(sheet)}`);
    return { ...USUAL, ...page.values };
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return USUAL;
    throw error;
  }
}

/** What the sheet calls the colours: `colours.double_word` is `pink`. */
function coloursOf(values: Values): Record<string, string> {
  const named = Object.entries(values).filter(([key]) => key.startsWith("colours."));
  return Object.fromEntries(
    named.map(([key, name]) => [key.slice("colours.".length), String(name)]),
  );
}
