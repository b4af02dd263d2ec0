/** How the tables of an event play, as far as its sheet leaves that to the organiser. */

import type { TableTerms } from "../api/types.ts";
import type { Judge } from "../rules/newGame/plan.ts";
import type { NewTable } from "../rules/newGame/table.svelte.ts";

const RULER = "challenge.ruled_by";
const RULED_BY: Readonly<Record<Judge, string>> = {
  list: "list",
  person: "judge",
  book: "players",
};

/** Who rules where a sheet says so: the other way round. */
const judgeIn = (ruler: unknown): Judge =>
  ruler === "judge" ? "person" : ruler === "players" ? "book" : "list";

/** A sheet's tables as it has them; `text` is one of the house's own, in its place. */
export async function setAsSheet(table: NewTable, sheet: string, text: string): Promise<void> {
  await table.open(sheet, text);
  table.judge = judgeIn(table.own[RULER]);
}

/** A sheet's tables as an organiser has set them; rounds last as the event's unless they say so. */
export async function setAsTerms(
  table: NewTable,
  sheet: string,
  terms: TableTerms,
  roundMinutes: number,
): Promise<void> {
  if (roundMinutes > 0) table.usualRound = roundMinutes * 60;
  await table.open(sheet, terms.sheet_text);
  await table.setAll(terms.settings);
  table.judge = judgeIn(table.values[RULER]);
  table.lexicon = terms.lexicon;
  table.book = terms.book;
  table.edition = terms.edition;
  table.chat = terms.chat ?? "phrases";
  table.byDays = terms.by_days ?? null;
  table.streamMinutes = terms.stream_minutes ?? null;
}

/** What the hall is told of how tables are set. */
export function termsOf(table: NewTable, custody: TableTerms["custody"]): TableTerms {
  const { [RULER]: _, ...others } = table.changes;
  const ruler = RULED_BY[table.judge];
  const isBook = table.judge === "book";
  return {
    settings: ruler === table.own[RULER] ? others : { ...others, [RULER]: ruler },
    lexicon: table.lexicon,
    book: isBook ? table.book.trim() : "",
    edition: isBook ? table.edition.trim() : "",
    custody,
    is_open_to_watch: true,
    stream_minutes: table.streamMinutes,
    chat: table.chat,
    by_days: custody === "dealt" ? table.byDays : null,
    sheet_text: table.text,
  };
}
