/** The place of whoever writes on a score pad. */
export const KEEPER = "score-keeper";
