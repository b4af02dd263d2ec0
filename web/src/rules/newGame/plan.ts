/** A table somebody wants to set: who sits where, and how; and the opening that asks the hall for it. */

import type { DaysPace, EngineChair, Opening } from "../../api/types.ts";

export type ChatWords = NonNullable<Opening["chat"]>;

export type Kind = "machine" | "screens" | "one" | "tiles";
export const KINDS: readonly Kind[] = ["machine", "screens", "one", "tiles"];

export type Judge = "list" | "person" | "book";
export const JUDGES: readonly Judge[] = ["list", "person", "book"];

export type Values = Readonly<Record<string, unknown>>;

/** One seat: oneself, somebody with a link, somebody at this screen or board, or the engine. */
export interface Seat {
  readonly who: "me" | "link" | "here" | "engine";
  readonly name: string; // of somebody who has no screen of their own
  readonly team: string; // what several people at one seat are called together
  readonly player: string; // of the engine
  readonly budget: number; // cents that the engine's player may spend on helps
}

export interface Plan {
  readonly sheet: string;
  readonly text: string; // a sheet of the house's own; it comes before the name
  readonly changes: Values; // what is set otherwise than the sheet has it
  readonly kind: Kind;
  readonly seats: readonly Seat[];
  readonly pace: number; // milliseconds that the engine's players take at least
  readonly judge: Judge;
  readonly book: string;
  readonly edition: string;
  readonly lexicon: string;
  readonly atASeat: number; // how many people may hold one seat; 0: as the sheet has it
  readonly title: string;
  readonly isOpen: boolean; // to anybody who looks on
  readonly rackDelay: number | null; // minutes after which those see racks
  readonly chat: ChatWords; // what people may say to each other
  readonly byDays: DaysPace | null; // by correspondence; else as the rules have it
  readonly isRated: boolean; // whether it counts for the players' ratings
}

export const PACES: readonly number[] = [0, 1200, 3000, 6000];

/** Days for a turn where nothing else is chosen. */
export const usualDays: DaysPace = { days: 3, bank: 3 };

/** So many seats, those there already staying as they are as far as the kind of game allows. */
export function seatsFor(
  kind: Kind,
  count: number,
  player: string,
  old: readonly Seat[] = [],
): Seat[] {
  return Array.from({ length: count }, (_, at) => {
    const seat = old[at] ?? { who: "link", name: "", team: "", player, budget: 0 };
    return { ...seat, player: seat.player || player, who: whoAt(kind, at, old[at]) };
  });
}

function whoAt(kind: Kind, at: number, old: Seat | undefined): Seat["who"] {
  if (kind === "one" || kind === "tiles") return "here";
  if (at === 0) return "me";
  if (kind === "machine") return "engine";
  return old?.who === "engine" ? "engine" : "link";
}

/** Whether somebody has to be invited before the game can begin. */
export const awaitsOthers = (plan: Plan): boolean => plan.seats.some(({ who }) => who === "link");

/** Whether several people may hold one seat, each on their own screen. */
export const isShared = ({ kind, atASeat }: Plan, values: Values): boolean =>
  kind !== "one" && (atASeat > 1 || (atASeat === 0 && values["sides.called"] === "team"));

/** The places that whoever opens the game takes; beside a real board they write for all. */
export function ownPlaces({ kind, seats }: Plan): string[] {
  if (kind === "tiles") return ["seat-1", "score-keeper"];
  return seats.flatMap(({ who }, at) => (who === "me" || who === "here" ? `seat-${at + 1}` : []));
}

/** What the hall is asked for. `values` is what the sheet says with all that is changed. */
export function openingOf(plan: Plan, values: Values): Opening {
  const ruledBy = rulerOf(plan.judge, values);
  const changed = ruledBy === values["challenge.ruled_by"] ? {} : { "challenge.ruled_by": ruledBy };
  return {
    ...(plan.text ? { sheet_text: plan.text } : { sheet: plan.sheet }),
    settings: { ...plan.changes, ...changed },
    sides: plan.seats.length,
    lexicon: plan.lexicon,
    ...(plan.judge === "book" ? { book: plan.book.trim(), edition: plan.edition.trim() } : {}),
    custody: plan.kind === "tiles" ? "table" : "dealt",
    own: ownPlaces(plan),
    names: plan.seats.map((seat) => nameOf(seat, isShared(plan, values))),
    chairs: chairsOf(plan),
    most_at_a_seat: plan.atASeat || null,
    judge: plan.judge === "person" ? "person" : "list",
    title: plan.title.trim(),
    is_open_to_watch: plan.isOpen,
    rack_delay: plan.rackDelay === null ? null : Math.round(plan.rackDelay * 60),
    chat: plan.chat,
    by_days: plan.kind === "screens" ? plan.byDays : null,
    is_rated: plan.isRated && mayBeRated(plan),
  };
}

/** Whether ratings could compare such a game: between people, each at a screen, ruled by a list. */
export const mayBeRated = ({ kind, seats, judge }: Plan): boolean =>
  kind === "screens" && judge === "list" && seats.every(({ who }) => who !== "engine");

/** What a side is called when the table is set; people with screens of their own bring their names. */
function nameOf({ who, name, team }: Seat, isTeam: boolean): string {
  if (who === "here") return name.trim();
  return isTeam && who !== "engine" ? team.trim() : "";
}

/** Who rules on challenges: a list speaks for the judge where the sheet calls one. */
function rulerOf(judge: Judge, values: Values): unknown {
  if (judge === "person") return "judge";
  if (judge === "book") return "players";
  return values["challenge.ruled_by"] === "players" ? "list" : values["challenge.ruled_by"];
}

const chairsOf = (plan: Plan): EngineChair[] =>
  plan.seats.flatMap(({ who, player, budget }, seat) =>
    who === "engine" ? { seat, player, budget, pace: plan.pace } : [],
  );
