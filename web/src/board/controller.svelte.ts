/** Holds the state of one board for the components that draw it, and tells its owner of changes.
 *
 * Board and rack are two components over one of these, so that a page can put them where it likes.
 */

import { type DraftSquare, draftOf } from "./draft.ts";
import { Flights } from "./flights.ts";
import { type Gesture, perform } from "./gestures.ts";
import { Hands } from "./hands.ts";
import { isWriting, keyOf, meaningOf, type Order } from "./keys.ts";
import { type BoardState, laidAt } from "./state.ts";
import { type News, orderOf, sync } from "./sync.ts";

/** What the owner of a board wants to hear. */
interface Listeners {
  readonly onDraft?: (draft: readonly DraftSquare[]) => void; // the draft changed
  readonly onArrange?: (order: readonly string[]) => void; // the rack's order changed
  readonly onOrder?: (order: Order) => void; // a key asked something of the table
}

export class BoardController {
  state: BoardState;
  /** The tile in the air, which is drawn under the pointer and nowhere else. */
  carried: number | null = $state(null);
  readonly hands: Hands;
  readonly flights: Flights;
  private isAwake = false;
  private readonly listeners: Listeners;

  constructor(start: BoardState, listeners: Listeners = {}) {
    this.state = $state.raw(start);
    this.listeners = listeners;
    this.hands = new Hands(this);
    this.flights = new Flights(this.hands);
  }

  perform(gesture: Gesture): void {
    this.become(perform(this.state, gesture));
  }

  /** Take in what the game says now; what was there before this page was is not seen to come. */
  sync(news: News): void {
    const before = this.state;
    this.become(sync(before, news));
    const fresh = news.last.filter((square) => !before.fixed[square] && !laidAt(before, square));
    if (this.isAwake) void this.flights.reveal(fresh, news.by ?? null);
    this.isAwake = true;
  }

  /** Put the board into a state of its owner's making: a kept draft, a kept order. */
  become(next: BoardState): void {
    const before = this.state;
    if (next === before) return;
    const setOff = this.flights.watch(before, next);
    this.state = next;
    void setOff();
    const draft = draftOf(next);
    if (JSON.stringify(draft) !== JSON.stringify(draftOf(before))) this.listeners.onDraft?.(draft);
    const order = orderOf(next);
    if (order.join() !== orderOf(before).join()) this.listeners.onArrange?.(order);
  }

  /** Do what a key means; the browser keeps those that mean nothing here. */
  press(event: KeyboardEvent, walksGrid: boolean): void {
    if (event.defaultPrevented || isWriting(event.target)) return;
    const isButton = event.target instanceof Element && event.target.closest("button, a, select");
    if (isButton && (event.key === "Enter" || event.key === " ")) return;
    const inGrid = event.target instanceof Element && event.target.closest("[role=gridcell]");
    const meaning = meaningOf(this.state, keyOf(event), walksGrid || Boolean(inGrid));
    if (!meaning) return;
    event.preventDefault();
    if ("gesture" in meaning) this.perform(meaning.gesture);
    // A key that is held down asks once.
    else if (!event.repeat) this.listeners.onOrder?.(meaning.order);
  }
}
