/** A game as the server shows it to one viewer. Written by hand after the server's types. */

export type Phase =
  | "setting up"
  | "on turn"
  | "announced"
  | "play pending"
  | "adjudicating"
  | "asking"
  | "final pending"
  | "racks"
  | "finished"
  | "certified";

/** What everybody sees of a side. */
export interface SideView {
  readonly seat: number;
  readonly score: number;
  readonly held: number; // how many tiles
  readonly skips: number; // turns it will lose
  readonly challenges: number;
  readonly clock_used: number; // milliseconds
  readonly is_resigned: boolean;
  readonly owed: number; // cents
  readonly rack: string | null; // only once the game is over
}

/** The play that can be challenged. */
export interface WindowView {
  readonly seat: number;
  readonly play: string; // `12K TABOR`
  readonly words: readonly string[];
  readonly score: number;
  readonly opened: number; // server time
  readonly accepted: readonly number[];
  readonly waiting_for: readonly number[];
  readonly ruled: readonly string[]; // words ruled good
  readonly held_by: number | null;
  readonly next_mover: number;
  readonly score_keeper: number | null;
  readonly is_final: boolean;
}

/** A challenge that awaits its ruling. */
export interface CallView {
  readonly seat: number;
  readonly words: readonly string[];
  readonly called: number;
  readonly is_taken_up: boolean;
}

/** Clocks and limits; times in milliseconds of the server's clock. */
export interface TimeView {
  readonly now: number;
  readonly ticking: number | null; // whose clock runs
  readonly turn_seat: number | null;
  readonly turn_left: number | null; // negative past a soft limit
  readonly turn_warning: boolean;
  readonly time_asked: boolean;
  readonly clock_seconds: number | null; // each side's time; null without clocks
  readonly round_ends: number | null;
  readonly bell: boolean;
  readonly next_due: number | null;
}

/** What only the viewer's own seat knows. */
export interface OwnView {
  readonly seat: number;
  readonly rack: string;
  readonly unseen: Readonly<Record<string, number>>; // by letter, `?` for blanks
  readonly bought: string;
  readonly helps: readonly string[];
  readonly peek_prefix: string;
  readonly peek_until: number;
  readonly is_asked: boolean;
}

export interface EndView {
  readonly reason: string;
  readonly out: number | null;
  readonly play_left: boolean | null;
  readonly points_given: readonly (readonly [seat: number, points: number, reason: string])[];
  readonly before_unplayed: readonly number[];
  readonly places: readonly number[];
  readonly undecided: readonly number[];
  readonly confirmed: readonly number[];
  readonly secret: string;
}

export interface MarkerView {
  readonly number: number;
  readonly seat: number;
  readonly turn: number;
  readonly note: string;
  readonly outcome: string | null;
}

/** One line of the score pad. */
export interface TallyLine {
  readonly turn: number;
  readonly seat: number;
  readonly kind: string; // `play`, `exchange`, `pass`, `missed go`, …
  readonly text: string;
  readonly words: readonly string[];
  readonly points: readonly number[];
  readonly bonus: number;
  readonly score: number;
  readonly total: number;
  readonly withdrawn: boolean;
}

/** Something the viewer may do now, or why not. */
export interface OptionView {
  readonly command: string;
  readonly says: string;
  readonly why_not: string | null;
}

export interface DictionaryReference {
  readonly title: string;
  readonly edition: string;
  readonly name: string;
  readonly checksum: string;
}

/** A game as one viewer may know it. */
export interface GameView {
  readonly viewer: string;
  readonly number: number; // of the last fact
  readonly phase: Phase;
  readonly sheet: string;
  readonly title: string;
  readonly dictionary: DictionaryReference;
  readonly custody: "dealt" | "table";
  readonly board: readonly string[]; // a text for each square, empty where no tile lies
  readonly layout: string;
  readonly bag_count: number;
  readonly turn: number;
  readonly mover: number;
  readonly order: readonly number[];
  readonly score_keeper: number | null;
  readonly sides: readonly SideView[];
  readonly tally: readonly TallyLine[];
  readonly time: TimeView;
  readonly window: WindowView | null;
  readonly call: CallView | null;
  readonly markers: readonly MarkerView[];
  readonly own: OwnView | null;
  readonly end: EndView | null;
  readonly options: readonly OptionView[];
}

/** Whether something may be done now. */
export const mayDo = (view: GameView, command: string): boolean =>
  view.options.some((option) => option.command === command && option.why_not === null);

/** Whose move it is: while a play can be challenged, already the next side's. */
export function onTurn(view: GameView): number | null {
  if (view.end !== null || view.phase === "setting up") return null;
  return view.window ? view.window.next_mover : view.mover;
}
