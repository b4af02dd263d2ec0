/** Age bands, in words. */

import type { Band } from "../../api/types.ts";
import { say } from "../../messages/messages.svelte.ts";

/** The ages of a band as people write them. */
export const bandInWords = ({ youngest, oldest }: Band): string =>
  oldest === null ? say("desk-band-over", { youngest }) : say("desk-band", { youngest, oldest });

/** Whether two bands are the same. */
export const isSame = (one: Band | null, other: Band | null): boolean =>
  one?.youngest === other?.youngest && one?.oldest === other?.oldest;
