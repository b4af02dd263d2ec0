/** Pointers on the board: a press that stays is a tap, one that moves carries the tile along.
 *
 * While a tile is carried nothing is drawn anew: two elements are moved by `transform` alone, and
 * where the pointer is follows from measures taken when it came down.
 */

import type { Flights, Ground } from "./flights.ts";
import type { Gesture, Target } from "./gestures.ts";
import { aboveFinger, type Measures, squareAt, squareMeant } from "./nearest.ts";
import { type BoardState, isFree, isLaid, laidAt } from "./state.ts";

/** How far a pointer moves before it carries, in pixels. */
const SLACK = 6;
/** How far above its square a finger's tile is carried, so that neither hides the other. */
const CLEAR = 38;

/** What hands need of the board's controller. */
interface Handled {
  readonly state: BoardState;
  readonly flights: Flights;
  carried: number | null;
  perform(gesture: Gesture): void;
}

interface Press {
  readonly pointer: number;
  readonly id: number | null; // the tile under the pointer
  readonly well: number | null; // the well under it
  readonly isOnBoard: boolean;
  readonly x: number;
  readonly y: number;
  readonly isFinger: boolean;
  readonly squares: Measures | null;
  readonly wells: readonly DOMRect[];
}

export class Hands implements Ground {
  private readonly board: Handled;
  private grid: HTMLElement | null = null;
  private rack: HTMLElement | null = null;
  private ghost: HTMLElement | null = null;
  private mark: HTMLElement | null = null;
  private press: Press | null = null;

  constructor(board: Handled) {
    this.board = board;
  }

  /** Attachments: the components hand over the elements that are measured and moved. */
  readonly holdGrid = (element: HTMLElement) => this.hold("grid", element);
  readonly holdRack = (element: HTMLElement) => this.hold("rack", element);
  readonly holdGhost = (element: HTMLElement) => this.hold("ghost", element);
  readonly holdMark = (element: HTMLElement) => this.hold("mark", element);

  private hold(name: "grid" | "rack" | "ghost" | "mark", element: HTMLElement): () => void {
    this[name] = element;
    return () => {
      this[name] = null;
    };
  }

