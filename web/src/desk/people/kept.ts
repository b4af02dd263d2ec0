/** The links of a new event: told once, so this tab keeps them for as long as it is open. */

type Links = Readonly<Record<string, string>>;

const keyOf = (event: string): string => `rackhouse.event.${event}`;

export function keepLinks(event: string, links: Links): void {
  sessionStorage.setItem(keyOf(event), JSON.stringify(links));
}

/** The links by role; none where the tab is another one. */
export const keptLinks = (event: string): Links =>
  JSON.parse(sessionStorage.getItem(keyOf(event)) ?? "{}") as Links;
