/** Who of a team did what: told below the board where it is not to be seen on it, and kept. */

import type { NewsItem } from "../../api/types.ts";
import type { Feed } from "../../connection/feed.ts";
import type { Deed } from "../../connection/protocol.ts";
import type { GameView } from "../../game/view.ts";
import { list, say } from "../../messages/messages.svelte.ts";
import { money } from "../pieces/remarks.ts";

/** How many of them the team's card shows. */
const MOST = 5;

interface Told {
  readonly number: number;
  readonly text: string;
  readonly isHelp: boolean; // what was bought is not seen on the board
}

export class Deeds {
  /** What was done, the last first. */
  all: readonly Told[] = $state.raw([]);
  /** The last thing that was bought, until the next turn is over. */
  private bought: { readonly text: string; readonly turns: number } | null = $state.raw(null);

  private isOpen = false;

  take({ items, deeds, view }: Feed): void {
    if (!view) return;
    const known = this.all[0]?.number ?? 0;
    const isNews = this.isOpen;
    this.isOpen = true;
    const fresh = deeds
      .filter(({ last }) => last > known)
      .flatMap((deed) => toldOf(deed, items, view));
    this.all = [...fresh.toReversed(), ...this.all].slice(0, MOST);
    const help = fresh.findLast(({ isHelp }) => isHelp);
    // What a page finds when it opens is in the list; only what happens now is said.
    if (help && isNews) this.bought = { text: help.text, turns: view.tally.length };
  }

  /** What to say below the board. */
  note(view: GameView): string {
    return this.bought && this.bought.turns >= view.tally.length ? this.bought.text : "";
  }
}

/** What one of a team did, in a sentence; nothing for what goes without saying. */
function toldOf(deed: Deed, items: readonly NewsItem[], view: GameView): Told[] {
  const own = items.filter(({ number }) => deed.first <= number && number <= deed.last);
  const amount = money(own.reduce((sum, item) => sum + paid(item), 0));
  const name = deed.name || say("team-somebody");
  for (const { kind, data } of own) {
    const text = sentence(kind, data, { name, amount }, view);
    if (text) return [{ number: deed.last, text, isHelp: HELPS.includes(kind) }];
  }
  return [];
}

const HELPS = ["letter bought", "peeked", "service bought"];

type Data = NewsItem["data"];

function sentence(
  kind: string,
  data: Data,
  by: { readonly name: string; readonly amount: string },
  view: GameView,
): string {
  switch (kind) {
    case "letter bought": {
      const letter = data.letter === "?" ? say("tile-blank") : String(data.letter);
      return say(data.found ? "deed-letter" : "deed-letter-none", { ...by, letter });
    }
    case "peeked":
      return say("deed-peek", { ...by, letters: String(data.prefix) });
    case "service bought": {
      const help = view.house.helps.find(({ name }) => name === data.help)?.title ?? "";
      return say("deed-service", { ...by, help });
    }
    case "play made":
      return say("deed-play", { ...by, play: String(data.play), score: Number(data.score) });
    case "tiles exchanged":
      return say("deed-exchange", { ...by, count: Number(data.count) });
    case "passed":
      return say("deed-pass", by);
    case "challenge called":
      return say("deed-challenge", { ...by, words: list(data.words as string[]) });
    default:
      return "";
  }
}

/** What went onto the tab, in cents. */
function paid({ kind, data }: NewsItem): number {
  if (kind !== "posted") return 0;
  const { postings } = data.entry as { postings: readonly { cents: number }[] };
  return Math.max(0, ...postings.map(({ cents }) => cents));
}
