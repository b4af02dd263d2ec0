/** What is asked of the hall about somebody's profile. */

import type { PersonProfile, PlayedLine } from "../../api/types.ts";
import { fetchJson, put } from "../../connection/api.ts";

/** Which games a profile is of; all of them where nothing is said. */
export interface Wish {
  readonly sheet?: string;
  readonly words?: string;
  readonly pace?: string;
  readonly days?: number; // that ended in so many days until now
  readonly against?: string; // an opponent, as the profile lists them
}

/** A filter as an address has it; what is not asked for is left out. */
export function query(wish: Wish): string {
  const asked = Object.entries(wish).filter(([, value]) => value);
  const written = new URLSearchParams(asked.map(([key, value]) => [key, String(value)]));
  return asked.length > 0 ? `?${written}` : "";
}

/** What an address asks for. */
export function wishOf(search: string): Wish {
  const found = new URLSearchParams(search);
  const text = (key: "sheet" | "words" | "pace" | "against"): Wish => {
    const value = found.get(key);
    return value ? { [key]: value } : {};
  };
  const days = Number(found.get("days"));
  return {
    ...text("sheet"),
    ...text("words"),
    ...text("pace"),
    ...text("against"),
    ...(days > 0 ? { days } : {}),
  };
}

const path = (person: string): string => `api/people/${encodeURIComponent(person)}`;

export const fetchProfile = (person: string, wish: Wish): Promise<PersonProfile> =>
  fetchJson(path(person) + query(wish));

/** The games after those that are listed already. */
export const fetchMore = (person: string, wish: Wish, after: number): Promise<PlayedLine[]> => {
  const asked = query(wish);
  return fetchJson(`${path(person)}/games${asked}${asked ? "&" : "?"}after=${after}`);
};

/** Let others see one's profile, or keep it to oneself. */
export const showProfile = (is_shown: boolean): Promise<void> =>
  put("api/me/profile", { is_shown });
