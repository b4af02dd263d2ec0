/** Days and times of an event, as people of its place and of the page's language write them. */

import { speech } from "../messages/messages.svelte.ts";
import type { Session } from "./values.ts";

const write = (at: number | Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(speech.language, options).format(at);

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
export const hourInWords = (hour: string): string =>
  write(new Date(`2000-01-01T${hour.slice(0, 5)}:00Z`), { timeStyle: "short", timeZone: "UTC" });

/** A day of the event with its hours. */
export const sessionInWords = ({ day, opens, closes }: Session): string =>
  `${dayInWords(day)}, ${hourInWords(opens)} – ${hourInWords(closes)}`;

/** The days of the event in short: the first, and how many more. */
export const daysInWords = (sessions: readonly Session[]): string => {
  const [first] = sessions;
  if (!first) return "";
  return sessions.length > 1
    ? `${dayInWords(first.day)} +${sessions.length - 1}`
    : dayInWords(first.day);
};

/** Time left on a clock: 18:25, 1:02:09; none is 0:00. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (figure: number): string => String(figure).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
}
