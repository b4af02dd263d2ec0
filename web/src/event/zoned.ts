/** Times that are typed at an event: local to its zone, whatever zone the browser is in. */

/** The minute of a moment as a field for day and time holds it: 2027-05-01T19:30. */
export function localOf(at: number, zone: string): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).formatToParts(at);
  const part = (type: string): string => parts.find((one) => one.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}T${part("hour")}:${part("minute")}`;
}

/** The moment of a day and time in a zone, in milliseconds; the earlier where it is twice. */
export function instantOf(local: string, zone: string): number {
  const wanted = Date.parse(`${local}:00Z`);
  // How far the zone's clock is from the world's is asked at the moment itself, so it is tried twice.
  const off = (at: number): number => Date.parse(`${localOf(at, zone)}:00Z`) - at;
  const near = wanted - off(wanted);
  return wanted - off(near);
}
