/** A team's card and what else it needs: fetched, with its words, only where seats are shared. */

import { later } from "../questions/later.ts";

export const loadTeam = later(() => import("./shared.ts"), "team");
