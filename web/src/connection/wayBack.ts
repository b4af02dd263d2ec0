/** The way from a table back to the event it belongs to, for whoever came from there. */

const keyOf = (game: string): string => `way back ${game}`;

/** Remember, in this tab, the page of an event from which somebody goes to a table. */
export function rememberWay(game: string, page: string): void {
  sessionStorage.setItem(keyOf(game), page);
}

/** The page from which this tab came to a table; empty where it came by a link. */
export const wayBack = (game: string | undefined): string =>
  game ? (sessionStorage.getItem(keyOf(game)) ?? "") : "";
