/** Which page an address opens. Each page is a file of its own, loaded when it is asked for. */

import type { Component } from "svelte";
import { type Area, speech } from "./messages/messages.svelte.ts";

type Values = Record<string, string>;
type Page = Component<Values>;

export interface Route {
  readonly path: RegExp;
  readonly says: readonly Area[]; // of the message files, besides what every page says
  readonly load: () => Promise<{ default: unknown }>;
  readonly isLight?: () => boolean; // it needs no more than the first stylesheets
}

/** The pages of events are many, and no game's: which of them an address opens is read apart. */
const EVENTS = /^(?:(?:embed\/)?events|clubs)(\/|$)/;

/** Whether the link was a judge's: one page for all the tables that call. */
const isJudge = (): boolean => new URLSearchParams(location.search).get("place") === "judge";

const ROUTES: readonly Route[] = [
  { path: /^$/, says: ["home", "games", "houses"], load: () => import("./home/Home.svelte") },
  {
    path: /^games\/(?<game>[\w-]+)$/,
    says: ["table"],
    load: () =>
      isJudge() ? import("./table/judge/JudgePage.svelte") : import("./table/TablePage.svelte"),
    isLight: () => !isJudge(),
  },
  { path: /^judge$/, says: [], load: () => import("./table/judge/JudgePage.svelte") },
  {
    path: /^games\/(?<game>[\w-]+)\/invitations$/,
    says: ["join"],
    load: () => import("./home/join/Invitations.svelte"),
  },
  {
    path: /^new$/,
    says: ["newGame", "houses"],
    load: () => import("./rules/newGame/NewGame.svelte"),
  },
  {
    path: /^settings$/,
    says: ["settings", "notify", "join", "look", "fair"],
    load: () => import("./home/settings/Settings.svelte"),
  },
  { path: /^mail$/, says: ["join"], load: () => import("./home/join/MailLink.svelte") },
  { path: /^keeper$/, says: ["keeper"], load: () => import("./home/keeper/KeeperPage.svelte") },
  { path: /^fair-play$/, says: ["fair"], load: () => import("./home/help/FairPlayPage.svelte") },
  { path: /^help$/, says: ["help", "houses"], load: () => import("./home/help/Help.svelte") },
  {
    path: /^games\/(?<game>[\w-]+)\/finished$/,
    says: ["table", "finished", "endings", "join", "fair"],
    load: () => import("./table/finished/FinishedPage.svelte"),
  },
  {
    path: /^pad\/(?<game>[\w-]+)$/,
    says: ["table", "real", "questions"],
    load: () => import("./table/realTiles/PadPage.svelte"),
  },
  { path: /^wall$/, says: ["table", "wall"], load: () => import("./wall/HallWall.svelte") },
  {
    path: /^wall\/(?<game>[\w-]+)$/,
    says: ["table", "wall"],
    load: () => import("./wall/GameWall.svelte"),
  },
  {
    path: /^games\/(?<game>[\w-]+)\/stream$/,
    says: ["stream", "join"],
    load: () => import("./wall/stream/StreamPage.svelte"),
  },
  {
    path: /^overlay\/(?<game>[\w-]+)\/(?<piece>scores|board|last|clocks|racks)$/,
    says: ["stream", "table", "wall"],
    load: () => import("./wall/stream/OverlayPage.svelte"),
  },
  {
    path: /^games\/(?<game>[\w-]+)\/around$/,
    says: ["table", "around"],
    load: () => import("./table/oneScreen/OneScreen.svelte"),
  },
  { path: /^join$/, says: ["join"], load: () => import("./home/join/Join.svelte") },
  { path: /^games$/, says: ["games"], load: () => import("./home/games/GamesPage.svelte") },
  {
    path: /^words$/,
    says: ["words", "newGame"],
    load: () => import("./rules/words/WordListsPage.svelte"),
  },
  {
    path: /^rules\/new$/,
    says: ["builder", "newGame", "houses"],
    load: () => import("./rules/builder/BuilderPage.svelte"),
  },
  {
    path: /^rules(?:\/(?<sheet>[\w-]+))?$/,
    says: ["table", "rules", "houses"],
    load: () => import("./rules/RulesPage.svelte"),
  },
  {
    path: /^games\/(?<game>[\w-]+)\/rules$/,
    says: ["table", "rules", "houses"],
    load: () => import("./rules/RulesPage.svelte"),
  },
  {
    path: /^players$/,
    says: ["players"],
    load: () => import("./events/players/PlayersPage.svelte"),
  },
  {
    path: /^players\/(?<player>[\w-]+)$/,
    says: ["players"],
    load: () => import("./events/players/PlayerPage.svelte"),
  },
  {
    path: /^(?:profile|people\/(?<person>[\w-]+))$/,
    says: ["profile", "players", "games", "houses"],
    load: () => import("./home/profile/ProfilePage.svelte"),
  },
  {
    path: /^win-back$/,
    says: ["account", "join"],
    load: () => import("./home/account/WinBackPage.svelte"),
  },
  {
    path: /^keep-code$/,
    says: ["account", "join"],
    load: () => import("./home/account/KeepCodePage.svelte"),
  },
  { path: /^sign-in$/, says: ["join"], load: () => import("./home/join/LinkSignIn.svelte") },
  {
    path: /^design\/table$/,
    says: ["table"],
    load: () => import("./design/TableFixture.svelte"),
  },
  {
    path: /^design$/,
    says: [
      "design",
      "table",
      "home",
      "houses",
      "look",
      "newGame",
      "questions",
      "judge",
      "wall",
      "finished",
    ],
    load: () => import("./design/Design.svelte"),
  },
];

/** The page at a path below the base; where there is none of that address, one that says so. */
export async function pageAt(path: string): Promise<{ page: Page; values: Values }> {
  const plain = path.replace(/^\/+|\/+$/g, "");
  const routes = EVENTS.test(plain) ? (await import("./eventPages.ts")).ROUTES : ROUTES;
  for (const { path: pattern, says, load, isLight } of routes) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const styles = isLight?.() ? null : import("./look/pages.css");
    const [page] = await Promise.all([load(), speech.learn("common", ...says), styles]);
    return { page: page.default as Page, values: { ...found.groups } };
  }
  const [lost] = await Promise.all([
    import("./home/join/Lost.svelte"),
    speech.learn("common", "join"),
  ]);
  return { page: lost.default as Page, values: {} };
}
