/** A game as the server shows it to one viewer: the server's own types, and what pages ask of them. */

import type { GameView } from "../api/types.ts";

export type {
  CallView,
  EndView,
  GameView,
  HelpView,
  HouseView,
  MarkerView,
  OptionView,
  OwnView,
  Phase,
  SideView,
  TallyLine,
  TimeView,
  WindowView,
} from "../api/types.ts";

/** Whether something may be done now. */
export const mayDo = (view: GameView, command: string): boolean =>
  view.options.some((option) => option.command === command && option.why_not === null);

/** Whose move it is: while a play can be challenged, already the next side's. */
export function onTurn(view: GameView): number | null {
  if (view.end !== null || view.phase === "setting up") return null;
  // A play that is announced is still its side's turn, until the clock is pressed.
  const isOpen = view.window !== null && view.phase !== "announced";
  return isOpen ? view.window.next_mover : view.mover;
}

/** Why something may not be done now; `null` where it may, or is not for this viewer at all. */
export const whyNot = (view: GameView, command: string): string | null =>
  view.options.find((option) => option.command === command)?.why_not ?? null;
