/** The links of a new event: told once, so this tab keeps them for as long as it is open. */

type Links = Readonly<Record<string, string>>;

const keyOf = (event: string): string => `rackhouse.event.${event}`;

export function keepLinks(event: string, links: Links): void {
  sessionStorage.setItem(keyOf(event), JSON.stringify(links));
}

const savedOf = (event: string): string => `${keyOf(event)}.saved`;

/** The organiser's own link, until they say that they have saved it; empty where they need not. */
export const linkToSave = (event: string): string =>
  sessionStorage.getItem(savedOf(event)) ? "" : (keptLinks(event).organiser ?? "");

export function noteSaved(event: string): void {
  sessionStorage.setItem(savedOf(event), "yes");
}

/** The links by role; none where the tab is another one. */
export const keptLinks = (event: string): Links =>
  JSON.parse(sessionStorage.getItem(keyOf(event)) ?? "{}") as Links;
