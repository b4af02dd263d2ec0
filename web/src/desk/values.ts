/** What the hall tells of an event, as the pages read it. */

export type Role = "organiser" | "desk" | "word judge" | "score-keeper" | "player" | "public";

/** A day of the event; its hours are local to the event's zone. */
export interface Session {
  readonly day: string; // 2027-05-01
  readonly opens: string; // 09:00:00
  readonly closes: string;
  readonly words: string; // as a notice has it
}

export interface Venue {
  readonly name: string;
  readonly address: string;
  readonly directions: string;
  readonly only_here: boolean;
}

/** Something that whoever signs up is asked. */
export interface Field {
  readonly key: string;
  readonly ask: string;
  readonly kind: "yes" | "text" | "date" | "choice";
  readonly choices: readonly string[];
  readonly needed: boolean;
  readonly verified: boolean;
}

export interface Identity {
  readonly document: string;
  readonly needed: boolean;
  readonly may_be_checked: boolean;
}

export interface Lending {
  readonly where: string;
  readonly against_id: boolean;
  readonly within_venue: boolean;
  readonly bring: readonly string[];
}

export interface Reporting {
  readonly by: "desk" | "winner" | "either";
  readonly confirmed_by: "nobody" | "opponent";
  readonly to: string;
  readonly unreported: "stays open" | "double forfeit";
  readonly remind_hours: number;
  readonly efforts: number;
}

export interface PaidHelp {
  readonly key: string;
  readonly title: string;
  readonly cents: number;
  readonly per: string;
}

export interface DivisionLine {
  readonly key: string;
  readonly title: string;
  readonly format: { readonly format: string; readonly [knob: string]: unknown };
  readonly format_words: string;
  readonly stage: "open" | "started" | "certified";
  readonly entries: number;
  readonly rounds: number;
  readonly played: number;
  readonly outstanding: number;
  readonly band: string; // the ages it is for, in words; empty where it is for all
}

/** The hall's clock, as it stood when it was told. */
export interface HallClock {
  readonly ends_at: number;
  readonly is_paused: boolean;
  readonly left: number; // milliseconds
}

/** Something that waits for the desk. */
export interface Waiting {
  readonly kind: string;
  readonly pairing: number | null;
  readonly entry: number | null;
  readonly discrepancy: number | null;
  readonly title: string;
  readonly words: string;
  readonly since: number | null;
}

export interface Tiding {
  readonly at: number;
  readonly words: string;
}

/** An event as somebody with a role sees it at a glance. */
export interface Overview {
  readonly event: string;
  readonly number: number;
  readonly role: string; // organiser, player-7, public
  readonly entry: number | null;
  readonly roles: readonly string[];
  readonly may: readonly string[]; // the commands that the role may give
  readonly title: string;
  readonly sheet: string;
  readonly sheet_title: string;
  readonly venue: Venue;
  readonly zone: string;
  readonly sessions: readonly Session[];
  readonly contact: string;
  readonly notices: readonly string[];
  readonly links: readonly { readonly title: string; readonly address: string }[];
  readonly fields: readonly Field[];
  readonly identity: Identity;
  readonly check_in: boolean;
  readonly lending: Lending;
  readonly reporting: Reporting;
  readonly catalogue: readonly PaidHelp[];
  readonly currency: string;
  readonly counting: { readonly called: "player" | "team" };
  readonly weeks: { readonly begin: string; readonly end_at: string; readonly days: number } | null;
  readonly divisions: readonly DivisionLine[];
  readonly entries: number;
  readonly clock: HallClock | null;
  readonly outstanding: readonly Waiting[];
  readonly just_now: readonly Tiding[];
  readonly raised?: number;
  readonly goal?: number;
}

/** What the event asks for of people; seen by those who run it and by themselves. */
export interface Details {
  readonly born?: string | null;
  readonly mail?: string;
  readonly phone?: string;
  readonly club?: string;
  readonly answers?: Readonly<Record<string, string>>;
}

export interface EntryLine {
  readonly number: number;
  readonly name: string;
  readonly kind: "player" | "team" | "house";
  readonly division: string;
  readonly members: readonly { readonly id: string; readonly name: string }[];
  readonly answered: readonly string[];
  readonly checks: Readonly<Record<string, boolean>>;
  readonly has_id: boolean | null;
  readonly is_checked_in: boolean;
  readonly is_withdrawn: boolean;
  readonly brings: readonly string[];
  readonly why_not: string; // why it may not play; empty where it may
  readonly details?: Details | null;
}

export interface Entries {
  readonly number: number;
  readonly entries: readonly EntryLine[];
  readonly kept_apart: readonly KeptApart[];
}

/** A command of the desk: `{command: "pair round", division: "main"}`. */
export interface DeskCommand {
  readonly command: string;
  readonly [field: string]: unknown;
}

export interface Carried {
  readonly kind: "done";
  readonly first: number;
  readonly number: number;
}

export interface Declined {
  readonly kind: "refused";
  readonly reason: string;
  readonly is_question: boolean;
}

/** One action of the log. */
export interface LogLine {
  readonly number: number;
  readonly at: number;
  readonly who: string;
  readonly role: string;
  readonly what: readonly string[];
  readonly words: string;
  readonly is_undone: boolean;
  readonly undoes: readonly number[];
  readonly can_undo: boolean;
}

/** What would have to be undone together with an action. */
export interface StandingOn {
  readonly action: number;
  readonly words: string;
  readonly reason: string;
}

export interface Log {
  readonly actions: readonly LogLine[];
}

/** A link that gives a role to whoever brings it. */
export interface RoleLink {
  readonly id: string;
  readonly role: string;
  readonly entry: number;
  readonly label: string;
  readonly created: number;
  readonly is_revoked: boolean;
  readonly people: readonly string[]; // who came by it
}

export interface RoleLinks {
  readonly links: readonly RoleLink[];
}

/** A link just made; its secret is told this once. */
export interface NewRoleLink {
  readonly id: string;
  readonly role: string;
  readonly link: string;
}

export interface Item {
  readonly label: string;
  readonly kind: string;
  readonly lent_to: number | null;
  readonly name: string;
  readonly since: number | null;
  readonly id_held: boolean;
  readonly note: string;
}

export interface Supply {
  readonly kind: string;
  readonly stock: number; // what the house said it has
  readonly house: number; // what of it is labelled
  readonly out: number;
  readonly brought: number;
}

export interface Equipment {
  readonly number: number;
  readonly items: readonly Item[];
  readonly supplies: readonly Supply[];
  readonly who_brings: readonly {
    readonly entry: number;
    readonly name: string;
    readonly kinds: readonly string[];
  }[];
}

/** Somebody to be entered. */
export interface NewEntry {
  readonly kind: "player" | "team" | "house";
  readonly name: string;
  readonly members: readonly string[]; // their names
  readonly division: string; // empty where the age decides
  readonly details: Details;
  readonly brings: readonly string[];
}

/** What came of a sign-up. */
export interface Entered {
  readonly entry: number | null; // its number; null where it was refused
  readonly name: string;
  readonly reason: string; // why it was refused
  readonly token: string; // the secret of the player's own link; told this once
}

/** Two that are not to meet, and why. */
export type KeptApart = readonly [number, number, string];

/** What a table of entries came to, before anybody is entered. */
export interface CsvRead {
  readonly rows: readonly NewEntry[];
  readonly problems: readonly { readonly row: number; readonly sentence: string }[];
}
