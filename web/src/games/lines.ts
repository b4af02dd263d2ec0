/** One's games as lines of a list: whose turn, who played, which fit what is searched for. */

import type { GameLine } from "../api/types.ts";
import { fetchJson } from "../connection/api.ts";
import { sideName } from "../game/sides.ts";

/** How many games are asked for at once. */
export const PAGE = 40;

const OVER: readonly string[] = ["finished", "certified"];

export const isOver = (line: GameLine): boolean => OVER.includes(line.standing.phase);

/** The seat that a place is: 0 for `seat-1`. */
const seatOf = (place: string): number => Number(place.slice("seat-".length)) - 1;

/** Where the reader sits: the seat on turn if it is theirs, the first of their places otherwise. */
export function ownPlace({ places, standing }: GameLine): string {
  const seats = places.filter((place) => place.startsWith("seat-"));
  return (
    seats.find((place) => seatOf(place) === standing.mover) ?? seats[0] ?? places[0] ?? "public"
  );
}

export const isOwnTurn = (line: GameLine): boolean =>
  line.standing.phase === "on turn" &&
  line.places.some((place) => place.startsWith("seat-") && seatOf(place) === line.standing.mover);

/** What each side is called, by seat; nothing where nobody sits. */
export function namesOf({ info, people }: GameLine): string[] {
  return Array.from({ length: info.sides }, (_, seat) => sideName(people, seat));
}

/** Whether every word of a search is in a game's title or among its names. */
export function fits(line: GameLine, search: string): boolean {
  const text = [
    line.info.title,
    line.info.sheet,
    ...line.people.flatMap((one) => [one.name, one.team ?? ""]),
  ]
    .join(" ")
    .toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** The games that were changed before a moment, the last changed first. */
export const fetchLines = (before?: number): Promise<GameLine[]> =>
  fetchJson<GameLine[]>(
    `api/games?limit=${PAGE}${before === undefined ? "" : `&before=${before}`}`,
  );
