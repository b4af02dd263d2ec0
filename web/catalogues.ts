/** Reads the catalogues, in Fluent, while pages are built: no page carries a parser. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

/** Tests have pages built from catalogues of their own. */
const ROOT =
  process.env.RACKHOUSE_CATALOGUES ??
  fileURLToPath(new URL("../src/rackhouse/messages/", import.meta.url));
const KEYS = new URL("src/messages/keys.ts", import.meta.url);
const ENDING = ".ftl";
/** `catalogues` loads the folders, and `catalogues:de/pages` the areas that are in one of them. */
const NAME = "catalogues";

/** What a catalogue says, by key. */
const wordsOf = (source: string) =>
  Object.fromEntries(new FluentResource(source).body.map(({ id, value }) => [id, value]));

const areasIn = (folder: string): string[] =>
  readdirSync(ROOT + folder)
    .filter((name) => name.endsWith(ENDING))
    .map((name) => name.slice(0, -ENDING.length));

/** What Python says and what pages say, in each language there is a folder of; English first. */
const folders = (): string[] =>
  readdirSync(ROOT)
    .filter((name) => /^[a-z]+$/.test(name))
    .sort((one, other) => Number(other === "en") - Number(one === "en") || (one < other ? -1 : 1))
    .flatMap((language) => [language, `${language}/pages`]);

/** A module that loads each of some others when it is wanted. */
const loading = (names: readonly string[], address: (name: string) => string): string =>
  `export default {${names.map((name) => `"${name}": () => import(${JSON.stringify(address(name))})`)}}`;

/** Tells the compiler what pages can say: English has it all. */
function writeKeys(): void {
  const folder = "en/pages";
  const areas = areasIn(folder);
  const keys = areas.flatMap((area) =>
    Object.keys(wordsOf(readFileSync(`${ROOT}${folder}/${area}${ENDING}`, "utf8"))),
  );
  const oneOf = (names: string[]) => names.map((name) => `\n  | "${name}"`).join("");
  writeFileSync(KEYS, `export type Area =${oneOf(areas)};\n\nexport type Key =${oneOf(keys)};\n`);
}

export const catalogues = (): Plugin => ({
  name: NAME,
  buildStart: writeKeys,
  resolveId: (id) => (id.split(":")[0] === NAME ? `\0${id}` : null),
  load(id) {
    const [name, folder] = id.split(":");
    if (name !== `\0${NAME}`) return null;
    return folder
      ? loading(areasIn(folder), (area) => `${ROOT}${folder}/${area}${ENDING}`)
      : loading(folders(), (one) => `${NAME}:${one}`);
  },
  transform: (source, id) =>
    id.endsWith(ENDING) ? `export default ${JSON.stringify(wordsOf(source))}` : null,
});

if (import.meta.main) writeKeys();
