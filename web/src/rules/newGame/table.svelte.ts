/** The table that is being set: what was chosen so far, and what the hall says of its rules. */

import type {
  DaysPace,
  HouseSheet,
  LabelledKnob,
  PlayerSummary,
  SheetSummary,
  WordListShown,
} from "../../api/types.ts";
import { fetchJson, sendJson } from "../../connection/api.ts";
import { fetchPlayers, fetchSheets, middling } from "../houses.ts";
import { readLast } from "../last.ts";
import { laid, without } from "./laying.ts";
import {
  type ChatWords,
  type Judge,
  type Kind,
  type Plan,
  type Seat,
  seatsFor,
  type Values,
} from "./plan.ts";

export const ROUND = "round.seconds";

export class NewTable {
  sheets = $state.raw<readonly SheetSummary[]>([]);
  players = $state.raw<readonly PlayerSummary[]>([]);
  knobs = $state.raw<readonly LabelledKnob[]>([]);
  lists = $state.raw<readonly WordListShown[]>([]);

  name = $state("");
  sheet = $state("");
  text = $state("");
  changes = $state.raw<Values>({});
  kind = $state<Kind>("machine");
  seats = $state.raw<readonly Seat[]>([]);
  pace = $state(1200);
  judge = $state<Judge>("list");
  book = $state("");
  edition = $state("");
  lexicon = $state("enable");
  atASeat = $state(0);
  title = $state("");
  isOpen = $state(false);
  rackDelay = $state<number | null>(null);
  chat = $state<ChatWords>("phrases");
  byDays = $state.raw<DaysPace | null>(null);
  streamMinutes = $state<number | null>(null); // of an event: when its stream shows racks
  isRated = $state(false);

  house = $state.raw<HouseSheet | null>(null); // the sheet as it would be played
  own = $state.raw<Values>({}); // the sheet before anything was changed
  usualRound = 30 * 60; // seconds, where the sheet leaves the length to the organiser
  fault = $state(""); // what is wrong with the rules, in the hall's words

  /** Everything that the hall has to offer, and the sheet that is asked for; a text goes first. */
  async open(wanted: string | null, text = ""): Promise<void> {
    [this.sheets, this.players, this.knobs, this.lists] = await Promise.all([
      fetchSheets(),
      fetchPlayers(),
      fetchJson<LabelledKnob[]>("api/knobs"),
      fetchJson<WordListShown[]>("api/words"),
    ]);
    const last = readLast();
    const sheet =
      this.sheets.find(({ name }) => name === wanted) ??
      this.sheets.find(({ name }) => name === last.sheet) ??
      this.sheets[0];
    const player = this.players.find(({ name }) => name === last.player)?.name;
    // Whoever has chosen already how they play may have written names, which stay.
    const sides = this.seats.length || 2;
    this.seats = seatsFor(this.kind, sides, player ?? middling(this.players), this.seats);
    this.sheet = sheet?.name ?? "";
    if (sheet || text) await this.begin(text);
  }

  get values(): Values {
    return this.house?.values ?? this.own;
  }

  get fewest(): number {
    return Number(this.values["sides.minimum"] ?? 2);
  }

  get most(): number {
    return Number(this.values["sides.maximum"] ?? 2);
  }

  get plan(): Plan {
    const { sheet, text, changes, kind, pace, judge, book, edition, lexicon } = this;
    const seats = this.seats.map((seat, at) => (at === 0 ? { ...seat, name: this.name } : seat));
    const { atASeat, title, isOpen, rackDelay, chat, byDays, isRated } = this;
    return {
      ...{ sheet, text, changes, kind, seats, pace, judge, book, edition, lexicon },
      ...{ atASeat, title, isOpen, rackDelay, chat, byDays, isRated },
    };
  }

  /** Play by one of the sheets that come with the hall. */
  async choose(sheet: string): Promise<void> {
    this.sheet = sheet;
    await this.begin("");
  }

  /** Play by a sheet of the house's own; it is refused with what is wrong with it. */
  async read(text: string): Promise<void> {
    await this.begin(text);
  }

  /** Set one value otherwise, or as the sheet has it. */
  async set(key: string, value: unknown): Promise<void> {
    await this.setAll({ [key]: value });
  }

  /** Set several values that only hold together. */
  async setAll(values: Values): Promise<void> {
    this.changes = laid(this.own, this.changes, values);
    await this.check();
  }

  /** Say nothing of a value any more. */
  async unsay(key: string): Promise<void> {
    this.changes = without(this.changes, key);
    await this.check();
  }

  /** Everything as the sheet has it. */
  async restore(): Promise<void> {
    await this.begin(this.text);
  }

  seat(at: number, part: Partial<Seat>): void {
    this.seats = this.seats.map((seat, other) => (other === at ? { ...seat, ...part } : seat));
  }

  play(kind: Kind): void {
    this.kind = kind;
    // Whoever was to be the machine's is a person first, where there can be both.
    this.seats = this.seats.map((seat) => ({ ...seat, who: "link" }));
    this.sit(this.seats.length);
  }

  sit(count: number): void {
    const sides = Math.min(this.most, Math.max(this.fewest, count));
    this.seats = seatsFor(this.kind, sides, this.seats[1]?.player ?? "", this.seats);
  }

  private async begin(text: string): Promise<void> {
    const { values, needs } = await ask(this.sheet, text, {});
    this.text = text;
    this.own = values;
    // What the sheet leaves to the organiser has to be something: a round's usual length.
    this.changes = ROUND in needs ? { [ROUND]: this.usualRound } : {};
    this.judge = values["challenge.ruled_by"] === "players" ? "book" : "list";
    await this.check();
    this.sit(this.seats.length);
  }

  private async check(): Promise<void> {
    const { sheet, text, changes } = this;
    try {
      const house = await ask(sheet, text, changes);
      // Whoever turned another knob meanwhile gets that one's answer.
      if (changes !== this.changes) return;
      this.house = house;
      this.fault = "";
    } catch (error) {
      if (changes !== this.changes) return;
      this.fault = String((error as Error).message);
    }
  }
}

const ask = (sheet: string, text: string, settings: Values): Promise<HouseSheet> =>
  sendJson<HouseSheet>("api/sheets/change", { sheet, text, settings });
