/** Text out of message files: one for each language and area; a page learns the areas it speaks of. */

import type around from "./en/around.json";
import type builder from "./en/builder.json";
import type command from "./en/command.json";
import type common from "./en/common.json";
import type design from "./en/design.json";
import type desk from "./en/desk.json";
import type divisions from "./en/divisions.json";
import type endings from "./en/endings.json";
import type events from "./en/events.json";
import type finished from "./en/finished.json";
import type games from "./en/games.json";
import type hall from "./en/hall.json";
import type help from "./en/help.json";
import type home from "./en/home.json";
import type houses from "./en/houses.json";
import type join from "./en/join.json";
import type judge from "./en/judge.json";
import type judging from "./en/judging.json";
import type knobs from "./en/knobs.json";
import type look from "./en/look.json";
import type matters from "./en/matters.json";
import type money from "./en/money.json";
import type newGame from "./en/newGame.json";
import type player from "./en/player.json";
import type players from "./en/players.json";
import type presets from "./en/presets.json";
import type questions from "./en/questions.json";
import type real from "./en/real.json";
import type refusals from "./en/refusals.json";
import type rounds from "./en/rounds.json";
import type rules from "./en/rules.json";
import type settings from "./en/settings.json";
import type standings from "./en/standings.json";
import type table from "./en/table.json";
import type team from "./en/team.json";
import type titles from "./en/titles.json";
import type wall from "./en/wall.json";

/** What the files of an area hold, by the area's name; English says what there is. */
interface Areas {
  around: typeof around;
  builder: typeof builder;
  command: typeof command;
  common: typeof common;
  design: typeof design;
  desk: typeof desk;
  divisions: typeof divisions;
  hall: typeof hall;
  help: typeof help;
  endings: typeof endings;
  events: typeof events;
  finished: typeof finished;
  games: typeof games;
  home: typeof home;
  houses: typeof houses;
  join: typeof join;
  judge: typeof judge;
  judging: typeof judging;
  knobs: typeof knobs;
  look: typeof look;
  matters: typeof matters;
  money: typeof money;
  newGame: typeof newGame;
  player: typeof player;
  players: typeof players;
  presets: typeof presets;
  settings: typeof settings;
  standings: typeof standings;
  questions: typeof questions;
  rounds: typeof rounds;
  refusals: typeof refusals;
  rules: typeof rules;
  real: typeof real;
  table: typeof table;
  titles: typeof titles;
  team: typeof team;
  wall: typeof wall;
}

export type Entry = string | { readonly one: string; readonly other: string };
export type Area = keyof Areas;
export type Key = { [Name in Area]: keyof Areas[Name] & string }[Area];
export type Values = Readonly<Record<string, string | number>>;
type Catalogue = Readonly<Record<string, Entry>>;

const FILES = import.meta.glob<Catalogue>("./*/*.json", { import: "default" });

export const LANGUAGES: readonly string[] = ["en", "de"];

class Speech {
  language = $state("en");
  private catalogue = $state.raw<Catalogue>({});
  private areas: readonly Area[] = [];

  /** Speak another language from now on; an unknown one is left alone. */
  async speak(language: string): Promise<void> {
    if (!LANGUAGES.includes(language)) return;
    this.catalogue = await read(language, this.areas);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Read what a page says, besides what it can say already. */
  async learn(...areas: readonly Area[]): Promise<void> {
    const { language } = this;
    const unknown = areas.filter((area) => !this.areas.includes(area));
    const words = await read(language, unknown);
    // Meanwhile others may have learnt, or another language may have been chosen.
    if (language !== this.language) return this.learn(...areas);
    this.areas = [...new Set([...this.areas, ...unknown])];
    this.catalogue = { ...this.catalogue, ...words };
  }

  /** What stands under a key; the key itself where its area was never learnt. */
  entry(key: Key): Entry {
    return this.catalogue[key] ?? key;
  }
}

export async function read(language: string, areas: readonly Area[]): Promise<Catalogue> {
  const files = await Promise.all(areas.map((area) => FILES[`./${language}/${area}.json`]?.()));
  return Object.assign({}, ...files);
}

export const speech = new Speech();

/** The text of a key with its values: `{count}` also chooses between one and several.
 *
 * Where nothing is counted, `{name}` does: those who share a seat are called by all their names,
 * and the verb goes with them.
 */
export function say(key: Key, values: Values = {}): string {
  return write(speech.entry(key), values, speech.language);
}

/** As `say`, of what only some things have a message for; else what is given, in its own words. */
export function sayOr(key: string, otherwise: string): string {
  const entry = speech.entry(key as Key);
  return entry === key ? otherwise : write(entry, {}, speech.language);
}

/** The title of a house's rules, or of a table that has it, in the language that is spoken. */
export function sayTitle(title: string): string {
  const [, event, table] = /^(.*), table (\d+)$/.exec(title) ?? [];
  return event && table
    ? say("title.at.table", { title: event, table })
    : sayOr(`title.${title}`, title);
}

/** What lies on the table as a sheet calls it: a colour, a help, a book. */
export const sayThing = (name: string): string => sayOr(`thing.${name}`, name);

export function write(entry: Entry, values: Values, language: string): string {
  const { count = isSeveral(String(values.name ?? values.names)) ? 2 : 1 } = values;
  const text =
    typeof entry === "string"
      ? entry
      : new Intl.PluralRules(language).select(Number(count)) === "one"
        ? entry.one
        : entry.other;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Names as one says them: A, B and C. */
export const list = (items: readonly string[]): string =>
  new Intl.ListFormat(speech.language, { type: "conjunction" }).format(items);

/** Whether a side is called by the names of several, as `list` writes them. */
const isSeveral = (name: string): boolean => name.includes(list(["", ""]));
