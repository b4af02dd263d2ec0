/** The entries that somebody plays for, as the roles they have at an event. */

import type { Overview } from "../../event/values.ts";

const PLAYER = /^player-(\d+)$/;

/** The roles of a player, `player-7`; one for each entry. */
export const ownRoles = ({ roles }: Pick<Overview, "roles">): string[] =>
  roles.filter((role) => PLAYER.test(role));

/** The entry of a player's role; 0 where it is none. */
export const entryOf = (role: string): number => Number(PLAYER.exec(role)?.[1] ?? 0);
