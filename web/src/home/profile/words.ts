/** Kinds of games, and who played in them, in words. */

import type { PlayedLine, SideOfGame } from "../../api/types.ts";
import {
  type Key,
  list,
  type Named,
  say,
  sayTitle,
  together,
} from "../../messages/messages.svelte.ts";

interface Kind {
  readonly title: string;
  readonly words: string;
}

/** What is played, and by which words. */
export const kindText = ({ title, words }: Kind): string =>
  say("profile-kind", { title: sayTitle(title), words: words.toUpperCase() });

export const paceText = (pace: string): string => say(`games-pace-${pace}` as Key);

/** Those on a side; somebody who was erased has no name. */
export const sideText = ({ names }: SideOfGame): Named =>
  together(names.length > 0 ? names : [say("players-nobody")]);

/** Everybody else in a game. */
export const othersText = ({ others }: PlayedLine): string => list(others.map(sideText));

/** A game at a turn of it, to look back at. */
export const lookBack = (game: string, turn = 0): string =>
  new URL(`games/${game}/finished${turn ? `?turn=${turn}` : ""}`, document.baseURI).href;
