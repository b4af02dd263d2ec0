/** What a player asks of an event. */

import { fetchJson, sendJson } from "../connection/api.ts";
import { pathOf } from "../desk/api.ts";
import type { Overview } from "../desk/values.ts";

export const fetchOverview = (event: string): Promise<Overview> => fetchJson(pathOf(event));

/** Show who one is: the number of one's entry, and the last four digits of its phone. */
export const signIn = (event: string, entry: number, digits: string): Promise<unknown> =>
  sendJson(pathOf(event, "sign-in"), { entry, digits });
