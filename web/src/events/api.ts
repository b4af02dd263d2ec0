/** What is asked of the hall about events as a whole. */

import type { CreatedEvent, PhraseAsked, TableTerms } from "../api/types.ts";
import { fetchJson, sendJson } from "../connection/api.ts";
import { newNonce } from "../connection/people.ts";
import { keepLinks } from "../event/kept.ts";
import type { Preset } from "./values.ts";

export const fetchPresets = (): Promise<readonly Preset[]> => fetchJson("api/presets");

export const fetchMailPermission = (): Promise<PhraseAsked> => fetchJson("api/mail-permission");

/** What an organiser sets beside what the sheet asks. */
export interface Settings {
  readonly goal: number; // cents; 0 is none
  readonly currency: string;
  readonly is_listed: boolean;
  readonly tables: TableTerms;
}

/** Announce an event; its id. */
export async function createEvent(
  preset: string,
  answers: Record<string, unknown>,
  settings: Settings,
  phrase: string,
): Promise<string> {
  const body = { id: newNonce(), preset, answers, settings, phrase };
  const { event, links } = await sendJson<CreatedEvent>("api/events", body);
  keepLinks(event, links);
  return event;
}
