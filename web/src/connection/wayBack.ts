/** The way from a table back to the event it belongs to, for whoever came from there. */

const keyOf = (game: string): string => `way back ${game}`;

/** Remember, in this tab, the page of an event from which somebody goes to a table. */
export function rememberWay(game: string, page: string): void {
  try {
    sessionStorage.setItem(keyOf(game), page);
  } catch {
    // A browser that keeps nothing leads to the first page instead.
  }
}

/** The page from which this tab came to a table; empty where it came by a link. */
export function wayBack(game: string | undefined): string {
  try {
    return game ? (sessionStorage.getItem(keyOf(game)) ?? "") : "";
  } catch {
    return "";
  }
}
