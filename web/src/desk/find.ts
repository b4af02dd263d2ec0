/** Finding entries by a few letters, as one types them with somebody waiting. */

import type { EntryLine } from "./values.ts";

/** Letters without their marks, small: Žofia is found by zof. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLocaleLowerCase();

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
