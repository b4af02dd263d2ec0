/** What a line of the tally says that somebody did, where it is no play that stands. */

import type { TallyLine } from "../../game/view.ts";
import { dashed, type Named, say } from "../../messages/messages.svelte.ts";

const KINDS = ["exchange", "expired", "lost", "missed go", "pass", "resigned", "skipped"] as const;
type Kind = (typeof KINDS)[number];

const isKind = (kind: string): kind is Kind => (KINDS as readonly string[]).includes(kind);

/** The sentence for a line; nothing for a play that stands. `own` is the reader's seat. */
export function actOf(
  line: TallyLine | undefined,
  names: readonly Named[],
  own?: number | undefined,
): string {
  if (!line) return "";
  const name = names[line.seat] ?? "";
  const isOwn = line.seat === own;
  if (line.withdrawn) {
    return isOwn
      ? say("act-withdrawn-own", { play: line.text })
      : say("act-withdrawn", { name, play: line.text });
  }
  if (!isKind(line.kind)) return "";
  const key = `act-${dashed(line.kind)}` as const;
  const count = Number(line.text);
  return isOwn ? say(`${key}-own`, { count }) : say(key, { name, count });
}
