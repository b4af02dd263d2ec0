/** What is asked of the hall about clubs. */

import type { ClubLink, ClubTerms } from "../../api/types.ts";
import { erase, put, sendJson } from "../../connection/api.ts";

/** Where the hall tells of a club. */
export const clubPath = (club: string): string => `api/clubs/${encodeURIComponent(club)}`;

/** The address of a club's page. */
export const clubPage = (club: string): string =>
  new URL(`clubs/${encodeURIComponent(club)}`, document.baseURI).href;

export const foundClub = (terms: ClubTerms): Promise<ClubLink> => sendJson("api/clubs", terms);

export const changeClub = (club: string, terms: ClubTerms): Promise<void> =>
  put(clubPath(club), terms);

export const deleteClub = (club: string): Promise<void> => erase(clubPath(club));

/** A new organiser link; the one before it opens nothing any more. */
export const renewLink = (club: string): Promise<ClubLink> =>
  sendJson(`${clubPath(club)}/link`, {});

const eventPath = (club: string, event: string): string =>
  `${clubPath(club)}/events/${encodeURIComponent(event)}`;

export const addEvent = (club: string, event: string): Promise<void> =>
  put(eventPath(club, event), {});

export const removeEvent = (club: string, event: string): Promise<void> =>
  erase(eventPath(club, event));
