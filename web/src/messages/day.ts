/** Days as the reader writes them. */

import { locale } from "./locale.ts";

/** The day of a moment: 1 May 2027. */
export const dayText = (at: number): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: "medium" }).format(at);
