/** Money as people write it; the hall counts in cents. */

import { speech } from "../../messages/messages.svelte.ts";

/** An amount in its currency: $5, $0.25, 12,50 €. Whole amounts have no cents. */
export const money = (cents: number, currency: string): string =>
  new Intl.NumberFormat(speech.language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(cents / 100);

/** What somebody typed into a field for an amount, in cents. */
export const centsOf = (amount: number): number => Math.round(100 * amount);
