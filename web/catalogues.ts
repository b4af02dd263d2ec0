/** Reads the catalogues, in Fluent, while pages are built: no page carries a parser of it. */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Choice, Pattern, Words } from "catalogues";
import type { Plugin } from "vite";
import { dashed } from "./src/messages/dashed.ts";

const OWN = fileURLToPath(new URL("../src/rackhouse/messages/", import.meta.url));
/** Tests have pages built from catalogues of their own. */
const ROOT = process.env.RACKHOUSE_CATALOGUES ?? OWN;
const KEYS = new URL("src/messages/keys.ts", import.meta.url);
const ENDING = ".ftl";
/** `catalogues` loads the languages, `catalogues:de` the areas of one, `catalogues:de:table` words. */
const NAME = "catalogues";

/** What a catalogue says, by key. */
const wordsOf = (source: string): Words =>
  Object.fromEntries(
    new FluentResource(source).body.map(({ id, value }) => [id, value ? patternOf(value) : ""]),
  );

type Element = Exclude<NonNullable<FluentResource["body"][number]["value"]>, string>[number];

/** What Fluent has read, as pages fill it in: the few of its forms that our catalogues use. */
function patternOf(read: string | readonly Element[]): Pattern {
  const parts: (string | Choice)[] = [];
  for (const part of typeof read === "string" ? [read] : read.map(partOf)) {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts.splice(-1, 1, last + part);
    else parts.push(part);
  }
  const [only = "", ...others] = parts;
  return typeof only === "string" && others.length === 0 ? only : parts;
}

function partOf(element: Element): string | Choice {
  if (typeof element === "string") return element;
  if (element.type === "var") return `{$${element.name}}`;
  if (element.type !== "select" || element.selector.type !== "var")
    throw new Error(`Pages have no use for this in a catalogue: ${JSON.stringify(element)}`);
  const forms = element.variants.map(({ key, value }) => [key.value, patternOf(value)] as const);
  const [[, otherwise] = ["", ""]] = forms.splice(element.star, 1);
  return [element.selector.name, otherwise, Object.fromEntries(forms)];
}

/** What the hall's data files say, area by area: the kinds of it, and what their keys begin with. */
const DATA: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  common: {
    board: "thing",
    book: "thing",
    cause: "thing",
    colour: "thing",
    help: "thing",
    per: "thing",
    title: "title",
  },
  events: { notice: "notice" },
};

/** What pages say of the data in an area, by what the data say: the hall sends it as it stands. */
function dataOf(language: string, area: string): Words {
  const english = wordsIn(`${OWN}en/data${ENDING}`);
  const words = wordsIn(`${ROOT}${language}/data${ENDING}`);
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      const start = DATA[area]?.[key.split("-")[1] ?? ""];
      return start ? [[`${start}-${dashed(String(text))}`, words[key] ?? text]] : [];
    }),
  );
}

/** Everything that pages say in an area; English says what the language lacks. */
const allIn = (language: string, area: string): Words => ({
  ...dataOf(language, area),
  ...Object.assign({}, ...filesOf(language, area).map(wordsIn)),
});

const wordsIn = (file: string): Words =>
  existsSync(file) ? wordsOf(readFileSync(file, "utf8")) : {};

const folderOf = (language: string): string => `${ROOT}${language}/pages/`;

/** English has all areas. */
const areas = (): string[] =>
  readdirSync(folderOf("en"))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));

/** The files with the words of an area: English first, which says what the language lacks. */
const filesOf = (language: string, area: string): string[] =>
  [...new Set(["en", language])].map((one) => folderOf(one) + area + ENDING).filter(existsSync);

/** Every language there is a folder of; English, which the others follow, first. */
const languages = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => /^[a-z]+$/.test(name))
    .sort((one, other) => Number(other === "en") - Number(one === "en") || (one < other ? -1 : 1));

/** A module that loads each of some others when it is wanted. */
const loading = (names: readonly string[], address: (name: string) => string): string =>
  `export default {${names.map((name) => `"${name}": () => import(${JSON.stringify(address(name))})`)}}`;

/** Tells the compiler what pages can say: English has it all. */
function writeKeys(): void {
  const keys = areas().flatMap((area) => Object.keys(allIn("en", area)));
  const oneOf = (names: string[]) => names.map((name) => `\n  | "${name}"`).join("");
  writeFileSync(KEYS, `export type Area =${oneOf(areas())};\n\nexport type Key =${oneOf(keys)};\n`);
}

export const catalogues = (): Plugin => ({
  name: NAME,
  buildStart: writeKeys,
  resolveId: (id) => (id.split(":")[0] === NAME ? `\0${id}` : null),
  load(id) {
    const [name, language, area] = id.split(":");
    if (name !== `\0${NAME}`) return null;
    if (!language) return loading(languages(), (one) => `${NAME}:${one}`);
    if (!area) return loading(areas(), (one) => `${NAME}:${language}:${one}`);
    for (const file of filesOf(language, area)) this.addWatchFile(file);
    return `export default ${JSON.stringify(allIn(language, area))}`;
  },
});

if (import.meta.main) writeKeys();
