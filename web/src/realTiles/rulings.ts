/** A ruling as the table hears it: one verdict on all words, and what follows for whom. */

import type { NewsItem } from "../connection/protocol.ts";

export interface Ruling {
  readonly number: number; // of the fact
  readonly words: readonly string[];
  readonly isGood: boolean;
  readonly seat: number | null; // whose play it was, where it came off
  readonly score: number;
  readonly costs: readonly Cost[];
}

/** What a failed challenge costs whom. */
export type Cost =
  | { readonly kind: "turn"; readonly seat: number }
  | { readonly kind: "points"; readonly seat: number; readonly points: number }
  | { readonly kind: "fee"; readonly seat: number; readonly cents: number }
  | { readonly kind: "time"; readonly seat: number; readonly milliseconds: number };

/** A fee as the ledger has it; what one account gains another loses. */
interface Entry {
  readonly side: number;
  readonly postings: readonly { readonly cents: number }[];
}

type Data = Readonly<Record<string, unknown>>;

/** The last ruling that news tell of, with what came of it; none where nothing was ruled. */
export function rulingOf(items: readonly NewsItem[]): Ruling | null {
  const at = items.findLastIndex(({ kind }) => kind === "ruled");
  const item = items[at];
  if (!item) return null;
  const after = items.slice(at + 1);
  const off = after.find(({ kind }) => kind === "play withdrawn")?.data;
  return {
    number: item.number,
    words: item.data.words as readonly string[],
    isGood: item.data.acceptable === true,
    seat: off ? Number(off.seat) : null,
    score: off ? Number(off.score) : 0,
    costs: after.flatMap(({ kind, data }) => COSTS[kind]?.(data) ?? []),
  };
}

const COSTS: Readonly<Record<string, (data: Data) => Cost | null>> = {
  "turn owed": (data) => ({ kind: "turn", seat: Number(data.seat) }),
  "points given": (data) =>
    data.reason === "challenge"
      ? { kind: "points", seat: Number(data.seat), points: Number(data.points) }
      : null,
  posted: ({ entry }) => {
    const { side, postings } = entry as Entry;
    return { kind: "fee", seat: side, cents: Math.max(...postings.map(({ cents }) => cents)) };
  },
  "time charged": (data) => ({
    kind: "time",
    seat: Number(data.seat),
    milliseconds: Number(data.milliseconds),
  }),
};
