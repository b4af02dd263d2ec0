/** Opening a game: against the machine, or with a seat left open for a friend. */

import { sendJson } from "../connection/api.ts";
import { comeIn, newNonce, tableOf } from "../connection/people.ts";
import { speech } from "../messages/messages.svelte.ts";

/** What the sheet leaves open, by key. */
export type Settings = Readonly<Record<string, unknown>>;

/** How somebody wants to play. */
interface Wish {
  readonly sheet: string;
  readonly name: string; // of who asks
  readonly settings: Settings;
}

const OWN = "seat-1";

/** Fetch what a table is made of while somebody looks at the first page: most go there next. */
export function fetchTableEarly(): void {
  // Who has few bytes to spare fetches a table when they go there.
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  void Promise.all([import("../table/TablePage.svelte"), speech.learn("table")]).catch(() => null);
}

/** Open a game against the engine; the address of its table. */
export async function playMachine(wish: Wish, player: string): Promise<string> {
  const game = await open(wish, [{ seat: 1, player, pace: 1200 }]);
  await order(game, { command: "begin" });
  return tableOf(game, OWN);
}

/** Open a game for two people; its table shows the link for the other one. */
export async function playFriend(wish: Wish): Promise<string> {
  return tableOf(await open(wish, []), OWN);
}

async function open({ sheet, name, settings }: Wish, chairs: readonly object[]): Promise<string> {
  await comeIn(name);
  const opening = { sheet, settings, own: [OWN], chairs, judge: "list" };
  const { game } = await sendJson<{ game: string }>("api/games", opening);
  await order(game, { command: "give nonce", nonce: newNonce() });
  // What a sheet leaves to its players is settled for the two of them; other sheets refuse this.
  await order(game, { command: "choose score-keeper", seat: 0 });
  return game;
}

const order = (game: string, command: { command: string; [field: string]: unknown }) =>
  sendJson(`api/games/${game}/commands?place=${OWN}`, {
    type: "command",
    id: command.command.replace(" ", "-"),
    seen: 0,
    command,
  });
