/** What can be opened over the table. */
export type Sheet = "pad" | "unseen" | "may" | "command" | "look" | "helps" | "more" | "words";
