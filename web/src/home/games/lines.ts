/** One's games as lines of a list: whose turn, who played, which fit what is searched for. */

import type { GameLine } from "../../api/types.ts";
import { fetchJson } from "../../connection/api.ts";
import { sideName } from "../../connection/sides.ts";
import { type Key, type Named, say, together } from "../../messages/messages.svelte.ts";

/** How many games are asked for at once. */
export const PAGE = 40;

const OVER: readonly string[] = ["finished", "certified"];

export const isOver = (line: GameLine): boolean => OVER.includes(line.standing.phase);

/** Whether it was ended before it had really begun: nobody has to agree to a result. */
export const isAborted = ({ standing }: GameLine): boolean =>
  standing.phase === "finished" && standing.awaits?.kind === "nothing";

/** The seat that a place is: 0 for `seat-1`. */
const seatOf = (place: string): number => Number(place.slice("seat-".length)) - 1;

/** Where the reader sits: the seat that is asked if it is theirs, else the first of their places. */
export function ownPlace({ places, standing }: GameLine): string {
  const seats = places.filter((place) => place.startsWith("seat-"));
  return (
    seats.find((place) => standing.awaits?.places.includes(place)) ??
    seats[0] ??
    places[0] ??
    "public"
  );
}

/** Whether the game waits for the reader: their turn, a play to accept, a challenge to rule on. */
export const isOwnTurn = (line: GameLine): boolean =>
  !isOver(line) && awaited(line).some((place) => line.places.includes(place));

const awaited = ({ standing }: GameLine): readonly string[] => standing.awaits?.places ?? [];

const OWN: readonly string[] = ["book", "confirm", "judge", "plays", "press", "racks", "window"];

/** Whose move it really is, in words; `names` are those of the sides. */
export function whoseMove(line: GameLine, names: readonly Named[]): string {
  const kind = line.standing.awaits?.kind ?? "nothing";
  if (isOwnTurn(line)) {
    return say(OWN.includes(kind) ? (`move-${kind}-own` as Key) : "move-turn-own");
  }
  if (kind === "judge") return say("move-judge");
  const asked = awaited(line).map((place) => names[seatOf(place)] ?? "");
  if (asked.length === 0) return say("move-ending");
  const name = together(asked);
  return say(kind === "turn" || kind === "window" ? `move-${kind}` : "move-wait", { name });
}

/** What each side is called, by seat; nothing where nobody sits. */
export function namesOf({ info, people }: GameLine): Named[] {
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
