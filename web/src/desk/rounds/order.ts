/** An order that is set by hand: one is moved, the others close up. */

/** The list with the one at `from` standing at `to`; both count from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const place = Math.max(0, Math.min(items.length - 1, to));
  const [item] = items.slice(from, from + 1);
  if (item === undefined) return [...items];
  return items.toSpliced(from, 1).toSpliced(place, 0, item);
}

/** What was ordered so far, with those who came since at its end, and without those who left. */
export const kept = (ordered: readonly number[], there: readonly number[]): number[] => [
  ...ordered.filter((entry) => there.includes(entry)),
  ...there.filter((entry) => !ordered.includes(entry)),
];
