/** Finding entries by a few letters, as one types them with somebody waiting. */

import { plain } from "../kit/plain.ts";
import type { EntryLine, NewEntry } from "./values.ts";

/** Whether every part of what was typed begins a word of a name, a member's, or is the number. */
export function fits(entry: EntryLine, typed: string): boolean {
  const names = [entry.name, ...entry.members.map(({ name }) => name)];
  const words = plain(names.join(" ")).split(/[\s\-'’.]+/);
  const parts = plain(typed)
    .split(/[\s\-'’.]+/)
    .filter((part) => part !== "");
  return parts.every(
    (part) => String(entry.number) === part || words.some((word) => word.startsWith(part)),
  );
}

/** Who plays already under the name of somebody who is to be entered. */
export const twinOf = (
  entries: readonly EntryLine[],
  drafts: readonly Pick<NewEntry, "name">[],
): EntryLine | undefined => {
  const names = new Set(drafts.map(({ name }) => plain(name.trim())));
  return entries.find((one) => !one.is_withdrawn && names.has(plain(one.name)));
};