  readonly down = (event: PointerEvent): void => {
    if (this.press || event.button !== 0 || !(event.target instanceof Element)) return;
    const tile = event.target.closest<HTMLElement>("[data-tile]");
    const well = event.target.closest<HTMLElement>("[data-well]");
    this.press = {
      pointer: event.pointerId,
      id: tile ? Number(tile.dataset.tile) : null,
      well: well ? Number(well.dataset.well) : null,
      isOnBoard: this.grid?.contains(event.target) ?? false,
      x: event.clientX,
      y: event.clientY,
      isFinger: event.pointerType === "touch",
      squares: this.measure(),
      wells: this.measureWells(),
    };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly move = (event: PointerEvent): void => {
    const { press } = this;
    if (!press || event.pointerId !== press.pointer || press.id === null) return;
    if (this.board.carried === null) {
      const distance = Math.hypot(event.clientX - press.x, event.clientY - press.y);
      const canLift = !this.board.state.isLocked || !isLaid(this.board.state, press.id);
      if (distance < SLACK || !canLift) return;
      this.board.carried = press.id;
    }
    this.draw(press, event.clientX, event.clientY);
  };

  readonly up = (event: PointerEvent): void => {
    const { press } = this;
    if (!press || event.pointerId !== press.pointer) return;
    this.press = null;
    const { carried } = this.board;
    if (carried === null) {
      this.tap(press);
      return;
    }
    const spot = this.ghost?.getBoundingClientRect();
    this.letGo();
    const on = this.target(press, event.clientX, event.clientY);
    const isHome = on === "elsewhere" && !isLaid(this.board.state, carried);
    const { flights } = this.board;
    if (isHome) {
      if (spot) void flights.giveBack(carried, spot);
      return;
    }
    flights.released = spot ? { id: carried, spot } : null;
    this.board.perform({ type: "drop", id: carried, on });
    flights.released = null;
  };

  readonly cancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.press?.pointer) return;
    this.press = null;
    this.letGo();
  };

  private letGo(): void {
    this.board.carried = null;
    if (this.mark) this.mark.hidden = true;
  }

  /** Where the carried tile is first drawn, before its pointer moves again. */
  readonly place = (): void => {
    if (this.press) this.draw(this.press, this.press.x, this.press.y);
  };

  private tap(press: Press): void {
    const { state } = this.board;
    if (!press.isOnBoard) {
      if (press.id !== null) this.board.perform({ type: "tap tile", id: press.id });
      else if (press.well !== null) this.board.perform({ type: "tap well", well: press.well });
      return;
    }
    const willDo = (square: number) => isFree(state, square) || laidAt(state, square) !== undefined;
    const square =
      press.squares && squareMeant(state.layout, press.squares, press.x, press.y, willDo);
    if (square !== null && square !== undefined) this.board.perform({ type: "tap square", square });
  }

  private draw(press: Press, x: number, y: number): void {
    const { ghost, mark } = this;
    const high = this.fallsAt(press, y) - (press.isFinger ? CLEAR : 0);
    if (ghost) ghost.style.transform = `translate3d(${x}px, ${high}px, 0)`;
    if (!mark || !press.squares) return;
    const on = this.target(press, x, y);
    const square = typeof on === "object" && "square" in on ? on.square : null;
    mark.hidden = square === null;
    if (square === null) return;
    const { columns } = this.board.state.layout;
    const { pitch } = press.squares;
    const across = (square % columns) * pitch;
    const down = Math.floor(square / columns) * pitch;
    mark.style.transform = `translate3d(${across}px, ${down}px, 0)`;
  }

  private fallsAt(press: Press, y: number): number {
    return press.isFinger ? aboveFinger(y, innerHeight) : y;
  }

  /** Where a tile would land: a square that is not taken for good, a well, or nowhere. */
  private target(press: Press, x: number, y: number): Target {
    const { layout, fixed } = this.board.state;
    const high = this.fallsAt(press, y);
    const square = press.squares && squareAt(layout, press.squares, x, high);
    if (square !== null && square !== undefined && !fixed[square]) return { square };
    const [first, last] = [press.wells[0], press.wells.at(-1)];
    // The finger itself may be over the rack while its tile is carried above it.
    const isOverRack = [y, high].some(
      (point) => first && last && point > first.top - 16 && point < first.bottom + 24,
    );
    if (!isOverRack || !first || !last) return "elsewhere";
    if (x < first.left - 24 || x > last.right + 24) return "elsewhere";
    const distances = press.wells.map((well) => Math.abs(well.left + well.width / 2 - x));
    return { well: distances.indexOf(Math.min(...distances)) };
  }

  tile(id: number): HTMLElement | null {
    const name = `[data-flies="${id}"]`;
    return this.grid?.querySelector<HTMLElement>(name) ?? this.rack?.querySelector(name) ?? null;
  }

  lying(square: number): HTMLElement | null {
    return this.grid?.querySelector(`[data-lies="${square}"]`) ?? null;
  }

  /** A page marks the place of each side; a board without such marks stands for itself. */
  side(seat: number): HTMLElement | null {
    return this.grid?.ownerDocument.querySelector(`[data-side="${seat}"]`) ?? null;
  }

  private measure(): Measures | null {
    const cells = this.grid?.querySelectorAll("[role=gridcell]");
    const first = cells?.[0]?.getBoundingClientRect();
    const second = cells?.[1]?.getBoundingClientRect();
    if (!first || !second) return null;
    // The gap belongs half to the square before it and half to the one after.
    const pitch = second.left - first.left;
    const half = (pitch - first.width) / 2;
    return { left: first.left - half, top: first.top - half, pitch };
  }

  private measureWells(): DOMRect[] {
    const wells = this.rack?.querySelectorAll("[data-well]") ?? [];
    return Array.from(wells, (well) => well.getBoundingClientRect());
  }
}
