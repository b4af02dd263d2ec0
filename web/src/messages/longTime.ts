/** Long times as one reads them: days and hours, in the reader's language. */

import { speech } from "./messages.svelte.ts";

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

/** Its two largest parts, as `2d 5h`; less than an hour is minutes, rounded up. */
export function longTime(milliseconds: number): string {
  const all = Math.ceil(Math.max(0, milliseconds) / MINUTE) * MINUTE;
  const days = Math.floor(all / DAY);
  const hours = Math.floor((all % DAY) / HOUR);
  const minutes = Math.round((all % HOUR) / MINUTE);
  const parts: [number, string][] =
    days > 0
      ? [
          [days, "day"],
          [hours, "hour"],
        ]
      : [
          [hours, "hour"],
          [minutes, "minute"],
        ];
  const shown = parts.filter(([count]) => count > 0);
  return (shown.length > 0 ? shown : parts.slice(1)).map(written).join(" ");
}

const written = ([count, unit]: readonly [number, string]): string =>
  new Intl.NumberFormat(speech.language, { style: "unit", unit, unitDisplay: "narrow" }).format(
    count,
  );
