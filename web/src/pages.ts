/** Which page an address opens. Each page is a file of its own, loaded when it is asked for. */

import type { Component } from "svelte";
import { type Area, speech } from "./messages/messages.svelte.ts";

type Values = Record<string, string>;
type Page = Component<Values>;

interface Route {
  readonly path: RegExp;
  readonly says: readonly Area[]; // of the message files, besides what every page says
  readonly load: () => Promise<{ default: unknown }>;
}

const ROUTES: readonly Route[] = [
  { path: /^$/, says: ["home"], load: () => import("./home/Home.svelte") },
  {
    path: /^games\/(?<game>[\w-]+)$/,
    says: ["table"],
    load: () => import("./table/TablePage.svelte"),
  },
  {
    path: /^games\/(?<game>[\w-]+)\/around$/,
    says: ["table", "around"],
    load: () => import("./oneScreen/OneScreen.svelte"),
  },
  { path: /^join$/, says: ["join"], load: () => import("./join/Join.svelte") },
  { path: /^sign-in$/, says: ["join"], load: () => import("./join/SignIn.svelte") },
  {
    path: /^design\/table$/,
    says: ["table"],
    load: () => import("./design/TableFixture.svelte"),
  },
  { path: /^design$/, says: ["table"], load: () => import("./design/Design.svelte") },
];

/** The page at a path below the base; the home page where there is none of that address. */
export async function pageAt(path: string): Promise<{ page: Page; values: Values }> {
  const plain = path.replace(/^\/+|\/+$/g, "");
  for (const { path: pattern, says, load } of ROUTES) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const [page] = await Promise.all([load(), speech.learn("common", ...says)]);
    return { page: page.default as Page, values: { ...found.groups } };
  }
  return pageAt("");
}
