/** What the table asks of one viewer, beyond a play and its challenge: a sentence and its answers. */

import type { Command } from "../../connection/protocol.ts";
import { type GameView, mayDo, whyNot } from "../../game/view.ts";
import { list, type Named, say, sayThing, together } from "../../messages/messages.svelte.ts";
import { hasPrompt, isTakenBack } from "./pending.ts";

export interface Answer {
  readonly says: string;
  readonly command: Command;
  readonly isMain?: boolean; // what most want: filled
}

export interface Prompt {
  readonly title: string;
  readonly sentence: string;
  readonly brief?: string; // the sentence where there is room for a few words
  readonly answers: readonly Answer[];
}

type Names = readonly Named[];

export function promptOf(view: GameView, names: Names): Prompt | null {
  if (!hasPrompt(view)) return null;
  if (view.phase === "paused") return paused(view);
  if (view.end !== null) return over(view, names);
  if (isTakenBack(view)) return takingBack(view, names);
  if (view.phase === "announced") return announced(view, names);
  if (view.phase === "adjudicating") return book(view, names);
  if (view.phase === "asking") return plays(view);
  return time(view, names);
}

function paused(view: GameView): Prompt {
  return {
    title: say("paused-title"),
    sentence: say(whyNot(view, "resume") === null ? "paused-text" : "paused-house"),
    answers: mayDo(view, "resume")
      ? [{ says: say("paused-resume"), command: { command: "resume" }, isMain: true }]
      : [],
  };
}

/** Somebody made a slip: a turn is taken back if all agree. */
function takingBack(view: GameView, names: Names): Prompt {
  const [asker = 0] = view.take_backs;
  const own = view.own?.seat ?? -1;
  const refuse = { command: "refuse take-back" } as const;
  if (view.take_backs.includes(own)) {
    const silent = view.sides.filter(
      ({ seat, is_resigned }) => !is_resigned && !view.take_backs.includes(seat),
    );
    return {
      title: asker === own ? say("back-own") : say("back-asked", { name: names[asker] ?? "" }),
      sentence: say("back-waits", { names: list(silent.map(({ seat }) => names[seat] ?? "")) }),
      answers: [{ says: say(asker === own ? "back-withdraw" : "back-not"), command: refuse }],
    };
  }
  const isTwo = view.tally.at(-1)?.seat !== asker;
  return {
    title: say(isTwo ? "back-asked-two" : "back-asked", { name: names[asker] ?? "" }),
    sentence: say("back-text"),
    brief: say("back-text-short"),
    answers: [
      { says: say("back-not"), command: refuse },
      { says: say("back-yes"), command: { command: "take back" }, isMain: true },
    ],
  };
}

function announced(view: GameView, names: Names): Prompt {
  const line = view.tally.findLast((one) => one.kind === "play");
  const values = { play: line?.text ?? "", name: names[view.mover] ?? "" };
  const canPress = mayDo(view, "press clock");
  // A player has the button where the play was made; a score-keeper has none there.
  const answers: Answer[] =
    canPress && !view.own
      ? [{ says: say("play-press"), command: { command: "press clock" }, isMain: true }]
      : [];
  return {
    title: say("press-title", values),
    sentence: say(canPress && view.own ? "press-own" : "press-other", values),
    answers,
  };
}

/** The sides look the words up themselves: each says what the book says of all of them. */
function book(view: GameView, names: Names): Prompt {
  const { call, dictionary } = view;
  const heard = (call?.verdicts ?? []).map(([seat, isGood]) =>
    say(isGood ? "book-heard-good" : "book-heard-not", { name: names[seat] ?? "" }),
  );
  const hasSpoken = call?.verdicts.some(([seat]) => seat === view.own?.seat) ?? false;
  const canSay = mayDo(view, "confirm verdict") && !hasSpoken;
  const title = [sayThing(dictionary.title), dictionary.edition].filter(Boolean).join(", ");
  const answer = (acceptable: boolean): Answer => ({
    says: say(acceptable ? "verdict-good" : "verdict-not"),
    command: { command: "confirm verdict", acceptable },
  });
  return {
    title: say("book-title", { words: list(call?.words ?? []) }),
    sentence: [say(canSay ? "book-text" : "book-wait", { title }), ...heard].join(" "),
    answers: canSay ? [answer(true), answer(false)] : [],
  };
}

function plays(view: GameView): Prompt {
  const isAsked = view.own?.is_asked ?? false;
  const answer = (noMore: boolean): Answer => ({
    says: say(noMore ? "plays-no" : "plays-yes"),
    command: { command: "answer plays", no_more: noMore },
  });
  return {
    title: say("plays-title"),
    sentence: say(isAsked ? "plays-text" : "plays-wait"),
    answers: isAsked ? [answer(false), answer(true)] : [],
  };
}

const MORE_SECONDS = 60;
const DAY_SECONDS = 86_400;

function time(view: GameView, names: Names): Prompt {
  const isKeeper = mayDo(view, "grant time");
  const name = names[view.mover] ?? "";
  return {
    title: minutes(view.house.turn_seconds),
    sentence: say(isKeeper ? "time-ask" : "time-wait", { name }),
    answers: isKeeper
      ? [
          {
            says: say(view.time.is_by_days ? "time-grant-day" : "time-grant"),
            command: {
              command: "grant time",
              seconds: view.time.is_by_days ? DAY_SECONDS : MORE_SECONDS,
            },
            isMain: true,
          },
          { says: say("time-missed"), command: { command: "declare missed go" } },
        ]
      : [],
  };
}

/** A limit as one says it: two minutes; one that is no whole number of minutes in seconds. */
function minutes(seconds: number): string {
  if (seconds >= DAY_SECONDS) return say("time-days", { count: seconds / DAY_SECONDS });
  if (seconds === 120) return say("time-two");
  if (seconds % 60 === 0) return say("time-minutes", { count: seconds / 60 });
  return say("time-seconds", { count: seconds });
}

/** What the result waits for, told to whoever has nothing to agree to. */
export function agreement(view: GameView, names: Names): string {
  if (view.phase === "certified") return say("result-certified");
  const agreed = view.end?.confirmed ?? [];
  const reason = agreed.includes(view.own?.seat ?? -1) ? null : whyNot(view, "confirm result");
  if (reason !== null) return reason;
  const silent = view.sides.filter(
    ({ seat, is_resigned }) => !is_resigned && !agreed.includes(seat),
  );
  return say("result-waits", { names: list(silent.map(({ seat }) => names[seat] ?? "")) });
}

function over(view: GameView, names: Names): Prompt {
  if (view.end?.reason === "aborted") {
    return { title: say("result-aborted"), sentence: "", answers: [] };
  }
  const places = view.end?.places ?? [];
  const first = view.sides.filter(({ seat }) => places[seat] === 1).map(({ seat }) => seat);
  const winners = together(first.map((seat) => names[seat] ?? ""));
  const title =
    first.length === 1
      ? say("result-wins", { name: winners })
      : say("result-shared", { names: winners });
  const canAgree = mayDo(view, "confirm result");
  return {
    title: first.length === 0 ? say("result-racks") : title,
    sentence: canAgree ? say("result-text") : agreement(view, names),
    ...(canAgree && { brief: say("result-text-short") }),
    answers: canAgree
      ? [{ says: say("result-agree"), command: { command: "confirm result" }, isMain: true }]
      : [],
  };
}
