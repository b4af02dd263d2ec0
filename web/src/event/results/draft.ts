/** A result as it is being written down, and the command that it becomes. */

import type { Match } from "../rounds/values.ts";
import type { DeskCommand } from "../values.ts";

export const KINDS = [
  "played",
  "forfeit",
  "no-show",
  "double forfeit",
  "default",
  "ruled",
] as const;
export type Kind = (typeof KINDS)[number];

export interface Draft {
  readonly kind: Kind;
  readonly scores: readonly (number | null)[];
  readonly before: readonly (number | null)[];
  readonly best: readonly (number | null)[]; // the highest play of each
  readonly winner: number | null | undefined; // who has it, nobody, or not said yet
  readonly absent: readonly number[];
  readonly first: number; // who went first; 0 where nobody knows
  readonly reason: string;
}

/** What is written on the form of a match: what was recorded, or what its game stands at. */
export function draftOf(match: Match): Draft {
  const { result, sides } = match;
  const kind = KINDS.find((one) => one === result?.kind) ?? "played";
  return {
    kind,
    scores: sides.map((side) => side.score),
    before: sides.map((side) => side.before),
    best: sides.map((side) => side.best_play),
    winner: result ? result.winner : undefined,
    absent: result?.absent ?? [],
    first: sides.find((side) => side.is_first)?.entry ?? 0,
    reason: result?.reason ?? "",
  };
}

/** What follows from who is not here, for a match without a result: who has it, who is absent. */
export function whoCame(
  { result, sides }: Match,
  away: ReadonlySet<number> = new Set(),
): Partial<Draft> {
  const entries = sides.flatMap(({ entry }) => entry ?? []);
  const absent = entries.filter((entry) => away.has(entry));
  if (result || absent.length === 0) return {};
  const here = entries.filter((entry) => !away.has(entry));
  return sides.length > 2 ? { absent } : { winner: here.length === 1 ? (here[0] ?? null) : null };
}

const isFull = (figures: readonly (number | null)[]): figures is readonly number[] =>
  figures.every((figure) => figure !== null);

/** Whether the scores leave a tie, so that those before unplayed letters are asked for. */
export const isTied = ({ kind, scores }: Draft): boolean => kind === "played" && areLevel(scores);

/** Whether the highest score is there twice. */
export function areLevel(scores: readonly (number | null)[]): boolean {
  if (!isFull(scores)) return false;
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length > 1;
}

/** Whether somebody has to be named who has the match. */
export const namesWinner = ({ kind }: Draft): boolean =>
  kind === "forfeit" || kind === "default" || kind === "no-show" || kind === "ruled";

/** Whether the match may go to nobody, so that no winner is named. */
export const mayHaveNone = ({ kind }: Draft): boolean => kind === "no-show" || kind === "ruled";

/** Whether a score may be given: a ruling may come with one. */
export const hasScores = ({ kind }: Draft): boolean => kind === "played" || kind === "ruled";

/** What a draft lacks before it can be written down. */
type Lack = "scores" | "winner" | "best";

/** Whether scores are given with the result. */
const hasGiven = (draft: Draft): boolean =>
  hasScores(draft) && draft.scores.some((score) => score !== null);

/** Whether it is open who has the match: a ruling with scores may leave it to them. */
const isUnsaid = (draft: Draft): boolean =>
  mayHaveNone(draft)
    ? draft.kind === "no-show" && draft.winner === undefined
    : (draft.winner ?? null) === null;

/** Figures side by side; who did not play needs none. */
const given = ({ sides }: Match, { kind, absent }: Draft, figures: Draft["scores"]) =>
  figures.map((figure, at) =>
    figure === null && kind === "played" && absent.includes(sides[at]?.entry ?? 0) ? 0 : figure,
  );

function lackOf(match: Match, draft: Draft): Lack | null {
  const isPlayed = draft.kind === "played";
  const { scores, best } = draft;
  if ((isPlayed || hasGiven(draft)) && !isFull(given(match, draft, scores))) return "scores";
  const isBest = best.some((play) => play !== null);
  if (isPlayed && isBest && !isFull(given(match, draft, best))) return "best";
  if (namesWinner(draft) && isUnsaid(draft)) return "winner";
  return null;
}

/** The command that writes the draft down; why it cannot be, where it cannot. */
export function commandOf(match: Match, draft: Draft, why = ""): DeskCommand | Lack {
  const lack = lackOf(match, draft);
  if (lack) return lack;
  const hasAny = hasGiven(draft);
  const isPlayed = draft.kind === "played";
  const fill = (figures: Draft["scores"]): readonly number[] => {
    const filled = given(match, draft, figures);
    return figures.some((figure) => figure !== null) && isFull(filled) ? filled : [];
  };
  const result = {
    kind: draft.kind,
    scores: hasAny ? fill(draft.scores) : [],
    before: hasAny ? fill(draft.before) : [],
    best_plays: isPlayed ? fill(draft.best) : [],
    winner: namesWinner(draft) ? (draft.winner ?? null) : null,
    absent: isPlayed ? draft.absent : [],
    ...(hasAny && draft.first > 0 ? { first: draft.first } : {}),
    reason: draft.reason.trim(),
  };
  const sides = match.sides.flatMap(({ entry }) => (entry === null ? [] : [entry]));
  const common = { pairing: match.pairing, sides, result };
  return match.result
    ? { command: "correct result", ...common, reason: why.trim() }
    : { command: "record result", ...common };
}
