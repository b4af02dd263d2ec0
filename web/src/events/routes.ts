/** Which page of an event an address opens. */

import type { Route } from "../pages.ts";

export const ROUTES: readonly Route[] = [
  {
    path: /^events\/(?<event>[\w-]+)\/me$/,
    says: ["desk", "rounds", "matters", "player"],
    load: () => import("../player/MePage.svelte"),
  },
  {
    path: /^events\/(?<event>[\w-]+)\/desk(?:\/(?<tab>[\w-]+))?$/,
    says: ["desk"],
    load: () => import("../desk/DeskPage.svelte"),
  },
];
