/** A ruling as the news tell it: one verdict for all words, never which, and what it costs whom. */

import type { NewsItem } from "../api/types.ts";

/** What follows for a side. */
export type Cost =
  | { readonly kind: "turn"; readonly seat: number; readonly isNow: boolean }
  | { readonly kind: "points"; readonly seat: number; readonly points: number }
  | { readonly kind: "fee"; readonly seat: number; readonly cents: number }
  | { readonly kind: "time"; readonly seat: number; readonly milliseconds: number };

export interface Verdict {
  readonly number: number; // of the fact
  readonly at: number; // server time
  readonly by: number | null; // who challenged, where that is known
  readonly words: readonly string[];
  readonly isGood: boolean | null; // `null` where the sides read the book differently
  readonly withdrawn: number | null; // whose play came off
  readonly costs: readonly Cost[];
}

/** Whether a play made since has the place of a verdict, where there is only one place for both. */
export const isOvertaken = (
  verdict: Verdict,
  window: { readonly opened: number } | null,
): boolean => window !== null && window.opened > verdict.at;

/** Who challenges, as the last of these news has it. */
export const callerIn = (items: readonly NewsItem[]): number | null => {
  const called = items.findLast(({ kind }) => kind === "challenge called");
  return called ? Number(called.data.seat) : null;
};

/** The last ruling among news, if there is one; `caller` challenged in news before these. */
export function verdictIn(
  items: readonly NewsItem[],
  caller: number | null = null,
): Verdict | null {
  const at = items.findLastIndex(({ kind }) => kind === "ruled" || kind === "call left open");
  const ruled = items[at];
  if (!ruled) return null;
  const after = items.slice(at + 1);
  const withdrawn = after.find(({ kind }) => kind === "play withdrawn");
  return {
    number: ruled.number,
    at: ruled.at,
    by: callerIn(items.slice(0, at)) ?? caller,
    words: ruled.data.words as readonly string[],
    isGood: ruled.kind === "ruled" ? Boolean(ruled.data.acceptable) : null,
    withdrawn: withdrawn ? Number(withdrawn.data.seat) : null,
    costs: after.flatMap((item) => costOf(item, after)),
  };
}

interface Posted {
  readonly kind: string;
  readonly side: number;
  readonly postings: readonly { readonly cents: number }[];
}

function costOf({ kind, data }: NewsItem, after: readonly NewsItem[]): Cost[] {
  const seat = Number(data.seat);
  switch (kind) {
    case "turn owed": {
      const isNow = after.some((one) => one.kind === "turn skipped" && one.data.seat === seat);
      return [{ kind: "turn", seat, isNow }];
    }
    case "points given":
      if (data.reason !== "challenge") return [];
      return [{ kind: "points", seat, points: Number(data.points) }];
    case "time charged":
      return [{ kind: "time", seat, milliseconds: Number(data.milliseconds) }];
    case "posted": {
      const { kind: what, side, postings } = data.entry as Posted;
      const cents = Math.max(0, ...postings.map((posting) => posting.cents));
      return what === "fee" ? [{ kind: "fee", seat: side, cents }] : [];
    }
    default:
      return [];
  }
}
