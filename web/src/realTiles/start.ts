/** Opening a game that is played with real tiles; its pad is the page that follows. */

import { addressOf, sendJson } from "../connection/api.ts";
import { comeIn } from "../connection/people.ts";
import { KEEPER } from "./places.ts";

/** How people want to play on a real board. */
export interface RealWish {
  readonly sheet: string;
  readonly name: string; // of who opens it
  readonly names: readonly string[]; // of all sides, by seat
  readonly ownSeat?: number | null; // where the opener sits, from 0; nowhere: only keeps the score
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly title?: string;
  readonly lexicon?: string;
  readonly book?: string; // the title of a book on paper, which decides instead of a list
  readonly judge?: "person" | "list";
  readonly isOpenToWatch?: boolean; // whether the hall's wall shows it
}

/** Open a game with real tiles; the address of its pad. */
export async function playRealTiles(wish: RealWish): Promise<string> {
  const { sheet, name, names, ownSeat = 0, settings = {}, judge = "list" } = wish;
  await comeIn(name);
  const { game } = await sendJson<{ game: string }>("api/games", {
    sheet,
    settings,
    judge,
    names,
    sides: names.length,
    custody: "table",
    own: ownSeat === null ? [KEEPER] : [`seat-${ownSeat + 1}`, KEEPER],
    is_open_to_watch: wish.isOpenToWatch ?? false,
    ...(wish.title ? { title: wish.title } : {}),
    ...(wish.lexicon ? { lexicon: wish.lexicon } : {}),
    ...(wish.book ? { book: wish.book } : {}),
  });
  return padOf(game);
}

/** The address of a game's pad. */
export const padOf = (game: string): string => addressOf(`pad/${game}`);
