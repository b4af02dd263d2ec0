/** A sheet that somebody is making: what it stands on, what was changed, what the hall says of it. */

import type {
  HouseSheet,
  LabelledKnob,
  RuleSentence,
  SheetPage,
  SheetSummary,
} from "../../api/types.ts";
import { fetchJson, reasonOf, sendJson } from "../../connection/api.ts";
import { plain } from "../../kit/plain.ts";
import { say } from "../../messages/messages.svelte.ts";
import { pack } from "../house.ts";
import { fetchSheets } from "../houses.ts";
import { laid } from "../newGame/laying.ts";
import type { Values } from "../newGame/plan.ts";

export class Draft {
  sheets = $state.raw<readonly SheetSummary[]>([]);
  knobs = $state.raw<readonly LabelledKnob[]>([]);
  sheet = $state(""); // that it stands on, where it was not brought as a text
  text = $state(""); // that was brought
  own = $state.raw<Values>({}); // what it stands on, before anything was changed
  helps = $state.raw<Readonly<Record<string, Values>>>({}); // that were added, by name
  changes = $state.raw<Values>({});
  house = $state.raw<HouseSheet | null>(null); // the sheet as it stands, where it holds together
  page = $state.raw<SheetPage | null>(null); // the same, explained
  packed = $state(""); // the same, for a link
  private answered = $state.raw<Values | null>(null); // the changes that all of this is of
  fault = $state(""); // what does not go together, in the hall's words

  async open(wanted: string | null, text: string): Promise<void> {
    [this.sheets, this.knobs] = await Promise.all([
      fetchSheets(),
      fetchJson<LabelledKnob[]>("api/knobs"),
    ]);
    const known = this.sheets.find(({ name }) => name === wanted) ?? this.sheets[0];
    this.sheet = known?.name ?? "";
    await this.begin(text);
  }

  /** Whether the link carries everything that was changed: the hall may not have answered yet. */
  get isSettled(): boolean {
    return !this.fault && this.answered === this.changes;
  }

  /** Every value there is before anything was changed, those of added helps among them. */
  get values(): Values {
    const added = Object.entries(this.helps).flatMap(([name, terms]) =>
      Object.entries(terms).map(([field, value]) => [`helps.${name}.${field}`, value]),
    );
    return { ...this.own, ...Object.fromEntries(added) };
  }

  /** Offer one more help; its other values stand as usual, to be set where they are shown. */
  async offer(title: string, kind: string, price: number): Promise<void> {
    const usual = this.knobs
      .filter(({ key }) => key.startsWith(HELP))
      .map((knob) => [knob.key.slice(HELP.length), knob.default ?? knob.least]);
    const terms = { ...Object.fromEntries(usual), title, kind, price };
    this.helps = { ...this.helps, [nameFor(title, this.values)]: terms };
    await this.checkAnew(this.changes);
  }

  /** Take an added help back, with what was changed of it. */
  async withdraw(name: string): Promise<void> {
    const { [name]: _, ...others } = this.helps;
    this.helps = others;
    await this.checkAnew(this.changes);
  }

  /** A value as it stands now, also one that does not go with the others. */
  valueAt(key: string): unknown {
    return this.changes[key] ?? this.house?.values[key] ?? this.values[key];
  }

  /** Stand on another sheet; what was changed stays, as far as that sheet has it too. */
  async choose(sheet: string): Promise<void> {
    const { changes, helps } = this;
    this.sheet = sheet;
    await this.begin("");
    const { own } = this;
    const isFree = ([name]: [string, Values]) => !(`helps.${name}.kind` in own);
    this.helps = Object.fromEntries(Object.entries(helps).filter(isFree));
    await this.checkAnew(changes);
  }

  /** Go on with a text; it is refused with what is wrong with it. */
  read(text: string): Promise<void> {
    return this.begin(text);
  }

  /** Set one value otherwise, or as it was. */
  async set(key: string, value: unknown): Promise<void> {
    this.changes = laid(this.values, this.changes, { [key]: value });
    await this.check();
  }

  async restore(): Promise<void> {
    this.helps = {};
    this.changes = {};
    await this.check();
  }

  /** What the sheet says of a section, rule by rule. */
  rulesOf(section: string): RuleSentence[] {
    const rules = this.page?.parts.flatMap(({ sentences }) => sentences) ?? [];
    return rules.filter(({ keys }) => keys.some((key) => key.startsWith(`${section}.`)));
  }

  private async begin(text: string): Promise<void> {
    const { values } = await ask(this.sheet, text, {}, {});
    this.text = text;
    this.own = values;
    this.helps = {};
    this.changes = {};
    await this.check();
  }

  /** Ask again, with those changes that still are some. */
  private async checkAnew(changes: Values): Promise<void> {
    const { values } = this;
    const kept = Object.entries(changes).filter(([key]) => key in values);
    this.changes = laid(values, {}, Object.fromEntries(kept));
    await this.check();
  }

  private async check(): Promise<void> {
    const { sheet, text, changes, helps } = this;
    // Whoever turned another knob meanwhile gets that one's answer.
    const isOld = () => changes !== this.changes;
    try {
      const house = await ask(sheet, text, changes, helps);
      const page = await sendJson<SheetPage>("api/sheets/check", { text: house.text });
      const packed = await pack(house.text);
      if (isOld()) return;
      [this.house, this.page, this.packed, this.fault] = [house, page, packed, ""];
      this.answered = changes;
    } catch (error) {
      if (!isOld()) this.fault = reasonOf(error, say("net-away"));
    }
  }
}

const HELP = "helps.*.";

/** A name for a help in the sheet's file that no other has: cup-of-tea, help-2. */
export function nameFor(title: string, values: Values): string {
  const letters = plain(title)
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 30);
  const isTaken = (name: string) => `helps.${name}.kind` in values;
  const first = letters || "help";
  let name = first;
  for (let at = 2; isTaken(name); at += 1) name = `${first}-${at}`;
  return name;
}

const ask = (
  sheet: string,
  text: string,
  settings: Values,
  helps: Readonly<Record<string, Values>>,
): Promise<HouseSheet> =>
  sendJson<HouseSheet>("api/sheets/change", { sheet, text, settings, helps });
