/** Plain requests to the hall, below whatever path it is reached under. */

import { locale } from "../messages/locale.ts";
import { type Key, say } from "../messages/messages.svelte.ts";

/** The hall said no, in a sentence. */
export class Problem extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** What went wrong, for a person to read; `away` where nothing was answered at all. */
export const reasonOf = (error: unknown, away: string): string =>
  error instanceof TypeError ? away : String((error as Error).message);

/** The address of a path below the base: `api/games`. */
export const addressOf = (path: string): string => new URL(path, document.baseURI).href;

/** The address of what a browser fetches by itself, in its own language if not told another. */
export function inLanguage(path: string): string {
  const address = new URL(addressOf(path));
  address.searchParams.set("lang", locale());
  return address.href;
}

/** The address of a game's socket. */
export const socketOf = (game: string): string =>
  addressOf(`api/games/${encodeURIComponent(game)}/socket`).replace(/^http/, "ws");

const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;

/** Ask until there is an answer: what only failed because the hall is away is asked again. */
export async function untilThere<T>(ask: () => Promise<T>, wait = FIRST_WAIT): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isAway =
      error instanceof TypeError || (error instanceof Problem && AWAY.has(error.status));
    if (!isAway) throw error;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return untilThere(ask, Math.min(LONGEST_WAIT, 2 * wait));
  }
}

/** Why something was not done, in words to show; nothing where it was. */
export async function refusalOf(
  ask: () => Promise<unknown>,
  away: Key = "net-away",
): Promise<string> {
  try {
    await ask();
    return "";
  } catch (error) {
    return reasonOf(error, say(away));
  }
}

/** `token` is an invitation to look on, where one may look only by that. */
export const fetchJson = <T>(path: string, token = ""): Promise<T> =>
  request<T>(path, { method: "GET", headers: token ? { "x-invitation": token } : {} });

export const sendJson = <T>(path: string, body: unknown): Promise<T> =>
  request<T>(path, withBody("POST", body));

export const patchJson = <T>(path: string, body: unknown): Promise<T> =>
  request<T>(path, withBody("PATCH", body));

export const putJson = <T>(path: string, body: unknown): Promise<T> =>
  request<T>(path, withBody("PUT", body));

/** Put something in place of what was there; nothing is answered. */
export const put = async (path: string, body: unknown): Promise<void> => {
  await ask(path, withBody("PUT", body));
};

/** Send something that has no answer. */
export const sendBody = async (path: string, body: unknown = {}): Promise<void> => {
  await ask(path, withBody("POST", body));
};

/** Take something away; nothing is answered. */
export const erase = async (path: string): Promise<void> => {
  await ask(path, { method: "DELETE" });
};

/** What is answered as text and not as JSON: a drawing. */
export const fetchText = async (path: string, body: unknown): Promise<string> =>
  (await ask(path, withBody("POST", body))).text();

/** What is answered as a file: a print. */
export const fetchPrint = async (path: string, body: unknown): Promise<Blob> =>
  (await ask(path, withBody("POST", body))).blob();

const withBody = (method: string, body: unknown): RequestInit => ({
  method,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

const request = async <T>(path: string, init: RequestInit): Promise<T> =>
  (await (await ask(path, init)).json()) as T;

/** Any request; a refused one is a `Problem`. */
export async function ask(path: string, init: RequestInit): Promise<Response> {
  const headers = { ...init.headers, "accept-language": locale() };
  const response = await fetch(addressOf(path), { ...init, headers });
  if (response.ok) return response;
  throw await problemOf(response);
}

/** Why the hall refused, in its own sentence where it gave one. */
async function problemOf(response: Response): Promise<Problem> {
  const problem = (await response.json().catch(() => null)) as { text?: string } | null;
  return new Problem(response.status, problem?.text ?? response.statusText);
}
