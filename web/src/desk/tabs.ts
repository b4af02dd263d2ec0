/** The tabs of a desk: one line each, with the page's part that it opens. */

import type { Component } from "svelte";
import type { RunningEvent } from "../event/event.svelte.ts";
import type { Overview, Role } from "../event/values.ts";
import type { Area } from "../messages/messages.svelte.ts";

export interface TabProps {
  readonly event: RunningEvent;
  readonly overview: Overview;
}

/** Of a tab that leads to others. */
export interface LeadingTabProps extends TabProps {
  readonly onOpen: (tab: string) => void;
}

interface Tab {
  readonly key: string;
  readonly roles: readonly Role[]; // who finds it
  readonly says: readonly Area[]; // of the message files, besides the desk's own
  readonly isFor?: (overview: Overview) => boolean; // events that have such a thing; all, else
  readonly load: () => Promise<{ default: Component<LeadingTabProps> }>;
}

const DESK: readonly Role[] = ["organiser", "desk"];

const TABS = [
  {
    key: "entries",
    roles: DESK,
    says: ["join", "players"],
    load: () => import("./entries/EntriesTab.svelte"),
  },
  { key: "check-in", roles: DESK, says: [], load: () => import("./checkIn/CheckInTab.svelte") },
  {
    key: "rounds",
    roles: DESK,
    says: ["rounds", "join"],
    load: () => import("./rounds/RoundsTab.svelte"),
  },
  {
    key: "results",
    roles: [...DESK, "score-keeper"],
    says: ["rounds", "join"],
    load: () => import("./results/ResultsTab.svelte"),
  },
  {
    key: "money",
    roles: [...DESK, "score-keeper"],
    says: ["money", "rounds"],
    isFor: ({ catalogue, goal, raised }) => catalogue.length > 0 || goal > 0 || raised > 0,
    load: () => import("./money/MoneyTab.svelte"),
  },
  {
    key: "judge",
    roles: DESK,
    says: ["judging", "judge", "matters", "rounds"],
    load: () => import("./judge/JudgeTab.svelte"),
  },
  {
    key: "standings",
    roles: [...DESK, "score-keeper", "word judge"],
    says: ["standings", "divisions", "rounds"],
    load: () => import("./standings/StandingsTab.svelte"),
  },
  {
    key: "divisions",
    roles: DESK,
    says: ["divisions", "rounds"],
    isFor: ({ divisions }) => divisions.length > 1 || divisions.some(({ band }) => band !== ""),
    load: () => import("./divisions/DivisionsTab.svelte"),
  },
  {
    key: "matters",
    roles: DESK,
    says: ["rounds", "matters"],
    load: () => import("./matters/MattersTab.svelte"),
  },
  {
    key: "equipment",
    roles: DESK,
    says: [],
    load: () => import("./equipment/EquipmentTab.svelte"),
  },
  {
    key: "plan",
    roles: ["organiser"],
    says: ["events", "newGame", "standings"],
    load: () => import("./plan/PlanTab.svelte"),
  },
  { key: "prints", roles: DESK, says: [], load: () => import("./prints/PrintsTab.svelte") },
  { key: "people", roles: DESK, says: ["join"], load: () => import("./people/PeopleTab.svelte") },
  { key: "mail", roles: DESK, says: [], load: () => import("./mail/MailTab.svelte") },
  { key: "log", roles: DESK, says: [], load: () => import("./log/LogTab.svelte") },
] as const satisfies readonly Tab[];

/** What somebody is, whichever entry they may play for. */
const roleIn = ({ role }: Overview): Role =>
  role.startsWith("player-") ? "player" : (role as Role);

/** The tabs that somebody finds at an event. */
export const tabsOf = (overview: Overview): readonly (typeof TABS)[number][] =>
  TABS.filter(
    (tab: Tab) => tab.roles.includes(roleIn(overview)) && (tab.isFor?.(overview) ?? true),
  );
