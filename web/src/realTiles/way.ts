/** The way back from a pad to the event that somebody came from, kept for as long as the tab is. */

const keyOf = (game: string): string => `way back of ${game}`;

export function rememberWay(game: string, page: string): void {
  try {
    sessionStorage.setItem(keyOf(game), page);
  } catch {
    // A browser that keeps nothing leads to the first page instead.
  }
}

/** The page of the event, or empty where nobody came from one. */
export function wayBack(game: string): string {
  try {
    return sessionStorage.getItem(keyOf(game)) ?? "";
  } catch {
    return "";
  }
}
