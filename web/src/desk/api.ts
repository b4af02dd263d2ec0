/** The hall's interface to an event: one place for its addresses, and for commands. */

import { fetchJson, putJson, sendJson } from "../connection/api.ts";
import { newNonce } from "../connection/people.ts";
import type {
  Carried,
  Declined,
  DeskCommand,
  Details,
  Entered,
  EntryLine,
  Log,
  NewEntry,
  StandingOn,
} from "./values.ts";

/** The address of something of an event: `api/events/ID/entries`; `as` is the role one asks in. */
export function pathOf(event: string, part = "", values: Record<string, string> = {}): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given).toString();
  const path = `api/events/${encodeURIComponent(event)}${part && `/${part}`}`;
  return query ? `${path}?${query}` : path;
}

/** The address of a page of an event: `events/ID/desk/log`. */
export const pageOf = (event: string, part = ""): string =>
  new URL(`events/${encodeURIComponent(event)}${part && `/${part}`}`, document.baseURI).href;

/** Give a command in a role (the strongest where none is named). Asked twice, it is done once. */
export const command = (
  event: string,
  what: DeskCommand,
  as = "",
  id = newNonce(),
): Promise<Carried | Declined> =>
  sendJson(pathOf(event, "commands"), { id, command: what, ...(as && { as }) });

export const fetchLog = (event: string, values: Record<string, string> = {}): Promise<Log> =>
  fetchJson(pathOf(event, "log", values));

/** What stands on an action, and would have to be undone with it. */
export const fetchStanding = (
  event: string,
  action: number,
  as = "",
): Promise<readonly StandingOn[]> => fetchJson(pathOf(event, `log/${action}`, { as }));

/** Enter people, in one step each; the desk's own numbers follow their order. */
export async function enter(
  event: string,
  entries: readonly NewEntry[],
  as = "",
): Promise<readonly Entered[]> {
  const { entered } = await sendJson<{ entered: readonly Entered[] }>(pathOf(event, "entries"), {
    id: newNonce(),
    entries,
    ...(as && { as }),
  });
  return entered;
}

/** Say otherwise who an entry is; who makes up a team is a fact, and is told apart. */
export const changeEntry = (
  event: string,
  { number }: Pick<EntryLine, "number">,
  changed: { name: string; members: readonly string[]; details: Details },
  as = "",
): Promise<unknown> =>
  putJson(pathOf(event, `entries/${number}`), { ...changed, ...(as && { as }) });
