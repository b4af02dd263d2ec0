/** The parts of a bracket that a wall shows in turn: no more at once than can be read from afar. */

import { sectionsOf } from "../../event/rounds/drawn.ts";
import { progressOf, standingOf } from "../../event/rounds/standing.ts";
import type { DivisionRounds, Match, Round } from "../../event/rounds/values.ts";

/** Matches below each other that have room, in letters that can be read. */
const MOST = 8;
/** Rounds beside each other that have room. */
const COLUMNS = 4;

/** A round, and those of its matches that are in sight. */
export interface Column {
  readonly round: Round;
  readonly matches: readonly Match[];
}

/** A branch of the bracket, from the round that is played on. */
export interface Part {
  readonly columns: readonly Column[];
  readonly third: Match | null; // the match for third place, where the final is in sight
}

const isOver = ({ matches }: Round): boolean => {
  const { done, all } = progressOf(matches);
  return done === all;
};

const hasBegun = (round: Round | undefined): boolean =>
  round?.matches.some((match) => ["live", "over", "tied"].includes(standingOf(match))) ?? false;

const inBracket = ({ matches }: Round): readonly Match[] =>
  matches.filter((match) => !match.is_for_third);

/** In a large bracket, a round of byes with a few matches among them is left to the tables. */
function isMostlyByes(round: Round): boolean {
  const played = inBracket(round).filter((match) => !["bye", "empty"].includes(standingOf(match)));
  const all = inBracket(round).length;
  return all > MOST && played.length <= all / 4;
}

/** The first round in sight: one that is over stays until somebody plays the next one. */
function firstSeen(rounds: readonly Round[]): number {
  const open = rounds.findIndex(
    (round, at) => (!isOver(round) || !hasBegun(rounds[at + 1])) && !isMostlyByes(round),
  );
  const last = Math.max(0, rounds.length - 2);
  return Math.min(open < 0 ? last : open, last);
}

/** The parts of a bracket, from its top to its foot. */
export const partsOf = (division: DivisionRounds): readonly Part[] =>
  sectionsOf(division.rounds).flatMap(({ rounds }) => partsIn(rounds));

function partsIn(rounds: readonly Round[]): readonly Part[] {
  const seen = rounds.slice(firstSeen(rounds));
  const [first] = seen;
  if (!first) return [];
  const rows = Math.min(MOST, inBracket(first).length);
  const count = Math.ceil(inBracket(first).length / rows);
  const third = seen.at(-1)?.matches.find((match) => match.is_for_third) ?? null;
  return Array.from({ length: count }, (_, part) => {
    const columns = seen.slice(0, COLUMNS).flatMap((round) => {
      const each = inBracket(round).length / count;
      if (each < 1) return [];
      return [{ round, matches: inBracket(round).slice(part * each, (part + 1) * each) }];
    });
    return { columns, third: columns.length === seen.length ? third : null };
  });
}
