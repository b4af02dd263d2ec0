/** Invitations: the link that leads a friend to a seat, and its code. */

import { fetchText, sendJson } from "./api.ts";

interface Link {
  readonly link: string;
}

const keyOf = (game: string, place: string): string => `rackhouse.link.${game}.${place}`;

/** A link to a seat; the same one for as long as this tab is open. */
export async function linkTo(game: string, place: string): Promise<string> {
  const key = keyOf(game, place);
  const kept = sessionStorage.getItem(key);
  if (kept) return kept;
  const { link } = await sendJson<Link>(`api/games/${game}/places/${place}/links`, {});
  sessionStorage.setItem(key, link);
  return link;
}

/** A new link to a place; all that were given before are good no more. */
export async function renewLink(game: string, place: string): Promise<string> {
  const { link } = await sendJson<Link>(`api/games/${game}/places/${place}/revoke`, {});
  sessionStorage.setItem(keyOf(game, place), link);
  return link;
}

/** Whether a link leads to the very machine it is opened on: no other one finds the hall by it. */
export const isOnlyHere = (link: string): boolean =>
  /^https?:\/\/(localhost|127\.|\[::1\])/.test(link);

/** The link's code as a picture's address; links are secrets, so it is asked for by POST. */
export async function codeOf(link: string): Promise<string> {
  return `data:image/svg+xml,${encodeURIComponent(await fetchText("api/codes", { link }))}`;
}
