/** Which page of an event an address opens. */

import type { Route } from "./pages.ts";

export const ROUTES: readonly Route[] = [
  { path: /^events$/, says: ["events"], load: () => import("./events/EventsPage.svelte") },
  {
    path: /^events\/new$/,
    says: ["events", "newGame", "standings"],
    load: () => import("./events/NewEventPage.svelte"),
  },
  { path: /^events\/join$/, says: ["events"], load: () => import("./events/JoinEvent.svelte") },
  {
    path: /^events\/(?<event>[\w-]+)$/,
    says: ["events", "desk", "follow", "join", "rounds", "standings"],
    load: () => import("./events/EventPage.svelte"),
  },
  {
    path: /^embed\/events\/(?<event>[\w-]+)\/(?<what>standings|bracket)$/,
    says: ["events", "desk", "follow", "rounds", "standings"],
    load: () => import("./events/EmbedPage.svelte"),
  },
  {
    path: /^events\/(?<event>[\w-]+)\/follow\/(?<entry>\d{1,6})$/,
    says: ["events", "desk", "follow", "join", "rounds", "standings"],
    load: () => import("./events/FollowPage.svelte"),
  },
  {
    path: /^events\/(?<event>[\w-]+)\/sign-up$/,
    says: ["events", "desk", "join"],
    load: () => import("./events/SignUpPage.svelte"),
  },
  {
    path: /^events\/(?<event>[\w-]+)\/me$/,
    says: ["events", "desk", "rounds", "matters", "player"],
    load: () => import("./events/player/MePage.svelte"),
  },
  {
    path: /^events\/(?<event>[\w-]+)\/wall$/,
    says: ["desk", "rounds", "standings", "wall"],
    load: () => import("./wall/event/EventWall.svelte"),
  },
  {
    path: /^events\/(?<event>[\w-]+)\/judge$/,
    says: [],
    load: () => import("./table/judge/JudgePage.svelte"),
  },
  {
    path: /^events\/(?<event>[\w-]+)\/desk(?:\/(?<tab>[\w-]+))?$/,
    says: ["desk"],
    load: () => import("./desk/DeskPage.svelte"),
  },
  { path: /^clubs$/, says: ["clubs"], load: () => import("./events/clubs/ClubsPage.svelte") },
  { path: /^clubs\/join$/, says: ["clubs"], load: () => import("./events/clubs/JoinClub.svelte") },
  {
    path: /^clubs\/(?<club>[\w-]+)$/,
    says: ["clubs", "events", "join", "players"],
    load: () => import("./events/clubs/ClubPage.svelte"),
  },
];
