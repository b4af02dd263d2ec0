/** The judge's queue: the calls of all tables, told whenever they change, and the rulings given. */

import type { Done, OpenCall, Refused, Stale } from "../../api/types.ts";
import type { Alphabet } from "../../board/alphabet.ts";
import { fetchJson, reasonOf, sendJson } from "../../connection/api.ts";
import { Line } from "../../connection/line.ts";
import { newNonce } from "../../connection/people.ts";
import type { Command } from "../../connection/protocol.ts";
import { type Verdict, verdictIn } from "../../game/verdict.ts";
import { say, textOf } from "../../messages/messages.svelte.ts";

/** A ruling just given: what it came to, at which table. */
export interface Ruling {
  readonly call: OpenCall;
  readonly verdict: Verdict;
  readonly alphabet: Alphabet;
  readonly since: number; // by the page's own clock
}

const SIGNED_OUT = 401;

export class Queue {
  calls: readonly OpenCall[] = $state.raw([]);
  /** When they were told, by the page's own clock. */
  told: number = $state(0);
  note: string = $state("");
  ruling: Ruling | null = $state.raw(null);
  good: number = $state(0);
  bad: number = $state(0);
  /** Whether nobody is signed in here: no call can be anybody's. */
  isStranger: boolean = $state(false);
  private isBusy = false;
  private readonly event: string;
  private readonly line = new Line({
    path: () => "api/calls/events",
    onData: (data) => void this.hear(JSON.parse(data) as readonly OpenCall[]),
    onFailure: (reason, status) => {
      this.isStranger = status === SIGNED_OUT;
      this.note = this.isStranger ? "" : reason;
      // A link opens the page anew; until then there is nothing to listen for.
      if (this.isStranger) this.close();
    },
    onAway: () => {
      this.note = say("net-away");
    },
  });

  /** The calls of all tables, or of one event's. */
  constructor(event = "") {
    this.event = event;
  }

  open(): void {
    void this.line.open();
  }

  close(): void {
    this.line.close();
  }

  /** The judge is at the table: the time of the ruling begins. */
  takeUp(call: OpenCall): Promise<void> {
    return this.give(call, this.command(call, { command: "take up call" }));
  }

  rule(call: OpenCall, acceptable: boolean): Promise<void> {
    return this.give(call, this.command(call, { command: "rule", acceptable }));
  }

  ruleByList(call: OpenCall): Promise<void> {
    const body = { id: newNonce(), seen: call.number };
    return this.give(call, sendJson(`api/games/${call.game}/ruling`, body));
  }

  private command(call: OpenCall, command: Command): Promise<Done | Refused | Stale> {
    const body = { type: "command", id: newNonce(), seen: call.number, command };
    return sendJson(`api/games/${call.game}/commands?place=judge`, body);
  }

  private async hear(calls: readonly OpenCall[]): Promise<void> {
    try {
      // Whoever asks for an event's own holds the judge's place at its tables from then on.
      const own = this.event && `api/events/${encodeURIComponent(this.event)}/calls`;
      this.calls = own ? await fetchJson<readonly OpenCall[]>(own) : calls;
    } catch (error) {
      this.note = reasonOf(error, say("net-away"));
      return;
    }
    this.told = performance.now();
    this.isStranger = false;
    if (this.note === say("net-away")) this.note = "";
  }

  private async give(call: OpenCall, asked: Promise<Done | Refused | Stale>): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    this.note = "";
    try {
      const answer = await asked;
      if (answer.type === "done") await this.show(call, verdictIn(answer.news));
      else this.note = textOf(answer.reason);
    } catch (error) {
      this.note = reasonOf(error, say("net-away"));
    } finally {
      this.isBusy = false;
    }
  }

  private async show(call: OpenCall, verdict: Verdict | null): Promise<void> {
    if (!verdict) return;
    if (verdict.isGood) this.good += 1;
    else this.bad += 1;
    const { tiles } = await fetchJson<{ tiles: Alphabet }>(`api/tile-sets/${call.tile_set}`);
    // As they lie there: a blank is seen to be one.
    const shown = { ...verdict, words: call.tiles };
    this.ruling = { call, verdict: shown, alphabet: tiles, since: performance.now() };
  }
}
