/** The hall's interface to an event: one place for its addresses, and for commands. */

import { addressOf, fetchJson, put, sendJson } from "../connection/api.ts";
import { newNonce } from "../connection/people.ts";
import { speech } from "../messages/messages.svelte.ts";
import type {
  Carried,
  Declined,
  DeskCommand,
  Details,
  Donation,
  Entered,
  Log,
  NewEntry,
  Pledging,
  StandingOn,
} from "./values.ts";

/** The address of something of an event: `api/events/ID/entries`; `as` is the role one asks in. */
export function pathOf(event: string, part = "", values: Record<string, string> = {}): string {
  const given = Object.entries(values).filter(([, value]) => value !== "");
  const query = new URLSearchParams(given).toString();
  const path = `api/events/${encodeURIComponent(event)}${part && `/${part}`}`;
  return query ? `${path}?${query}` : path;
}

/** The address of a file to open or to keep, in the language that is spoken: a link has no header. */
export const fileOf = (event: string, part: string, values: Record<string, string> = {}): string =>
  addressOf(pathOf(event, part, { ...values, lang: speech.language }));

/** The address of a print: on the paper and in the language of the event where none is chosen. */
export const printOf = (event: string, kind: string, values: Record<string, string> = {}): string =>
  addressOf(pathOf(event, `prints/${kind}.pdf`, values));

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
  sendJson(pathOf(event, "commands", { as }), { id, command: what });

/** Take a pledge with its sponsor, whose name stands in no fact; empty, or why not. */
export async function makePledge(event: string, pledge: Pledging, as = ""): Promise<string> {
  const path = pathOf(event, "pledges", { as });
  const answer = await sendJson<Carried | Declined>(path, { id: newNonce(), pledge });
  return answer.kind === "done" ? "" : (answer.reason.text ?? "");
}

/** Take a donation of somebody who plays in no team; empty, or why not. */
export async function takeDonation(event: string, donation: Donation, as = ""): Promise<string> {
  const path = pathOf(event, "donations", { as });
  const answer = await sendJson<Carried | Declined>(path, { id: newNonce(), donation });
  return answer.kind === "done" ? "" : (answer.reason.text ?? "");
}

/** Mail the receipt of a payment to whoever paid. */
export const mailReceipt = (event: string, payment: number, as = ""): Promise<void> =>
  put(pathOf(event, `payments/${payment}/receipt`, { as }), {});

/** Say otherwise who a sponsor is; an empty name forgets them. */
export const nameSponsor = (
  event: string,
  pledge: number,
  sponsor: string,
  as = "",
): Promise<void> => put(pathOf(event, `pledges/${pledge}`, { as }), { sponsor });

export const fetchLog = (event: string, values: Record<string, string> = {}): Promise<Log> =>
  fetchJson(pathOf(event, "log", values));

/** What stands on an action, and would have to be undone with it. */
export const fetchStanding = (
  event: string,
  action: number,
  as = "",
): Promise<readonly StandingOn[]> => fetchJson(pathOf(event, `log/${action}`, { as }));

/** Enter people, each for themselves: what came of it stands in their order. */
export const enter = (
  event: string,
  entries: readonly NewEntry[],
  as = "",
  together = false, // in one action: all of them, or nobody
): Promise<readonly Entered[]> =>
  sendJson(pathOf(event, "entries", { as }), { id: newNonce(), entries, together });

/** The refusals among what came of sign-ups, in words; empty where there are none. */
export const refusalsIn = (entered: readonly Entered[]): string =>
  entered
    .filter(({ entry }) => entry === null)
    .map(({ name, reason }) => `${name}: ${reason}`)
    .join(" ");

/** Say otherwise who an entry is: names by the ids of a team's members, and details. */
export const changeEntry = (
  event: string,
  entry: number,
  changed: { name: string; members: Record<string, string>; details: Details },
  as = "",
): Promise<void> => put(pathOf(event, `entries/${entry}`, { as }), changed);
