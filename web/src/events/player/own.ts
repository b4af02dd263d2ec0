/** The matches of an entry, and which of them is next. */

import { isOpen, standingOf } from "../../event/rounds/standing.ts";
import type { DivisionRounds, Match, Round, Rounds } from "../../event/rounds/values.ts";

export interface OwnMatch {
  readonly division: DivisionRounds;
  readonly round: Round;
  readonly match: Match;
}

/** Every match in which an entry sits, in the order of the rounds. */
export const ownMatches = ({ divisions }: Pick<Rounds, "divisions">, entry: number): OwnMatch[] =>
  divisions.flatMap((division) =>
    division.rounds.flatMap((round) =>
      round.matches
        .filter((match) => match.sides.some((side) => side.entry === entry))
        .map((match) => ({ division, round, match })),
    ),
  );

/** The match that an entry plays next: the first whose sides are known and that has not ended.
 *
 * One that is tied is played, and waits for somebody else; another one comes before it.
 */
export function nextOf(matches: readonly OwnMatch[]): OwnMatch | undefined {
  const open = matches.filter(({ match }) => match.pairing !== 0 && isOpen(match));
  return open.find(({ match }) => standingOf(match) !== "tied") ?? open[0];
}

/** Whether opponents find their own time for a match, and open its game themselves. */
export const findsOwnTime = ({ division: { shape } }: OwnMatch): boolean => shape.is_self_scheduled;

/** Those whom an entry meets in a match. */
export const opponentsOf = ({ match }: OwnMatch, entry: number): string[] =>
  match.sides.filter((side) => side.entry !== entry && side.name !== "").map(({ name }) => name);

/** How it goes on for an entry that has no match now, and the round that says so. */
export interface After {
  readonly how: "yet" | "more" | "withdrawn" | "waits" | "out" | "won" | "over";
  readonly in?: OwnMatch;
}

/** What comes for an entry that has no match now: an opponent who still plays, or nothing. */
export function afterOf(
  matches: readonly OwnMatch[],
  entry: number,
  isWithdrawn: boolean = false,
): After {
  if (isWithdrawn) return { how: "withdrawn" };
  const coming = matches.find(({ match }) => standingOf(match) === "unknown");
  if (coming) return { how: "waits", in: coming };
  const last = matches.at(-1);
  if (!last) return { how: "yet" };
  if (last.division.shape.is_bracket) {
    const hasWon = last.division.champion === entry;
    return { how: hasWon ? "won" : "out", in: last };
  }
  return { how: last.division.stage === "certified" ? "over" : "more" };
}
