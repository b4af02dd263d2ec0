/** What was played last in this browser: offered first the next time. */

interface Last {
  readonly sheet: string;
  readonly player: string;
}

const KEY = "rackhouse.last";

export function readLast(): Partial<Last> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function keepLast(part: Partial<Last>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readLast(), ...part }));
  } catch {
    // A browser that keeps nothing asks again.
  }
}
