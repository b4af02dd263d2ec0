/** Names as one types them without looking: no marks, no capitals. */

/** Marks that Unicode takes for part of the letter, and letters grown together. */
const GROWN_TOGETHER: Readonly<Record<string, string>> = {
  ...{ ł: "l", ø: "o", đ: "d", ð: "d", ħ: "h", ŧ: "t" },
  ...{ æ: "ae", œ: "oe", þ: "th", ß: "ss" },
};

/** A text in plain small letters: Žofia is found by zof, and Łucja by luc. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{Mark}/gu, "")
    .replace(/[łøđðħŧæœþß]/gu, (sign) => GROWN_TOGETHER[sign] ?? sign);
