/** Where a game with real tiles goes on once it is opened. */

import { addressOf } from "./api.ts";

/** The address of a game's pad, for whoever sits at the board or keeps its score. */
export const padOf = (game: string): string => addressOf(`pad/${game}`);
