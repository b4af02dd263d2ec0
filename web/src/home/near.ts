/** Which events are worth telling of on the first page. */

import type { EventLine } from "../api/types.ts";

/** The events that are not over, the next one first; one without a day comes last. */
export function comingFirst(events: readonly EventLine[], now: Date): EventLine[] {
  const today = now.toISOString().slice(0, 10);
  return events
    .filter(({ stage, last_day: day }) => stage !== "certified" && (day === "" || day >= today))
    .sort((one, other) => (one.last_day || "9").localeCompare(other.last_day || "9"));
}
