/** A list of entries on its way in: what the hall reads in it, what the organiser says of it. */

import { sendJson } from "../../connection/api.ts";
import { enter, pathOf } from "../../event/api.ts";
import type { RunningEvent } from "../../event/event.svelte.ts";
import type { CsvRead } from "../../event/values.ts";

type Fault = CsvRead["problems"][number];

export class Importing {
  text = $state("");
  read = $state.raw<CsvRead | null>(null);
  defaults = $state<Record<string, string>>({}); // for columns that the list has not
  cells = $state<Record<number, string[]>>({}); // of rows to mend, as they are typed
  entered = $state(0); // how many of it are in
  private uses: readonly string[] | null = null;
  private hasHeadings: boolean | null = null;
  private leftOut: readonly number[] = [];
  private readonly event: RunningEvent;

  constructor(event: RunningEvent) {
    this.event = event;
  }

  /** Whether nothing of it is left to enter or to mend. */
  get isDone(): boolean {
    const left = (this.read?.rows.length ?? 0) + (this.read?.problems.length ?? 0);
    return this.entered > 0 && left === 0;
  }

  /** Begin with another list. */
  begin(text = ""): void {
    this.text = text;
    this.read = null;
    this.defaults = {};
    this.cells = {};
    this.entered = 0;
    this.uses = null;
    this.hasHeadings = null;
    this.leftOut = [];
  }

  async look(): Promise<void> {
    const mended = Object.entries(this.cells).map(([row, cells]) => ({ row: Number(row), cells }));
    const path = pathOf(this.event.id, "entries/read-csv", { as: this.event.as });
    this.read = await sendJson<CsvRead>(path, {
      text: this.text,
      defaults: $state.snapshot(this.defaults),
      uses: this.uses,
      has_headings: this.hasHeadings,
      mended,
      left_out: this.leftOut,
    });
    for (const { row, cells } of this.read.problems) this.cells[row] ??= [...cells];
  }

  /** A column is something else; what was this before is left out. */
  async use(at: number, key: string): Promise<void> {
    const before = this.read?.columns.map(({ use }) => use) ?? [];
    this.uses = before.map((use, each) => (each === at ? key : use === key ? "" : use));
    await this.look();
  }

  async haveHeadings(has: boolean): Promise<void> {
    this.hasHeadings = has;
    this.uses = null;
    this.cells = {};
    await this.look();
  }

  async leaveOut(fault: Fault): Promise<void> {
    this.leftOut = [...this.leftOut, fault.row];
    delete this.cells[fault.row];
    await this.look();
  }

  /** Enter all rows that are ready, in one action; the others stay. Empty, or why not. */
  async enterAll(): Promise<string> {
    const rows = this.read?.rows ?? [];
    const signUps = rows.map(({ sign_up }) => sign_up);
    const came = await enter(this.event.id, signUps, this.event.as, true);
    const refused = came.filter(({ entry }) => entry === null);
    if (refused.length > 0) {
      return refused.map(({ name, reason }) => (name ? `${name}: ${reason}` : reason)).join(" ");
    }
    this.leftOut = [...this.leftOut, ...rows.map(({ row }) => row)];
    // They are in, even if the list cannot be read again now: nobody enters them twice.
    if (this.read) this.read = { ...this.read, rows: [] };
    try {
      await this.event.refresh();
      await this.look();
    } finally {
      this.entered += rows.length;
    }
    return "";
  }
}
