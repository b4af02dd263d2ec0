/** A house's rules in a few short points: what a player would ask first. Made of values alone. */

import type { Key, Values as Told } from "../messages/messages.svelte.ts";

export type Values = Readonly<Record<string, unknown>>;

interface Point {
  readonly key: Key;
  readonly values: Told;
}

interface Candidate {
  readonly of: readonly string[]; // the keys that it is about; none: it is always of note
  readonly tell: (values: Values) => Point | null;
}

const point = (key: Key, values: Told = {}): Point => ({ key, values });
const number = (values: Values, key: string): number => Number(values[key] ?? 0);

/** A time as people say it: 3 minutes, 90 seconds. */
export function duration(seconds: number, language: string): string {
  const [unit, count] = seconds % 60 ? ["second", seconds] : ["minute", seconds / 60];
  const style = { style: "unit", unit, unitDisplay: "long" } as const;
  return new Intl.NumberFormat(language, style).format(count);
}

/** Cents as a price. */
export const price = (cents: number, language: string): string =>
  new Intl.NumberFormat(language, {
    style: "currency",
    currency: "USD",
    minimumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100);

const when = (key: string, is: unknown, told: Key): Candidate => ({
  of: [key],
  tell: (values) => (values[key] === is ? point(told) : null),
});

/** In the order in which they matter; the first few that set a house apart are shown. */
const candidates = (language: string): readonly Candidate[] => [
  {
    of: ["turn.limit", "turn.seconds"],
    tell: (values) => {
      const time = duration(number(values, "turn.seconds"), language);
      if (values["turn.limit"] === "hard") return point("point-turn-hard", { time });
      return values["turn.limit"] === "soft" ? point("point-turn-soft", { time }) : null;
    },
  },
  {
    of: ["clocks.use", "clocks.seconds"],
    tell: (values) => {
      if (values["clocks.use"] === "on") {
        return point("point-clocks-on", {
          time: duration(number(values, "clocks.seconds"), language),
        });
      }
      return values["clocks.use"] === "if-organiser-sets" ? point("point-clocks-may") : null;
    },
  },
  when("challenge.scope", "play", "point-scope-play"),
  {
    of: ["challenge.failed_turns", "challenge.failed_fee", "challenge.failed_points"],
    tell: (values) => {
      const fee = number(values, "challenge.failed_fee");
      const points = number(values, "challenge.failed_points");
      const time = duration(number(values, "challenge.failed_seconds"), language);
      if (fee > 0) return point("point-failed-fee", { price: price(fee, language), time });
      const each = values["challenge.points_for"] === "each-word";
      if (points > 0) {
        return point(each ? "point-failed-each" : "point-failed-points", { count: points });
      }
      return point(
        number(values, "challenge.failed_turns") > 0 ? "point-failed-turn" : "point-failed-free",
      );
    },
  },
  {
    of: [], // only some houses sell any
    tell: (values) => {
      const kinds = Object.keys(values).filter((key) => /^helps\..+\.kind$/.test(key));
      return kinds.length > 0 ? point("point-helps", { count: kinds.length }) : null;
    },
  },
  when("challenge.ruled_by", "judge", "point-judge"),
  when("words.own_dictionary", "if-all-agree", "point-own"),
  when("disputes.markers", true, "point-markers"),
  when("window.shuts", "draw", "point-window-draw"),
  when("unplayed.count", "double-to-out", "point-unplayed-double"),
  when("score_keeper.chosen", "a-player", "point-keeper"),
  when("result.tie", "score-before-unplayed", "point-tie-before"),
  {
    of: ["ending.pass_rounds"],
    tell: (values) => point("point-passes", { count: number(values, "ending.pass_rounds") }),
  },
  {
    of: ["scoring.bonus_points", "scoring.bonus_tiles"],
    tell: (values) =>
      point("point-bonus", {
        tiles: number(values, "scoring.bonus_tiles"),
        count: number(values, "scoring.bonus_points"),
      }),
  },
];

/** What most of the sheets say, key by key. */
export function usualOf(sheets: readonly Values[]): Values {
  const usual: Record<string, unknown> = {};
  for (const key of new Set(sheets.flatMap((values) => Object.keys(values)))) {
    const counts = new Map<unknown, number>();
    for (const values of sheets) counts.set(values[key], (counts.get(values[key]) ?? 0) + 1);
    const [most] = [...counts].sort(([, a], [, b]) => b - a);
    usual[key] = most?.[0];
  }
  return usual;
}

/** The points of a sheet, those first in which it differs from the `usual` one. */
export function pointsOf(values: Values, usual: Values, language: string, most = 3): Point[] {
  const told = candidates(language).map(({ of, tell }) => ({
    isOwn: of.length === 0 || of.some((key) => values[key] !== usual[key]),
    point: tell(values),
  }));
  const own = told.filter(({ isOwn }) => isOwn);
  const rest = told.filter(({ isOwn }) => !isOwn);
  return [...own, ...rest].flatMap(({ point }) => point ?? []).slice(0, most);
}
