/** What is said on a game's socket. Written by hand after the server's types. */

import type { DraftSquare } from "../board/draft.ts";
import type { GameView } from "../game/view.ts";

/** Who holds a place: a person by name, or a player of the engine. */
export interface Sitter {
  readonly place: string; // `seat-1`, `judge`
  readonly name: string;
  readonly is_engine: boolean;
}

/** A game as a list shows it; what the table needs of it. */
export interface GameInfo {
  readonly id: string;
  readonly sheet: string;
  readonly title: string;
  readonly custody: "dealt" | "table";
  readonly sides: number;
}

/** One fact as this place may know it; numbers have no gaps. */
export interface NewsItem {
  readonly number: number;
  readonly at: number;
  readonly actor: string;
  readonly kind: string;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface Welcome {
  readonly type: "welcome";
  readonly place: string;
  readonly info: GameInfo;
  readonly people: readonly Sitter[];
  readonly number: number;
  readonly view: GameView;
  readonly news: readonly NewsItem[];
  readonly present: readonly string[];
}

export interface News {
  readonly type: "news";
  readonly number: number;
  readonly items: readonly NewsItem[];
  readonly view: GameView;
}

/** The answer to a draft: geometry and score, never whether its words are good. */
export interface DraftShown {
  readonly type: "draft";
  readonly seat: number;
  readonly squares: readonly DraftSquare[];
  readonly play: string;
  readonly words: readonly string[];
  readonly score: number;
  readonly fault: string; // why the tiles may not lie so
}

/** The answer to a command, by the id that it was sent with. */
export type Answer =
  | { readonly type: "done"; readonly id: string; readonly number: number }
  | { readonly type: "refused"; readonly id: string; readonly reason: string }
  | { readonly type: "stale"; readonly id: string; readonly reason: string }
  | { readonly type: "unavailable"; readonly id: string; readonly reason: string };

export type HallMessage =
  | Welcome
  | News
  | DraftShown
  | Answer
  | { readonly type: "presence"; readonly present: readonly string[] }
  | { readonly type: "people"; readonly people: readonly Sitter[] }
  | { readonly type: "rematch"; readonly game: string }
  | { readonly type: "gone"; readonly reason: string }
  | { readonly type: "pong"; readonly now: number };

/** A command of the referee, without who gives it: the place says that. */
export interface Command {
  readonly command: string;
  readonly [field: string]: unknown;
}

export type ClientMessage =
  | { type: "command"; id: string; seen: number; command: Command }
  | { type: "draft"; squares: readonly DraftSquare[] }
  | { type: "catch up"; after: number }
  | { type: "ping" };
