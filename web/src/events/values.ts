/** What the hall tells of events in lists, and of the presets that they are made of. */

export interface EventCard {
  readonly event: string;
  readonly title: string;
  readonly when: readonly string[];
  readonly where: string;
  readonly stage: "open" | "started" | "certified";
  readonly entries: number;
  readonly roles: readonly string[];
}

export type QuestionKind =
  | "text"
  | "date"
  | "time"
  | "count"
  | "yes"
  | "choice"
  | "zone"
  | "sessions"
  | "bands"
  | "catalogue";

/** Something that a sheet leaves to the organiser. */
export interface Question {
  readonly key: string;
  readonly ask: string;
  readonly why: string;
  readonly kind: QuestionKind;
  readonly choices: readonly string[];
  readonly offered: unknown; // what is taken where nothing is answered; null where it must be
}

export interface Preset {
  readonly name: string;
  readonly title: string;
  readonly sentence: string;
  readonly sheet: string;
  readonly sheet_title: string;
  readonly questions: readonly Question[];
}
