/** Reads the catalogues, in Fluent, while pages are built: no page carries a parser. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { dashed } from "./src/messages/dashed.ts";

const OWN = fileURLToPath(new URL("../src/rackhouse/messages/", import.meta.url));
/** Tests have pages built from catalogues of their own. */
const ROOT = process.env.RACKHOUSE_CATALOGUES ?? OWN;
const KEYS = new URL("src/messages/keys.ts", import.meta.url);
const ENDING = ".ftl";
/** `catalogues` loads the languages, and `catalogues:de` what pages say in one, area by area. */
const NAME = "catalogues";

/** What a catalogue says, by key. */
const wordsOf = (source: string) =>
  Object.fromEntries(new FluentResource(source).body.map(({ id, value }) => [id, value]));

/** What the hall's data files say, area by area: the kinds of it, and what their keys begin with. */
const DATA: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  common: {
    board: "thing",
    book: "thing",
    cause: "thing",
    colour: "thing",
    help: "thing",
    title: "title",
  },
  events: { notice: "notice" },
};

/** What pages say of the data in an area, by what the data say: the hall sends it as it stands. */
function dataOf(language: string, area: string) {
  const english = wordsOf(readFileSync(`${OWN}en/data${ENDING}`, "utf8"));
  const words = wordsOf(readFileSync(`${ROOT}${language}/data${ENDING}`, "utf8"));
  return Object.fromEntries(
    Object.entries(english).flatMap(([key, text]) => {
      const start = DATA[area]?.[key.split("-")[1] ?? ""];
      return start ? [[`${start}-${dashed(String(text))}`, words[key]]] : [];
    }),
  );
}

/** Everything that pages say in an area. */
const allIn = (language: string, area: string) => ({
  ...dataOf(language, area),
  ...wordsOf(readFileSync(folderOf(language) + area + ENDING, "utf8")),
});

const folderOf = (language: string): string => `${ROOT}${language}/pages/`;

const areasIn = (language: string): string[] =>
  readdirSync(folderOf(language))
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));

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
  const areas = areasIn("en");
  const keys = areas.flatMap((area) => Object.keys(allIn("en", area)));
  const oneOf = (names: string[]) => names.map((name) => `\n  | "${name}"`).join("");
  writeFileSync(KEYS, `export type Area =${oneOf(areas)};\n\nexport type Key =${oneOf(keys)};\n`);
}

export const catalogues = (): Plugin => ({
  name: NAME,
  buildStart: writeKeys,
  resolveId: (id) => (id.split(":")[0] === NAME ? `\0${id}` : null),
  load(id) {
    const [name, language] = id.split(":");
    if (name !== `\0${NAME}`) return null;
    return language
      ? loading(areasIn(language), (area) => folderOf(language) + area + ENDING)
      : loading(languages(), (one) => `${NAME}:${one}`);
  },
  transform(_source, id) {
    const [, language, area] = /(\w+)\/pages\/(\w+)\.ftl$/.exec(id) ?? [];
    return language && area ? `export default ${JSON.stringify(allIn(language, area))}` : null;
  },
});

if (import.meta.main) writeKeys();
