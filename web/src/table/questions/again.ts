/** Once more: the rematch of a game, asked for or found, at the same places. */

import type { RematchRef } from "../../api/types.ts";
import { sendJson } from "../../connection/api.ts";

const GAME = /(?<=\/games\/)[\w-]+/;

/** The name of the game that an address is of. */
export const gameAt = (address: string): string | undefined => GAME.exec(address)?.[0];

/** The same place at another game: its seat, or the screen that goes round. */
export const sameAt = (address: string, game: string): string => address.replace(GAME, game);

/** Ask for a rematch, or find the one that was asked for. */
export const askAgain = (game: string): Promise<RematchRef> =>
  sendJson(`api/games/${game}/rematch`, {});
