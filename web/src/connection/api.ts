/** Plain requests to the hall, below whatever path it is reached under. */

/** The hall said no, in a sentence. */
export class Problem extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** The address of a path below the base: `api/games`. */
export const addressOf = (path: string): string => new URL(path, document.baseURI).href;

/** The address of a game's socket. */
export const socketOf = (game: string): string =>
  addressOf(`api/games/${encodeURIComponent(game)}/socket`).replace(/^http/, "ws");

export const fetchJson = <T>(path: string): Promise<T> => request<T>(path, { method: "GET" });

export const sendJson = <T>(path: string, body: unknown): Promise<T> =>
  request<T>(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const response = await fetch(addressOf(path), init);
  if (response.ok) return (await response.json()) as T;
  const problem = (await response.json().catch(() => null)) as { detail?: string } | null;
  throw new Problem(response.status, problem?.detail ?? response.statusText);
}
