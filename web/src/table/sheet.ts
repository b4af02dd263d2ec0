/** What can be opened over the table. */
export type Sheet =
  | "pad"
  | "unseen"
  | "may"
  | "chat"
  | "command"
  | "look"
  | "helps"
  | "more"
  | "words";
