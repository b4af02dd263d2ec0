/** How a game ended, and what was added and taken off at its end, in sentences. */

import type { NewsItem } from "../../api/types.ts";
import type { EndView, GameView } from "../../game/view.ts";
import { dashed, type Key, list, type Named, say } from "../../messages/messages.svelte.ts";
import { howItEnded } from "../ending.ts";

/** Everything there is to say of the end. */
export function ending(view: GameView, names: readonly Named[]): string[] {
  const { end, sides } = view;
  if (!end) return [];
  const nameOf = (seat: number): Named => names[seat] ?? "";
  const held = sides
    .filter((side) => side.rack)
    .map(({ seat, rack }) =>
      say("finished-held", { name: nameOf(seat), tiles: spaced(rack ?? "") }),
    );
  const given = view.points_given
    .filter(({ points }) => points !== 0)
    .map(({ seat, points, why }) => added(nameOf(seat), points, why.text));
  return [howItEnded(view, names), ...held, ...given, ...left(end)];
}

/** The seats that changed hands while it was played, and who agreed to that. */
export const refilled = (news: readonly NewsItem[], names: readonly Named[]): string[] =>
  news
    .filter(({ kind }) => kind === "seat refilled")
    .map(({ data }) => {
      const agreed = (data.agreed as readonly string[]).map((place) =>
        place === "director" || place === "desk"
          ? say(`finished-refilled-${place}`)
          : (names[Number(place.slice("seat-".length)) - 1] ?? place),
      );
      return say("finished-refilled", {
        name: names[Number(data.seat)] ?? "",
        agreed: list(agreed),
      });
    });

const added = (name: Named, points: number, why: string): string =>
  say(points < 0 ? "finished-loses" : "finished-gains", {
    name,
    count: Math.abs(points),
    why,
  });

/** Whether a play was left where nobody went out; with real tiles nobody can know. */
const left = ({ play_left, out }: EndView): string[] =>
  play_left === null || out !== null
    ? []
    : [say(play_left ? "finished-left" : "finished-left-none")];

/** Tiles as one reads them out: with room between them, a blank as such. */
export const spaced = (rack: string): string =>
  (rack.match(/\[[^\]]+\]|./gu) ?? [])
    .map((tile) => (tile === "?" ? say("finished-blank") : tile.replace(/[[\]]/g, "")))
    .join(" ");

const KINDS = ["exchange", "pass", "missed go", "expired", "skipped", "resigned", "lost"];

/** What a turn without a play was. */
export const kindText = (kind: string, text: string): string =>
  KINDS.includes(kind)
    ? say(`finished-kind-${dashed(kind)}` as Key, { count: Number(text) || 0 })
    : kind;
