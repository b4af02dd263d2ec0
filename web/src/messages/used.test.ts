import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { areasOf } from "./all.ts";

const SOURCE = new URL("../", import.meta.url);
const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter((name) =>
  /(?<!\.test)\.(ts|svelte)$/.test(name),
);
const code = files.map((name) => readFileSync(new URL(name, SOURCE), "utf8")).join("\n");

/** Keys made of a beginning and a value: `look.theme.${theme}`. */
const beginnings = [...code.matchAll(/`([\w.]+\.)\$\{/g)].map(([, start]) => start ?? "");

describe("every message", () => {
  it("is said somewhere", () => {
    // The sentences of the hall are said by the hall; its own tests hold them to it.
    const { refusals: _, hall: __, ...areas } = areasOf("en");
    const unused = Object.values(areas)
      .flatMap((area) => Object.keys(area))
      .filter(
        (key) => !code.includes(`"${key}"`) && !beginnings.some((start) => key.startsWith(start)),
      );
    expect(unused).toEqual([]);
  });
});
