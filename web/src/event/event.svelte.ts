/** An event that a page runs or looks at: what is shown of it, kept new, and what is asked of it. */

import type { GameShown } from "../api/types.ts";
import { reasonOf } from "../connection/api.ts";
import { say } from "../messages/messages.svelte.ts";
import { command, pathOf } from "./api.ts";
import { follow } from "./follow.ts";
import { Shown } from "./shown.svelte.ts";
import type { DeskCommand, Overview } from "./values.ts";

/** A doubt of the hall's: the same command is carried out once somebody says that it is right. */
export interface Doubt {
  readonly reason: string;
  readonly answer: (isRight: boolean) => void;
}

/** What waits at a match: of which kind it is, or what is to be written down of it. */
interface Sought {
  readonly pairing: number | null;
  readonly kind: string;
}

/** The phase of a game that nobody has begun. */
const SETTING_UP = "setting up";

export class RunningEvent {
  readonly id: string;
  /** The role one acts in: `desk`, `player-7`; empty for the strongest that one has. */
  readonly as: string;
  readonly overview: Shown<Overview>;
  /** Why the last thing was not done; empty where it was. */
  note: string = $state("");
  doubt: Doubt | null = $state.raw(null);
  /** Whether the hall is heard. */
  isHeard: boolean = $state(true);
  /** How the games at the tables stand, by pairing, as far as it was told. */
  games: Readonly<Record<string, GameShown>> = $state.raw({});
  /** What somebody was sent to a tab for: the match that waits there. */
  sought: Sought | null = $state.raw(null);
  /** What is asked for anew whenever something has changed. */
  readonly shown = new Set<Shown<unknown>>();
  /** The line of the event up to which everything shown was asked for anew. */
  private asked = -1;
  private readonly ended = new AbortController();

  constructor(id: string, as = "") {
    this.id = id;
    this.as = as;
    this.overview = this.of<Overview>("");
    this.shown.add(this.overview);
  }

  /** Ask for what is shown, and follow what changes. */
  open(): void {
    void this.overview.look();
    void follow(
      pathOf(this.id, "follow", { as: this.as }),
      (data, kind) => this.hear(kind, data),
      (isOpen) => {
        // Whatever happened while nobody listened is seen by looking again.
        if (isOpen && !this.isHeard) void this.refresh();
        this.isHeard = isOpen;
      },
      this.ended.signal,
    );
  }

  close(): void {
    this.ended.abort();
  }

  /** Everything that is shown, asked for anew. */
  async refresh(): Promise<void> {
    await Promise.all([...this.shown].map((one) => one.look()));
  }

  /** Whether one's role lets one give a command at all. */
  may(name: string): boolean {
    return this.overview.value?.may.includes(name) ?? false;
  }

  /** Have something done; what came of it stands in the note. Whether it was done. */
  async give(what: DeskCommand): Promise<boolean> {
    this.note = "";
    this.note = await this.attempt(what);
    return this.note === "";
  }

  /** Have something done: empty where it was, else why not. A doubt is put to the person first. */
  async attempt(what: DeskCommand): Promise<string> {
    try {
      const answer = await command(this.id, what, this.as);
      if (answer.kind === "done") {
        this.asked = Math.max(this.asked, answer.number);
        await this.refresh();
        return "";
      }
      const reason = answer.reason.text ?? "";
      if (!answer.is_question) return reason;
      return (await this.ask(reason)) ? this.attempt({ ...what, sure: true }) : reason;
    } catch (error) {
      return reasonOf(error, say("desk-away-not-saved"));
    }
  }

  private ask(reason: string): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (isRight: boolean) => {
        this.doubt = null;
        resolve(isRight);
      };
      this.doubt = { reason, answer };
    });
  }

  private hear(kind: string, data: string): void {
    if (kind === "games") {
      const told = JSON.parse(data) as typeof this.games;
      const isNew = Object.entries(told).some(([pairing, { phase, calls }]) => {
        const known = this.games[pairing];
        if (!known) return true;
        return calls !== known.calls || (phase === SETTING_UP) !== (known.phase === SETTING_UP);
      });
      this.games = { ...this.games, ...told };
      if (isNew) void this.overview.look(); // what waits for the desk has changed with it
      return;
    }
    const { number } = JSON.parse(data) as { number?: number };
    // Who did it themselves has looked already; names and roles have no number. What one answer
    // knows says nothing of the others: of two that were asked for at once one may be older.
    if (number !== undefined && number <= this.asked) return;
    this.asked = Math.max(this.asked, number ?? this.asked);
    void this.refresh();
  }

  /** Something of the event, not asked for yet. */
  of<Value>(part: string, values: () => Record<string, string> = () => ({})): Shown<Value> {
    return new Shown<Value>(() => pathOf(this.id, part, { as: this.as, ...values() }));
  }
}

/** The page's own clock, for a component that counts seconds; call it in its script. */
export function ticking(): () => number {
  let now = $state(performance.now());
  $effect(() => {
    const timer = setInterval(() => {
      now = performance.now();
    }, 250);
    return () => clearInterval(timer);
  });
  return () => now;
}

/** What is left on the hall's clock at a moment of the page's own, in milliseconds. */
export function leftOn({ overview }: RunningEvent, now: number): number {
  const clock = overview.value?.clock;
  if (!clock) return 0;
  return clock.is_paused ? clock.left : clock.left - Math.max(0, now - overview.arrived);
}

/** Something of an event, kept new for as long as the component that asks is there. */
export function show<Value>(
  event: () => RunningEvent,
  part: string,
  values: () => Record<string, string> = () => ({}),
): Shown<Value> {
  const shown = event().of<Value>(part, values);
  $effect(() => {
    values(); // what it reads is what the effect waits for
    void shown.look();
  });
  $effect(() => {
    const { shown: all } = event();
    all.add(shown);
    return () => all.delete(shown);
  });
  return shown;
}
