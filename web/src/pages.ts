/** Which page an address opens. Each page is a file of its own, loaded when it is asked for. */

import type { Component } from "svelte";

type Values = Record<string, string>;
type Page = Component<Values>;

interface Route {
  readonly path: RegExp;
  readonly load: () => Promise<{ default: unknown }>;
}

const ROUTES: readonly Route[] = [
  { path: /^$/, load: () => import("./home/Home.svelte") },
  { path: /^games\/(?<game>[\w-]+)$/, load: () => import("./table/TablePage.svelte") },
  { path: /^join$/, load: () => import("./join/Join.svelte") },
  { path: /^sign-in$/, load: () => import("./join/SignIn.svelte") },
  { path: /^design\/table$/, load: () => import("./design/TableFixture.svelte") },
  { path: /^design$/, load: () => import("./design/Design.svelte") },
];

/** The page at a path below the base; the home page where there is none of that address. */
export async function pageAt(path: string): Promise<{ page: Page; values: Values }> {
  const plain = path.replace(/^\/+|\/+$/g, "");
  for (const { path: pattern, load } of ROUTES) {
    const found = pattern.exec(plain);
    if (found) return { page: (await load()).default as Page, values: { ...found.groups } };
  }
  return pageAt("");
}
