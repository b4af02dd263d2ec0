/** Age bands, in words. */

import type { Band } from "../../api/types.ts";
import { told } from "../../messages/reasons.svelte.ts";

/** The ages of a band as people write them. */
export const bandInWords = ({ youngest, oldest }: Band): string =>
  told(oldest === null ? `${youngest} and over` : `${youngest} to ${oldest}`);

/** Whether two bands are the same. */
export const isSame = (one: Band | null, other: Band | null): boolean =>
  one?.youngest === other?.youngest && one?.oldest === other?.oldest;
