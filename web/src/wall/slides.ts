/** Which game is on the wall, and for how long: each in its turn, and a result a while longer. */

/** Milliseconds that a game stays on the wall while others wait. */
export const TURN = 15_000;
/** Milliseconds that a result stays there while nothing else is to be seen. */
export const RESULT = 60_000;

/** What is on the wall now. */
export interface Slide {
  readonly game: string; // empty while there is none
  readonly since: number;
  readonly hasEnded: boolean; // its result has been on the wall since then
}

/** The next one, whatever comes and goes meanwhile. */
export const nextOf = (games: readonly string[], shown: string): string =>
  games.find((game) => game > shown) ?? games[0] ?? "";

/** What is to be on the wall from now on; `isSeen` is whether the game there can be seen. */
export function slideAt(
  slide: Slide,
  games: readonly string[],
  now: number,
  isSeen: boolean,
): Slide {
  const next = nextOf(games, slide.game);
  const isGone = !slide.hasEnded && !games.includes(slide.game);
  const stays = slide.hasEnded && !next ? RESULT : TURN;
  const isDue = now - slide.since >= stays || (isGone && (next !== "" || !isSeen));
  return isDue
    ? { game: next, since: now, hasEnded: slide.hasEnded && next === slide.game }
    : slide;
}
