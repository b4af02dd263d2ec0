/** What someone chose about the look: kept by the browser, put on the page's root. */

export type Theme = "system" | "light" | "dark";

export const TEXT_SIZES = [100, 125, 150, 200] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const BOARDS = ["linen", "rosewood", "slate", "baize", "midnight"] as const;
export type BoardLook = (typeof BOARDS)[number];
export const TILES = ["bone", "maple", "sky", "ebony"] as const;
export type TileLook = (typeof TILES)[number];

export interface Look {
  readonly theme: Theme;
  readonly board: BoardLook;
  readonly tiles: TileLook;
  readonly isColourSafe: boolean; // colours apart for every kind of sight
  readonly hasLabels: boolean; // 2L and 3W on the squares; otherwise pips
  readonly walksGrid: boolean; // arrow keys move about the board, also while typing
  readonly textSize: TextSize; // in per cent of what the browser has
  readonly hasSounds: boolean; // off until somebody wants them
  readonly isZen: boolean; // at a table: the board, the rack, scores and clocks alone
  readonly hasChat: boolean; // whether what others say at a game is shown
  readonly language: string; // empty: as the browser asks
}

const KEY = "rackhouse.look";
const USUAL: Look = {
  theme: "system",
  board: "linen",
  tiles: "bone",
  isColourSafe: false,
  hasLabels: true,
  walksGrid: false,
  textSize: 100,
  hasSounds: false,
  isZen: false,
  hasChat: true,
  language: "",
};

class Chosen {
  current = $state.raw<Look>(read());

  /** Change part of the look, at once and for the next visit. */
  change(part: Partial<Look>): void {
    this.current = { ...this.current, ...part };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.current));
    } catch {
      // A browser that keeps nothing still shows what was chosen.
    }
    wear(this.current);
  }
}

function read(): Look {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" ? { ...USUAL, ...kept } : USUAL;
  } catch {
    return USUAL;
  }
}

const lamp = matchMedia("(prefers-color-scheme: dark)");

function wear(look: Look): void {
  const root = document.documentElement;
  const isDark = look.theme === "dark" || (look.theme === "system" && lamp.matches);
  root.dataset.theme = isDark ? "dark" : "light";
  root.dataset.text = String(look.textSize);
  root.dataset.board = look.board;
  root.dataset.tiles = look.tiles;
  if (look.board !== USUAL.board || look.tiles !== USUAL.tiles) void import("./looks.css");
  root.dataset.sight = look.isColourSafe ? "safe" : "usual";
}

export const look = new Chosen();

/** Put the chosen look on the page, and follow the system where that is what was chosen. */
export function dress(): void {
  wear(look.current);
  lamp.addEventListener("change", () => wear(look.current));
}
