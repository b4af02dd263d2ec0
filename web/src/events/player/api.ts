/** What a player asks of an event. */

import { fetchJson } from "../../connection/api.ts";
import { pathOf } from "../../event/api.ts";
import type { Overview } from "../../event/values.ts";

export const fetchOverview = (event: string): Promise<Overview> => fetchJson(pathOf(event));
