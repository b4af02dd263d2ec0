/** What the window of a play says: to whom it is open, until when, and what comes of it. */

import { type GameView, mayDo, type TallyLine } from "../../game/view.ts";
import { longTime } from "../../messages/longTime.ts";
import { list, type Named, say, together } from "../../messages/messages.svelte.ts";
import { isLong } from "./ring.ts";
import { stakes } from "./stakes.ts";

type Names = readonly Named[];

/** When a window shuts by itself, or may first be shut; `null` where it waits for somebody. */
export interface Span {
  readonly left: number; // milliseconds
  readonly whole: number;
}

export function spanOf(view: GameView, since: number): Span | null {
  const open = view.window;
  const until = open?.shuts_at ?? open?.others_until ?? null;
  if (!open || until === null || view.call) return null;
  const whole = open.held_by === null ? until - open.opened : view.house.hold_seconds * 1000;
  return { left: until - view.time.now - since, whole };
}

/** The words that can still be challenged. */
export const openWords = (view: GameView): readonly string[] => {
  const { words = [], ruled = [] } = view.window ?? {};
  return [...new Set(words)].filter((word) => !ruled.includes(word));
};

/** Whether everything in the play was challenged and ruled good. */
export const isRuled = (view: GameView): boolean =>
  (view.window?.words.length ?? 0) > 0 && openWords(view).length === 0;

/** Whether the challenger chooses among the words of the play. */
export const choosesWords = (view: GameView): boolean =>
  view.house.names_words && mayDo(view, "challenge") && openWords(view).length > 1;

export function titleOf(view: GameView, names: Names, isSmall: boolean): string {
  if (view.call) {
    const words = list(view.call.words);
    return say("window-call", { name: names[view.call.seat] ?? "", words });
  }
  if (isSmall) return view.window?.play ?? "";
  const word = view.window?.words[0] ?? "";
  if (isRuled(view)) return word;
  return say(mayDo(view, "challenge") ? "window-title" : "window-own", { word });
}

export function sentenceOf(view: GameView, names: Names, left: number | null): string {
  const { call, window: open } = view;
  if (call) return say(call.is_taken_up ? "window-call-taken" : "window-call-waits");
  if (!open) return "";
  const count = left === null ? 0 : Math.max(0, Math.ceil(left / 1000));
  if (open.held_by !== null) return say("window-held", { name: names[open.held_by] ?? "", count });
  if (open.shuts_at !== null) return shuts(open.is_final, left ?? 0, count);
  if (mayDo(view, "draw tiles")) return say("window-draw");
  return stays(view, names, open.others_until === null ? 0 : count);
}

/** A window that shuts by itself: by correspondence after days. */
function shuts(isFinal: boolean, left: number, count: number): string {
  if (!isLong(left)) return say(isFinal ? "window-final" : "window-seconds", { count });
  return say(isFinal ? "window-final-long" : "window-long", { time: longTime(left) });
}

/** A window that stays open for those who have not spoken, `count` seconds at least. */
function stays(view: GameView, names: Names, count: number): string {
  if (isRuled(view) && !mayDo(view, "confirm score")) return say("window-ruled");
  if (count === 0) return waitsFor(view, names);
  const others = othersIn(view, names);
  return others ? say("window-others", { names: others, count }) : say("window-stays", { count });
}

/** Those who have not spoken yet, besides the viewer. */
const othersIn = (view: GameView, names: Names): Named =>
  together(
    (view.window?.waiting_for ?? [])
      .filter((seat) => seat !== view.own?.seat)
      .map((seat) => names[seat] ?? ""),
  );

/** For whom a window waits that nobody's time shuts. */
function waitsFor(view: GameView, names: Names): string {
  const open = view.window;
  if (!open) return "";
  if (mayDo(view, "confirm score")) {
    const isOfKeeper = view.score_keeper === open.seat;
    const name = names[open.seat] ?? "";
    return say(isOfKeeper ? "window-confirm-other" : "window-confirm", { name, score: open.score });
  }
  const others = othersIn(view, names);
  if (others && !mayDo(view, "accept")) return say("window-waiting", { names: others });
  if (open.score_keeper !== null && !mayDo(view, "accept")) {
    return say("window-keeper", { name: names[open.score_keeper] ?? "" });
  }
  return say("window-open");
}

/** A play's points as one adds them up: its words, the bonus for all tiles, and what they come to. */
export function sumOf({ words, points, bonus, score }: TallyLine): string {
  const parts = words.map((word, at) => `${word} ${points[at] ?? 0}`);
  if (bonus > 0) parts.push(say("window-bonus", { bonus }));
  return `${parts.join(" + ")} = ${score}`;
}

/** What a challenge would cost, for whoever may challenge. */
export const stakesOf = (view: GameView): string =>
  mayDo(view, "challenge") ? stakes(view.house) : "";
