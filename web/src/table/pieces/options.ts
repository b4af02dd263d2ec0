/** What may be done, sorted for the eye: what can be asked at once, what is near, what is far. */

import type { OptionView } from "../../game/view.ts";

/** Commands that need nothing but being given, and have no place of their own on the page. */
const PLAIN: readonly string[] = [
  "draw tiles",
  "press clock",
  "confirm score",
  "call hold",
  "withdraw call",
  "resume",
  "confirm result",
];

/** Commands whose refusal a player wonders about in any turn. */
const NEAR: readonly string[] = ["commit", "challenge", "exchange tiles", "pass"];

export interface Sorted {
  readonly plain: readonly OptionView[]; // allowed, with a button of their own
  readonly allowed: readonly OptionView[]; // allowed, done elsewhere on the page
  readonly near: readonly OptionView[]; // not allowed, and worth a line
  readonly far: readonly OptionView[]; // not allowed, for those who ask
}

/** `elsewhere` are commands that have their button in sight already. */
export function sortOptions(
  options: readonly OptionView[],
  elsewhere: readonly string[] = [],
): Sorted {
  const isAllowed = (option: OptionView) => option.why_not === null;
  const isPlain = (option: OptionView) =>
    PLAIN.includes(option.command) && !elsewhere.includes(option.command);
  const isNear = (option: OptionView) => NEAR.includes(option.command);
  const refused = options.filter((option) => !isAllowed(option));
  return {
    plain: options.filter((option) => isAllowed(option) && isPlain(option)),
    allowed: options.filter(
      (option) => isAllowed(option) && !isPlain(option) && !elsewhere.includes(option.command),
    ),
    near: apart(refused.filter(isNear)),
    far: refused.filter((option) => !isNear(option)),
  };
}

/** What a reason comes down to: what stands after its last colon is often behind several things. */
const pointOf = ({ why_not }: OptionView): string | undefined => why_not?.split(": ").at(-1);

/** Each reason once. */
const apart = (options: readonly OptionView[]): readonly OptionView[] =>
  options.filter(
    (option, at) => options.findIndex((other) => pointOf(other) === pointOf(option)) === at,
  );

/** A phrase as a sentence begins: with a capital. */
export const sentence = (phrase: string): string =>
  phrase.charAt(0).toUpperCase() + phrase.slice(1);
