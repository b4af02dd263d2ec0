/** Rounds and matches in words of the page's language. */

import { dashed, type Key, say, sayOr } from "../../messages/messages.svelte.ts";
import { isPlayed, type Standing, standingOf } from "./standing.ts";
import type { DivisionRounds, Match, Round, Side } from "./values.ts";

/** What a round is called, as its format has it: Final, Week 3, Round 2. */
export const titleOf = ({ name }: Pick<Round, "name">): string =>
  say(`round-${dashed(name.key)}` as Key, { number: name.number });

/** What is said of the moment by which a match has to be reported. */
export const dueKey = (deadline: number): Key =>
  deadline < Date.now() ? "match-overdue" : "match-by";

/** What a part of a bracket is called; nothing where there is only one. */
export const sectionTitle = (section: string): string =>
  section && say(`round-section-${section}` as Key);

/** What stands where a score would: w/o, no-show. Nothing where there is nothing to say. */
export const saysOf = ({ says }: Side): string => sayOr(`says-${dashed(says)}`, says);

/** Who sits in a side of a match: a name, nobody, or whoever wins another match. */
export function nameOf(division: DivisionRounds, round: Round, match: Match, at: number): string {
  const side = match.sides[at];
  if (!side) return "";
  if (side.name) return side.name;
  if (match.is_bye && round.number === 1) return say("says-bye");
  if (side.says === "nobody") return say("says-nobody");
  const from = side.comes_from;
  const feeder = division.rounds
    .find(({ number }) => number === from?.round)
    ?.matches.find((one) => one.slot === from?.index && !one.is_for_third);
  const which = from?.which ?? "winner";
  if (feeder?.table) return say(`match-${which}-table`, { table: feeder.table });
  const [one, other] = feeder?.sides.map(({ name }) => name) ?? [];
  // Lines lead back to a match whose sides are not known either; no number would say more.
  return one && other ? say(`match-${which}`, { one, other }) : say("match-unknown");
}

/** The board of a match between teams, and its table. */
export const whereText = ({ board, table }: Match): readonly string[] => [
  ...(board ? [say("match-board", { board })] : []),
  ...(table ? [say("match-table", { table })] : []),
];

/** How a match stands, in two words, after its place; nothing where there is nothing to tell. */
export function standingText(match: Match, isOffice: boolean): string {
  const standing = standingOf(match);
  const isOn = ["live", "tied", "seated", "waiting"].includes(standing);
  const where = whereText(isOn ? match : { ...match, table: null });
  const words = isOn ? wordsFor(standing, match, isOffice) : [];
  if (standing === "over") words.push(partedBy(match));
  return [...where, ...words].filter((part) => part !== "").join(" · ");
}

/** What parted those whose scores are level: the scores before unplayed letters. */
function partedBy({ result }: Match): string {
  const { scores = [], before = [] } = result ?? {};
  const isLevel = scores.length > 1 && new Set(scores).size === 1;
  return isLevel && before.length > 0 ? say("match-before", { scores: before.join(" : ") }) : "";
}

function wordsFor(standing: Standing, match: Match, isOffice: boolean): string[] {
  if (standing === "live") {
    return [
      isPlayed(match) ? say("match-to-agree") : say("match-turn", { turn: match.game?.turn ?? 0 }),
    ];
  }
  if (standing === "tied") return [say("match-tied")];
  if (standing === "seated") return [say("match-seated")];
  return isOffice && !match.deadline ? [say("match-no-game")] : [];
}
