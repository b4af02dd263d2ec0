/** A game as the server shows it to one viewer: the server's own types, and what pages ask of them. */

import type { GameView, MarkerView } from "../api/types.ts";

export type {
  EndView,
  GameView,
  GivenPoints,
  HelpView,
  HouseView,
  MarkerView,
  SideView,
  TallyLine,
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

/** A note as it is shown: in somebody's own words, or in those of the hall. */
export const noteOf = ({ note }: MarkerView): string =>
  typeof note === "string" ? note : note.text;

/** Why something may not be done now; `null` where it may, or is not for this viewer at all. */
export function whyNot(view: GameView, command: string): string | null {
  const option = view.options.find((one) => one.command === command);
  return option?.why_not?.text ?? null;
}
