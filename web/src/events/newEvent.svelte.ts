/** An event that is being made: the preset, and what its sheet leaves open. */

import type { TableTerms } from "../api/types.ts";
import { without } from "../rules/newGame/laying.ts";
import { NewTable, ROUND } from "../rules/newGame/table.svelte.ts";
import { answersOf, firstAnswer } from "./answers.ts";
import { createEvent, fetchPresets } from "./api.ts";
import { setAsSheet, termsOf } from "./terms.ts";
import type { Preset, Question } from "./values.ts";

export class NewEvent {
  presets: readonly Preset[] = $state.raw([]);
  text: string = $state(""); // a sheet of the house's own, in place of the preset's
  preset: Preset | null = $state.raw(null);
  answers: Record<string, unknown> = $state.raw({});
  title: string = $state("");
  place: string = $state("");
  contact: string = $state("");
  goal: number = $state(0); // whole units of the currency
  currency: string = $state("USD");
  phrase: string = $state(""); // what the hall asks organisers for
  isListed: boolean = $state(true);
  custody: "table" | "dealt" = $state("table");
  readonly table = new NewTable();
  isReady: boolean = $state(false); // whether it is known how the sheet's tables play

  /** What must be answered, and what can be left as it is. */
  get needed(): readonly Question[] {
    return this.preset?.questions.filter(({ offered }) => offered === null) ?? [];
  }

  get offered(): readonly Question[] {
    return this.preset?.questions.filter(({ offered }) => offered !== null) ?? [];
  }

  /** Whether the sheet asks for something by that key itself. */
  asks(key: string): boolean {
    return this.preset?.questions.some((question) => question.key === key) ?? false;
  }

  /** What it is called, by now. */
  get name(): string {
    const asked = this.asks("title") ? String(this.answers.title ?? "") : this.title;
    return asked.trim() || (this.preset?.title ?? "");
  }

  async open(name: string, text: string): Promise<void> {
    this.text = text;
    this.presets = await fetchPresets();
    const preset = this.presets.find((one) => one.name === name || one.sheet === name);
    if (preset) await this.choose(preset);
  }

  async choose(preset: Preset): Promise<void> {
    this.isReady = false;
    this.preset = preset;
    this.title = preset.title;
    this.place = preset.venue;
    this.answers = Object.fromEntries(
      preset.questions.map((question) => [question.key, firstAnswer(question)]),
    );
    await setAsSheet(this.table, preset.sheet, this.text);
    this.isReady = this.preset === preset;
  }

  answer(key: string, value: unknown): void {
    this.answers = { ...this.answers, [key]: value };
  }

  /** Another place than the sheet's has not its address either. */
  private elsewhere(): Record<string, string> {
    const place = this.place.trim();
    return this.asks("venue.name") || place === this.preset?.venue
      ? {}
      : { "venue.name": place, "venue.address": "" };
  }

  /** How tables play; how long a round lasts is the event's to say, where that was asked. */
  private terms(): TableTerms {
    const terms = termsOf(this.table, this.custody);
    return this.asks("round_minutes")
      ? { ...terms, settings: without(terms.settings, ROUND) }
      : terms;
  }

  /** Announce it; its id. */
  create(): Promise<string> {
    if (!this.preset) throw new Error("No preset is chosen.");
    const answers = answersOf(this.preset, this.answers);
    const own = {
      ...(this.asks("title") ? {} : { title: this.title.trim() || this.preset.title }),
      ...this.elsewhere(),
      ...(this.contact.trim() && { contact: this.contact.trim() }),
    };
    return createEvent(
      this.preset.name,
      { ...own, ...answers },
      {
        goal: Math.round(100 * this.goal),
        currency: this.currency,
        is_listed: this.isListed,
        tables: this.terms(),
      },
      this.phrase.trim(),
    );
  }
}
