/** What one may take away of a game, and the address of each. */

import { addressOf, sendJson } from "../connection/api.ts";
import { newNonce, tableOf } from "../connection/people.ts";

/** Where a letter is the usual size of paper; elsewhere it is A4. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/i;

/** The score sheet, on the paper that the reader's country prints on. */
export const sheetOf = (game: string): string =>
  addressOf(
    `api/games/${game}/sheet.pdf?paper=${LETTER.test(navigator.language) ? "letter" : "a4"}`,
  );

export const gcgOf = (game: string): string => addressOf(`api/games/${game}/gcg`);

export const recordOf = (game: string): string => addressOf(`api/games/${game}/record`);

/** Ask for a rematch, or find the one that was asked for; the address of its table. */
export async function playAgain(game: string, place: string): Promise<string> {
  const { game: next } = await sendJson<{ game: string }>(`api/games/${game}/rematch`, {});
  // The seat's own chance goes into the draws; who has given it before is told so, and no more.
  const command = { command: "give nonce", nonce: newNonce() };
  const order = { type: "command", id: `nonce-${place}`, seen: 0, command };
  await sendJson(`api/games/${next}/commands?place=${place}`, order);
  return tableOf(next, place);
}
