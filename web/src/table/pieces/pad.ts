/** The score pad as rows: each side's turns side by side, as on paper. */

import type { GameView, GivenPoints, TallyLine } from "../../game/view.ts";
import { signed } from "../../messages/figure.ts";
import { dashed, type Key, say } from "../../messages/messages.svelte.ts";

/** The sides in the order in which they play, the viewer's own first. */
export function columnsOf(view: GameView): number[] {
  const order = view.order.length > 0 ? view.order : view.sides.map((side) => side.seat);
  const own = view.own ? order.indexOf(view.own.seat) : 0;
  return own < 0 ? [...order] : [...order.slice(own), ...order.slice(0, own)];
}

/** Each side's lines, in order. */
export const linesOf = (view: GameView, seat: number): TallyLine[] =>
  view.tally.filter((line) => line.seat === seat);

/** The last line that is a play and stands. */
export const lastPlay = (view: GameView): TallyLine | undefined =>
  view.tally.findLast((line) => line.kind === "play" && !line.withdrawn);

/** Where a play begins: the first word of `12K TABOR`. */
export const placeOf = (line: TallyLine): string => line.text.split(" ")[0] ?? "";

/** The word of a play in capitals, as it reads on the board. */
export const wordOf = (line: TallyLine): string => line.words[0] ?? line.text;

const KINDS = ["exchange", "pass", "missed go", "expired", "skipped", "resigned"];

/** What a turn without a play was. */
export const kindText = (kind: string): string =>
  KINDS.includes(kind) ? say(`pad-${dashed(kind)}` as Key) : kind;

/** Points that no play earned, and what they are for: `−10 for overtime`. */
export const givenText = ({ points, why }: GivenPoints): string => `${signed(points)} ${why.text}`;

/** What tiles left over, overtime and rulings did to a side's score once the turns were over. */
export const atTheEnd = (view: GameView, seat: number): number =>
  (view.sides[seat]?.score ?? 0) - (linesOf(view, seat).at(-1)?.total ?? 0);
