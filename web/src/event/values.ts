/** What the hall tells of an event, by the names that the pages call it. */

import type { Details, EntriesShown } from "../api/types.ts";

export type {
  ActionShown as LogLine,
  ClockShown as HallClock,
  DeskDone as Carried,
  DeskRefused as Declined,
  Details,
  DivisionShown as DivisionLine,
  Donation,
  EnteredShown as Entered,
  EntriesShown as Entries,
  EntryShown as EntryLine,
  EquipmentShown as Equipment,
  Field,
  ItemShown as Item,
  LinkShown as RoleLink,
  ListRead as CsvRead,
  LogShown as Log,
  Outstanding as Waiting,
  Overview,
  Pledging,
  RoleLinkShown as NewRoleLink,
  SessionShown as Session,
  StandingOn,
  SummonsShown as Summons,
  Venue,
} from "../api/types.ts";

export type Role = "organiser" | "desk" | "word judge" | "score-keeper" | "player" | "public";

/** A command of the desk: `{command: "pair round", division: "main"}`. */
export interface DeskCommand {
  readonly command: string;
  readonly [field: string]: unknown;
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

/** Two that are not to meet, and why. */
export type KeptApart = EntriesShown["kept_apart"][number];
