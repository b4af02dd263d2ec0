/** What the office is asked, as the hall tells it. */

export interface NamedSide {
  readonly entry: number;
  readonly name: string;
}

export interface Report {
  readonly entry: number;
  readonly name: string;
  readonly scores: readonly number[];
  readonly before: readonly number[];
}

export interface Attempt {
  readonly entry: number;
  readonly name: string;
  readonly at: number;
  readonly means: "email" | "phone" | "in person" | "message";
}

export interface Discrepancy {
  readonly number: number;
  readonly pairing: number;
  readonly table: number | null;
  readonly sides: readonly NamedSide[];
  readonly turn: number | null; // that was marked in the game; null where reports disagree
  readonly versions: readonly string[];
  readonly reports: readonly Report[];
  readonly game: string | null;
  readonly outcome: string | null; // null while it waits for the director
  readonly reason: string;
}

/** All that surrounds a match which its opponents arrange. */
export interface Arrangement {
  readonly pairing: number;
  readonly division: string;
  readonly round: number;
  readonly sides: readonly NamedSide[];
  readonly deadline: number | null;
  readonly proposals: readonly { readonly entry: number; readonly at: number }[];
  readonly agreed: number | null;
  readonly attempts: readonly Attempt[];
  readonly reports: readonly Report[];
  readonly is_ruling_asked: boolean;
  readonly is_double_forfeit_proposed: boolean;
  readonly was_reminded: boolean;
  readonly efforts: Readonly<Record<string, number>>; // attempts that each side has logged
  readonly efforts_wanted: number;
}

export interface Ruling {
  readonly number: number;
  readonly words: readonly string[];
  readonly acceptable: boolean;
  readonly pairings: readonly number[];
  readonly tables: readonly number[];
  readonly is_overturned: boolean;
}

export interface Matters {
  readonly number: number;
  readonly discrepancies: readonly Discrepancy[];
  readonly arrangements: readonly Arrangement[];
  readonly rulings: readonly Ruling[];
}
