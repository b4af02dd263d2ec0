/** Answers to what a sheet leaves open: how they begin, and how they are sent. */

import type { Preset, Question } from "./values.ts";

export interface SessionAnswer {
  day: string;
  weekday: string | null; // what the notice calls the day; null where it says nothing
  opens: string;
  closes: string;
}

export interface BandAnswer {
  youngest: number | null;
  oldest: number | null; // null: and over
}

export interface HelpAnswer {
  title: string;
  cents: number;
}

/** A day that is to be given, with the hours that such an event usually has. */
export const newSession = ([opens, closes]: Question["hours"]): SessionAnswer => ({
  day: "",
  weekday: null,
  opens: opens.slice(0, 5),
  closes: closes.slice(0, 5),
});

/** Five years each, as senior games usually have them. */
export const usualBands = (): BandAnswer[] => [
  ...Array.from({ length: 6 }, (_, at) => ({ youngest: 50 + 5 * at, oldest: 54 + 5 * at })),
  { youngest: 80, oldest: null },
];

/** Numbers of the duty or the reading that a sentence goes back to, (I-01, A-02). */
const BASIS = /\s*\(((?:[A-Z]-\d+(?:, )?)+)\)/g;

/** A sentence without the numbers of its basis, which are for those who look them up. */
export const withoutBasis = (sentence: string): string => sentence.replace(BASIS, "");

/** Those numbers; empty where a sentence names none. */
export const basisOf = (sentence: string): string =>
  [...sentence.matchAll(BASIS)].map(([, numbers]) => numbers).join(", ");

/** Where whoever asks is; a machine that was told nothing says UTC, which is nobody's hall. */
function zoneHere(offered: unknown): unknown {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return ["UTC", "Etc/UTC"].includes(here) ? (offered ?? here) : here;
}

/** How the answer to a question begins, before anybody has written anything. */
export function firstAnswer({ kind, offered, hours }: Question): unknown {
  if (kind === "sessions") return offered === null ? [newSession(hours)] : [];
  if (kind === "bands") return [{ youngest: null, oldest: null }];
  if (kind === "catalogue") return [];
  if (kind === "zone") return zoneHere(offered);
  if (kind === "yes") return offered ?? false;
  return offered ?? "";
}

/** The answers as the hall takes them; what was left as it is offered is not sent. */
export function answersOf(
  { questions }: Preset,
  given: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const question of questions) {
    const answer = given[question.key];
    const isAsOffered =
      question.offered !== null && JSON.stringify(answer) === JSON.stringify(question.offered);
    if (!isAsOffered) answers[question.key] = asSent(question, answer);
  }
  return answers;
}

function asSent({ kind }: Question, answer: unknown): unknown {
  if (kind === "catalogue") {
    return (answer as HelpAnswer[])
      .filter(({ title }) => title.trim() !== "")
      .map(({ title, cents }) => ({ key: title.trim().toLowerCase(), title: title.trim(), cents }));
  }
  if (kind === "sessions") return (answer as SessionAnswer[]).filter(({ day }) => day !== "");
  return typeof answer === "string" ? answer.trim() : answer;
}
