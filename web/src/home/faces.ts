/** How the engine's players look: strokes over one head, on a field of 32 by 32. */

/** What a stroke is drawn with: the hair's colour, ink lines, a cloth, a shine. */
type Brush = "hair" | "line" | "cloth" | "shine";

export interface Portrait {
  readonly hair: "dark" | "rust" | "brass" | "grey";
  readonly strokes: readonly (readonly [Brush, string])[];
}

const GLASSES =
  "M9.6 16.5a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zm7.4 0a2.7 2.7 0 1 0 5.4 0 2.7 2.7 0 1 0-5.4 0zm-2 0h2";
const SMILE = "M13 20.6q3 2.4 6 0";
const LIPS = "M13.6 21h4.8";

/** From the gentlest to the strongest: from a cowlick to white hair. */
const PORTRAITS: Readonly<Record<string, Portrait>> = {
  Pip: {
    hair: "rust",
    strokes: [
      ["hair", "M8 15q0-8.5 8-8.5t8 8.5q-3-4.5-7-4 1-4 4-4.5-6-1.5-7 4-4 .5-6 4.5z"],
      ["line", "M12.8 20q3.2 3.4 6.4 0"],
      ["shine", "M11 19.2h.1m1.6 1h.1m8.2-1h-.1m-1.6 1h-.1"],
    ],
  },
  Nora: {
    hair: "brass",
    strokes: [
      [
        "hair",
        "M16 2.4a3 3 0 1 1 0 6 3 3 0 1 1 0-6zM7.6 17q-.6-10 8.4-10t8.4 10q-2-5-8.4-6.2Q9.6 12 7.6 17z",
      ],
      ["line", SMILE],
    ],
  },
  Otto: {
    hair: "dark",
    strokes: [
      ["cloth", "M7 12q1-6.5 9-6.500t9 6.500l2 1.600q-11-2.6-22 0z"],
      ["hair", "M11.4 20.200q2.3-2 4.6-.6 2.3-1.4 4.6.6-2.3 1.7-4.6.4-2.3 1.3-4.6-.4z"],
    ],
  },
  Ines: {
    hair: "dark",
    strokes: [
      ["hair", "M7 22q-1.6-16 9-16t9 16l-3.4.8q1.6-7-.6-10-5 .4-9-1.4-3 4-1.6 11.400z"],
      ["line", GLASSES],
      ["line", SMILE],
    ],
  },
  Hugo: {
    hair: "rust",
    strokes: [
      [
        "hair",
        "M8 15q0-8.8 8-8.800t8 8.800l-1.6-3.400H9.600zM8 15.600q.4 11 8 11t8-11q-2 4.4-4.6 3.6-3.4-1-6.8 0-2.6.8-4.6-3.600z",
      ],
      ["shine", "M14 21.600q2 1.4 4 0"],
    ],
  },
  Vera: {
    hair: "brass",
    strokes: [
      ["hair", "M7.4 18q-1.4-11.6 8.6-11.6 9.6 0 8.6 11.6-1-5-4-7-4 3-10.4 2.4-2 1.6-2.8 4.600z"],
      ["line", LIPS],
      ["cloth", "M7.6 20.600l1 2 2.2.2-1.7 1.4.6 2.2-2.1-1.2-2.1 1.2.6-2.2-1.7-1.4 2.2-.2z"],
    ],
  },
  Maud: {
    hair: "grey",
    strokes: [
      [
        "hair",
        "M7.6 16q-2-3 .6-5 .2-3.4 3.6-3.600Q16 3.8 20.2 7.400q3.4.2 3.6 3.6 2.6 2 .6 5-2-3.6-5-4.4-3.4 1.2-6.8 0-3 .8-5 4.400z",
      ],
      ["line", GLASSES],
      ["line", LIPS],
    ],
  },
  Ruth: {
    hair: "grey",
    strokes: [
      ["hair", "M7.4 21q-2.4-15 8.6-15t8.6 15l-2.6 1q1.4-7.4-1.4-11-6.2 1.4-10.6 0-1.6 4 0 11z"],
      ["line", SMILE],
      ["cloth", "M12.6 25.200q3.400 2 6.800 0"],
    ],
  },
  Karl: {
    hair: "grey",
    strokes: [
      [
        "hair",
        "M7.400 17q-1.400-6 1-9l1.600 2.600q-1 2.400-1 5.400zm17.200 0q1.400-6-1-9l-1.600 2.600q1 2.400 1 5.400zM11.400 20.400q4.600-2.400 9.200 0l-1 1.400q-3.600-1-7.200 0z",
      ],
      ["line", GLASSES],
    ],
  },
  Thea: {
    hair: "grey",
    strokes: [
      [
        "hair",
        "M12 5.600a4 3.200 0 1 1 8 0 4 3.200 0 1 1-8 0zM7.600 16.600q-.8-8.600 8.400-8.600t8.400 8.600q-1.600-4-8.400-5.400-6.800 1.400-8.400 5.400z",
      ],
      ["line", SMILE],
      ["shine", "M7.400 19.400v2.200m17.200-2.200v2.200"],
    ],
  },
  Zeno: {
    hair: "grey",
    strokes: [
      [
        "hair",
        "M7.400 15q.4-8.600 8.600-8.600t8.600 8.600q-2-4.400-8.600-4.400t-8.600 4.400zM8.600 19.600q1 1.400 3.600 1.200 1.800-1.600 3.800-1.600t3.800 1.600q2.600.2 3.600-1.200-.6 7.400-7.400 7.400t-7.400-7.400z",
      ],
      ["line", LIPS],
    ],
  },
};

/** A player's portrait; one whom nobody has drawn has none. */
export const portraitOf = (name: string): Portrait | undefined => PORTRAITS[name];
