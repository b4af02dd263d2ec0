/** Commands on their way: kept until they are answered, and sent again as they were.
 *
 * Each has an id of its own, under which the hall answers the same however often it is asked, so
 * nothing is doubled by sending it again. They are kept by the browser over a reload.
 */

import type { Answer, Command } from "./protocol.ts";

export interface Sent {
  readonly id: string;
  readonly seen: number; // the last fact known when it was given
  readonly command: Command;
}

export type Outbox = readonly Sent[];

export const add = (outbox: Outbox, sent: Sent): Outbox => [...outbox, sent];

/** Without the command that was answered; where the hall could not say, it stays. */
export function settle(outbox: Outbox, answer: Answer): Outbox {
  if (answer.type === "unavailable") return outbox;
  return outbox.filter((sent) => sent.id !== answer.id);
}

/** Where the browser keeps it; nothing of it is lost that matters if it cannot. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function keep(shelf: Shelf, key: string, outbox: Outbox): void {
  try {
    if (outbox.length === 0) shelf.removeItem(key);
    else shelf.setItem(key, JSON.stringify(outbox));
  } catch {
    // A full or forbidden shelf: the command is still held in memory.
  }
}

export function fetchKept(shelf: Shelf, key: string): Outbox {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(key) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isSent) : [];
  } catch {
    return [];
  }
}

const isSent = (value: unknown): value is Sent =>
  typeof value === "object" &&
  value !== null &&
  typeof (value as Sent).id === "string" &&
  typeof (value as Sent).seen === "number" &&
  typeof (value as Sent).command?.command === "string";
