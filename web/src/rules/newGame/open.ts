/** Setting a table: the game is opened, the seats that are here give their chance, and it begins. */

import type { OpenedGame } from "../../api/types.ts";
import { addressOf, sendJson } from "../../connection/api.ts";
import { aroundOf } from "../../connection/around.ts";
import { comeIn, newNonce, tableOf } from "../../connection/people.ts";
import { padOf } from "../../connection/start.ts";
import { awaitsOthers, isShared, openingOf, ownPlaces, type Plan, type Values } from "./plan.ts";

interface Order {
  readonly command: string;
  readonly [field: string]: unknown;
}

/** Set the table; the address to go on to. */
export async function setTable(plan: Plan, values: Values, name: string): Promise<string> {
  await comeIn(name);
  const { game } = await sendJson<OpenedGame>("api/games", openingOf(plan, values));
  if (plan.kind === "tiles") return padOf(game);
  const own = ownPlaces(plan);
  for (const place of own) await order(game, place, { command: "give nonce", nonce: newNonce() });
  const [first = "public"] = own;
  if (values["score_keeper.chosen"] === "a-player") {
    await order(game, first, { command: "choose score-keeper", seat: 0 });
  }
  // What the sides could still agree on is settled when somebody says so; a team gathers first.
  if (!awaitsOthers(plan) && !isShared(plan, values))
    await order(game, first, { command: "begin" });
  if (plan.kind === "one") return aroundOf(game, own.length);
  const invites = awaitsOthers(plan) || plan.judge === "person" || plan.atASeat > 1;
  return invites ? addressOf(`games/${game}/invitations`) : tableOf(game, first);
}

const order = (game: string, place: string, command: Order): Promise<unknown> =>
  sendJson(`api/games/${game}/commands?place=${place}`, {
    type: "command",
    id: `${command.command.replace(" ", "-")}-${place}`,
    seen: 0,
    command,
  });
