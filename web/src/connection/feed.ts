/** What is known of a game, message by message: numbers are watched, and a gap is noticed. */

import type { GameView } from "../game/view.ts";
import { type Named, textOf } from "../messages/messages.svelte.ts";
import type {
  Asking,
  ChatOffer,
  ChatSaid,
  Deed,
  DraftShown,
  GameInfo,
  HallMessage,
  NewsItem,
  Rematch,
  Resigning,
  Sitter,
} from "./protocol.ts";
import { sideName } from "./sides.ts";

export interface Feed {
  readonly number: number; // of the last fact that is known
  readonly view: GameView | null; // nothing before the welcome
  readonly info: GameInfo | null;
  readonly people: readonly Sitter[];
  readonly present: readonly string[]; // the places where somebody looks on
  readonly here: readonly Sitter[]; // who does, of those who hold such a place
  readonly draft: DraftShown | null; // the hall's answer to the seat's draft
  readonly items: readonly NewsItem[]; // what the last message told, for reading out
  readonly deeds: readonly Deed[]; // who of a shared seat did what of it
  readonly resigning: Resigning | null; // who of a shared seat would resign
  readonly asks: readonly Asking[]; // who would take a place now that the game has begun
  readonly speaks: boolean; // whether one may agree to something from here
  readonly rematch: Rematch | null; // the game that follows this one, and who asked for it
  readonly chat: ChatOffer | null; // nothing where one can talk to nobody
  readonly said: readonly ChatSaid[]; // what was said since the page was opened
  readonly gone: string | null; // why nothing more will come
}

export const NOTHING: Feed = {
  number: 0,
  view: null,
  info: null,
  people: [],
  present: [],
  here: [],
  draft: null,
  items: [],
  deeds: [],
  resigning: null,
  asks: [],
  speaks: true,
  rematch: null,
  chat: null,
  said: [],
  gone: null,
};

/** The feed after a message, and whether something was missed that has to be asked for. */
interface Received {
  readonly feed: Feed;
  readonly hasGap: boolean;
}

export function receive(feed: Feed, message: HallMessage): Received {
  const known = (changes: Partial<Feed>): Received => ({
    feed: { ...feed, ...changes },
    hasGap: false,
  });
  switch (message.type) {
    case "welcome": {
      // An answer that was overtaken by news would set the game back.
      if (feed.view && message.number < feed.number) return known({});
      const { type: _type, place: _place, news, ...told } = message;
      const items = news.filter((item) => item.number > feed.number);
      return known({ ...told, items, gone: null });
    }
    case "news": {
      const fresh = message.items.filter((item) => item.number > feed.number);
      if (message.number <= feed.number) return known({});
      if (fresh[0]?.number !== feed.number + 1) return { feed, hasGap: true };
      const { number, view, deeds } = message;
      return known({ number, view, deeds, items: fresh, draft: null });
    }
    case "draft":
      return known({ draft: message });
    case "presence":
      return known({ present: message.present, here: message.here });
    case "people":
      // What may be done changes with whether the game is played on: it is asked for anew.
      return {
        feed: { ...feed, people: message.people },
        hasGap: textOf(message.decided) !== textOf(feed.info?.decided),
      };
    case "rematch":
      return known({ rematch: message });
    case "resigning":
      return known({ resigning: message.name ? message : null });
    case "asks":
      return known({ asks: message.asks });
    case "chat":
      return known({ said: [...feed.said, message] });
    case "gone":
      return known({ gone: textOf(message.reason) });
    default:
      return known({});
  }
}

/** The names of the sides, by seat: `seat-1` is the first. */
export function namesOf(feed: Feed): Named[] {
  const sides = feed.view?.sides ?? [];
  return sides.map((_, seat) => sideName(feed.people, seat));
}

/** The first seat that nobody holds yet, from 0. */
export function openSeat(feed: Feed): number | null {
  const seat = namesOf(feed).indexOf("");
  return seat < 0 ? null : seat;
}
