/** Days and times of an event, as people of its place and of the page's language write them. */

import { locale } from "../messages/locale.ts";
import { say } from "../messages/messages.svelte.ts";
import type { Overview, Session } from "./values.ts";

const write = (at: number | Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), options).format(at);

/** The time of day of a moment, in a zone: 7:24 PM, 19:24. */
export const timeAt = (at: number, timeZone: string): string =>
  write(at, { timeStyle: "short", timeZone });

/** The day and time of a moment, in a zone. */
export const momentAt = (at: number, timeZone: string): string =>
  write(at, { dateStyle: "medium", timeStyle: "short", timeZone });

/** A day that has no time, whatever the zone: Saturday 1 May 2027. */
export const dayInWords = (day: string): string =>
  write(new Date(`${day}T12:00:00Z`), {
    weekday: "long",
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });

/** A time of day as it is written here: 09:00, 9:00 AM. */
const hourInWords = (hour: string): string =>
  write(new Date(`2000-01-01T${hour.slice(0, 5)}:00Z`), { timeStyle: "short", timeZone: "UTC" });

/** A day of the event with its hours. */
export const sessionInWords = ({
  day,
  opens,
  closes,
}: Pick<Session, "day" | "opens" | "closes">): string =>
  `${dayInWords(day)}, ${hourInWords(opens)} – ${hourInWords(closes)}`;

/** A day with its hours, or without them, as the hall has written it into a list. */
const LISTED = /^\w+, (.+ \d{4})(?:, (\d\d:\d\d) to (\d\d:\d\d))?$/;

/** When an event of a list is, from the hall's own sentence. */
export function listedInWords(sentence: string): string {
  const [, day = "", opens, closes] = LISTED.exec(sentence) ?? [];
  const at = new Date(`${day} UTC`);
  if (Number.isNaN(at.getTime())) return sentence;
  const iso = at.toISOString().slice(0, 10);
  return opens && closes ? sessionInWords({ day: iso, opens, closes }) : dayInWords(iso);
}

/** When an event is, for those who decide whether to come: its first day with its hours. */
export function beginInWords({ sessions, weeks }: Pick<Overview, "sessions" | "weeks">): string {
  const [first] = sessions;
  if (weeks) return say("desk-weeks-from", { day: dayInWords(weeks.begin) });
  if (!first) return "";
  return sessions.length > 1
    ? `${sessionInWords(first)} +${sessions.length - 1}`
    : sessionInWords(first);
}

/** The days of the event in short: the first, and how many more. */
export function daysInWords({ sessions, weeks }: Pick<Overview, "sessions" | "weeks">): string {
  const [first] = sessions;
  if (weeks) return say("desk-weeks-from", { day: dayInWords(weeks.begin) });
  if (!first) return "";
  return sessions.length > 1
    ? `${dayInWords(first.day)} +${sessions.length - 1}`
    : dayInWords(first.day);
}

/** Time left on a clock: 18:25, 1:02:09; none is 0:00. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (figure: number): string => String(figure).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
