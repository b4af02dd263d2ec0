/** Sitting down against the machine: a name, a game, the seat's own chance in the draws. */

import { fetchJson, Problem, sendJson } from "../connection/api.ts";

export interface SheetSummary {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly fewest_sides: number;
  readonly most_sides: number;
  readonly needs: readonly string[];
}

const KNOWN = "rackhouse.known";

/** Be somebody here: who has come before stays who they are. */
async function comeIn(name: string): Promise<void> {
  if (localStorage.getItem(KNOWN) && (await isKnown())) return;
  await sendJson("api/people", { name });
  localStorage.setItem(KNOWN, "yes");
}

async function isKnown(): Promise<boolean> {
  try {
    await fetchJson("api/me");
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return false;
    throw error;
  }
}

/** Something random, which is mixed into every draw of the game. */
const nonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** Open a game against the engine; the address of its table. */
export async function playMachine(sheet: string, player: string, name: string): Promise<string> {
  await comeIn(name);
  const { game } = await sendJson<{ game: string }>("api/games", {
    sheet,
    own: ["seat-1"],
    chairs: [{ seat: 1, player, pace: 1200 }],
    judge: "list",
  });
  const ask = (command: { command: string; nonce?: string; seat?: number }) =>
    sendJson(`api/games/${game}/commands?place=seat-1`, {
      type: "command",
      id: command.command.replace(" ", "-"),
      seen: 0,
      command,
    });
  await ask({ command: "give nonce", nonce: nonce() });
  // What a sheet leaves to its players is settled for the two of them; other sheets refuse this.
  await ask({ command: "choose score-keeper", seat: 0 });
  await ask({ command: "begin" });
  return `games/${game}?place=seat-1`;
}
