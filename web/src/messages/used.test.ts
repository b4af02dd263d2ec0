import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KEYS } from "./all.ts";

const SOURCE = new URL("../", import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test|keys)\.(ts|svelte)$/.test(name),
);
const code = files.map((name) => readFileSync(new URL(name, SOURCE), "utf8")).join("\n");

const found = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, text]) => text ?? "");

it("says every message somewhere", () => {
  // Keys may be made of a beginning and a value: `look-theme-${theme}`.
  const beginnings = found(/`([\w-]+-)\$\{/g);
  const isSaid = (key: string) =>
    code.includes(`"${key}"`) || beginnings.some((start) => key.startsWith(start));
  expect(KEYS.filter((key) => !isSaid(key))).toEqual([]);
});

it("has words for all that is said", () => {
  const said = found(/\b(?:say|sayOr)\(\s*"([^"]+)"/g);
  expect(said.filter((key) => !KEYS.includes(key))).toEqual([]);
  const beginnings = found(/\b(?:say|sayOr)\(\s*`([\w-]+-)\$\{/g);
  expect(beginnings.filter((start) => !KEYS.some((key) => key.startsWith(start)))).toEqual([]);
});
