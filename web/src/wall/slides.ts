/** Which game is on the wall next: each in its turn, whatever comes and goes meanwhile. */
export const nextOf = (games: readonly string[], shown: string): string =>
  games.find((game) => game > shown) ?? games[0] ?? "";
