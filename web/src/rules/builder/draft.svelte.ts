/** A sheet that somebody is making: what it stands on, what was changed, what the hall says of it. */

import type { HouseSheet, Knob, RuleSentence, SheetPage, SheetSummary } from "../../api/types.ts";
import { fetchJson, reasonOf, sendJson } from "../../connection/api.ts";
import { fetchSheets } from "../../home/houses.ts";
import { say } from "../../messages/messages.svelte.ts";
import { isSame } from "../../newGame/knobs.ts";
import type { Values } from "../../newGame/plan.ts";
import { pack } from "../house.ts";

export class Draft {
  sheets = $state.raw<readonly SheetSummary[]>([]);
  knobs = $state.raw<readonly Knob[]>([]);
  sheet = $state(""); // that it stands on, where it was not brought as a text
  text = $state(""); // that was brought
  own = $state.raw<Values>({}); // what it stands on, before anything was changed
  changes = $state.raw<Values>({});
  house = $state.raw<HouseSheet | null>(null); // the sheet as it stands, where it holds together
  page = $state.raw<SheetPage | null>(null); // the same, explained
  packed = $state(""); // the same, for a link
  private answered = $state.raw<Values | null>(null); // the changes that all of this is of
  fault = $state(""); // what does not go together, in the hall's words

  async open(wanted: string | null, text: string): Promise<void> {
    [this.sheets, this.knobs] = await Promise.all([fetchSheets(), fetchJson<Knob[]>("api/knobs")]);
    const known = this.sheets.find(({ name }) => name === wanted) ?? this.sheets[0];
    this.sheet = known?.name ?? "";
    await this.begin(text);
  }

  /** Whether the link carries everything that was changed: the hall may not have answered yet. */
  get isSettled(): boolean {
    return !this.fault && this.answered === this.changes;
  }

  /** A value as it stands now, also one that does not go with the others. */
  valueAt(key: string): unknown {
    return this.changes[key] ?? this.house?.values[key] ?? this.own[key];
  }

  /** Stand on another sheet; what was changed stays, as far as that sheet has it too. */
  async choose(sheet: string): Promise<void> {
    const { changes } = this;
    this.sheet = sheet;
    await this.begin("");
    const kept = Object.entries(changes).filter(
      ([key, value]) => key in this.own && !isSame(this.own[key], value),
    );
    this.changes = Object.fromEntries(kept);
    await this.check();
  }

  /** Go on with a text; it is refused with what is wrong with it. */
  read(text: string): Promise<void> {
    return this.begin(text);
  }

  /** Set one value otherwise, or as it was. */
  async set(key: string, value: unknown): Promise<void> {
    const { [key]: _, ...others } = this.changes;
    this.changes = isSame(this.own[key], value) ? others : { ...this.changes, [key]: value };
    await this.check();
  }

  async restore(): Promise<void> {
    this.changes = {};
    await this.check();
  }

  /** What the sheet says of a section, rule by rule. */
  rulesOf(section: string): RuleSentence[] {
    const rules = this.page?.parts.flatMap(({ sentences }) => sentences) ?? [];
    return rules.filter(({ keys }) => keys.some((key) => key.startsWith(`${section}.`)));
  }

  private async begin(text: string): Promise<void> {
    const { values } = await ask(this.sheet, text, {});
    this.text = text;
    this.own = values;
    this.changes = {};
    await this.check();
  }

  private async check(): Promise<void> {
    const { sheet, text, changes } = this;
    // Whoever turned another knob meanwhile gets that one's answer.
    const isOld = () => changes !== this.changes;
    try {
      const house = await ask(sheet, text, changes);
      const page = await sendJson<SheetPage>("api/sheets/check", { text: house.text });
      const packed = await pack(house.text);
      if (isOld()) return;
      [this.house, this.page, this.packed, this.fault] = [house, page, packed, ""];
      this.answered = changes;
    } catch (error) {
      if (!isOld()) this.fault = reasonOf(error, say("net.away"));
    }
  }
}

const ask = (sheet: string, text: string, settings: Values): Promise<HouseSheet> =>
  sendJson<HouseSheet>("api/sheets/change", { sheet, text, settings });
