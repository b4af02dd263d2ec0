/** What can be asked over the pad. */
export type Question =
  | "challenge"
  | "exchange"
  | "back"
  | "correct"
  | "mark"
  | "help"
  | "phone"
  | "more";
