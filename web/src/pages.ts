/** Which page an address opens. Each page is a file of its own, loaded when it is asked for. */

import type { Component } from "svelte";

type Values = Record<string, string>;
type Page = Component<Values>;

interface Route {
  readonly path: RegExp;
  readonly load: () => Promise<{ default: unknown }>;
}

const ROUTES: readonly Route[] = [
  { path: /^design\/table$/, load: () => import("./design/TableFixture.svelte") },
  { path: /^design$/, load: () => import("./design/Design.svelte") },
];

/** The page at a path below the base; the design page where there is no other yet. */
export async function pageAt(path: string): Promise<{ page: Page; values: Values }> {
  const plain = path.replace(/^\/+|\/+$/g, "");
  for (const route of ROUTES) {
    const found = route.path.exec(plain);
    if (found) {
      return { page: (await route.load()).default as Page, values: { ...found.groups } };
    }
  }
  return { page: (await import("./design/Design.svelte")).default as unknown as Page, values: {} };
}
