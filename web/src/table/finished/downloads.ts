/** What one may take away of a game, and the address of each. */

import type { GameInfo } from "../../api/types.ts";
import { addressOf, inLanguage } from "../../connection/api.ts";
import { wayTo } from "../../connection/way.ts";
import { askAgain } from "../questions/again.ts";

/** Where a letter is the usual size of paper; elsewhere it is A4. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/i;

/** The score sheet, on the paper that the reader's country prints on. */
export const sheetOf = (game: string): string =>
  inLanguage(
    `api/games/${game}/sheet.pdf?paper=${LETTER.test(navigator.language) ? "letter" : "a4"}`,
  );

/** The board and the result, as the link shows them where it is shared. */
export const pictureOf = (game: string): string => inLanguage(`api/games/${game}/picture.png`);

export const gcgOf = (game: string): string => addressOf(`api/games/${game}/gcg`);

export const recordOf = (game: string): string => addressOf(`api/games/${game}/record`);

/** Ask for a rematch, or find the one that was asked for; the address of its table. */
export async function playAgain(info: GameInfo): Promise<string> {
  const { game, places } = await askAgain(info.id);
  return wayTo({ info: { ...info, id: game }, places });
}
