/** Who sits at this browser: a name is enough, and the hall remembers it by a cookie. */

import type { LostAccount, Me } from "../api/types.ts";
import { erase, fetchJson, Problem, patchJson, sendJson } from "./api.ts";

export type { Me } from "../api/types.ts";

/** Set where somebody has come in: who never has need not be asked for, and refused. */
const KNOWN = "rackhouse.known";

/** Who has come here before in this browser, if anybody has. */
export async function whoAmI(): Promise<Me | null> {
  if (!localStorage.getItem(KNOWN)) return null;
  try {
    return await fetchJson<Me>("api/me");
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return null;
    throw error;
  }
}

/** Be somebody here: who has come before stays who they are, by this name from now on. */
export async function comeIn(name: string): Promise<void> {
  const me = await whoAmI();
  if (!me) await sendJson("api/people", { name });
  else if (me.name !== name) await patchJson("api/me", { name });
  localStorage.setItem(KNOWN, "yes");
}

/** Come in by the secret of a one-time link. */
export async function comeInBy(token: string): Promise<void> {
  await sendJson("api/sessions/link", { token });
  localStorage.setItem(KNOWN, "yes");
}

/** Come in by login and password. */
export async function comeInAs(login: string, password: string): Promise<void> {
  await sendJson("api/sessions", { login, password });
  localStorage.setItem(KNOWN, "yes");
}

/** Come in by what shows that a lost account is one's own. */
export async function winBack(lost: LostAccount): Promise<void> {
  await sendJson("api/sessions/recovery", lost);
  localStorage.setItem(KNOWN, "yes");
}

/** Leave: sign this browser out, or be forgotten for good. */
export async function goOut(way: "sign out" | "forget me"): Promise<void> {
  await erase(way === "sign out" ? "api/sessions/current" : "api/me");
  localStorage.removeItem(KNOWN);
}

/** Something random: a seat's own chance, which is mixed into every draw of the game. */
export const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The address of somebody's profile. */
export const profilePage = (person: string): string =>
  new URL(`people/${encodeURIComponent(person)}`, document.baseURI).href;

/** The address of a table, from one of its places. */
export const tableOf = (game: string, place: string): string =>
  new URL(`games/${game}?place=${place}`, document.baseURI).href;
