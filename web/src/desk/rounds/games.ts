/** The game of a match: opened by the desk, and the ways to it for whoever asks. */

import { fetchJson, sendJson } from "../../connection/api.ts";
import { newNonce } from "../../connection/people.ts";
import { pathOf } from "../api.ts";

/** A game and its ways in, as far as one may give them away. */
export interface TableLinks {
  readonly game: string;
  readonly custody: string;
  readonly page: string; // where oneself goes; empty where one has no place there
  readonly links: readonly { readonly place: string; readonly link: string }[];
}

export const openGame = (
  event: string,
  pairing: number,
  custody: "table" | "dealt",
  as: string,
): Promise<TableLinks> =>
  sendJson(pathOf(event, `pairings/${pairing}/game`), {
    id: newNonce(),
    custody,
    ...(as && { as }),
  });

export const gameOf = (event: string, pairing: number, as: string): Promise<TableLinks> =>
  fetchJson(pathOf(event, `pairings/${pairing}/game`, { as }));
