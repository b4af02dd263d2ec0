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
  if (line.kind === "expired" && line.seat === own) return say("act-expired-own");
  const name = names[line.seat] ?? "";
  if (line.withdrawn) return say("act-withdrawn", { name, play: line.text });
  return isKind(line.kind)
    ? say(`act-${dashed(line.kind)}`, { name, count: Number(line.text) })
    : "";
}
