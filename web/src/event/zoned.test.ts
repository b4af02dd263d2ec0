import { describe, expect, it } from "vitest";
import { instantOf, localOf } from "./zoned.ts";

describe("a time that is typed at an event", () => {
  it.each([
    ["2027-05-01T19:30", "America/Chicago", "2027-05-02T00:30:00Z"],
    ["2027-01-05T08:00", "Europe/London", "2027-01-05T08:00:00Z"],
    ["2027-11-07T00:30", "America/Chicago", "2027-11-07T05:30:00Z"],
    ["2027-11-07T03:00", "America/Chicago", "2027-11-07T09:00:00Z"],
  ])("%s in %s is one moment of the world", (local, zone, moment) => {
    expect(new Date(instantOf(local, zone)).toISOString()).toBe(moment.replace("Z", ".000Z"));
    expect(localOf(instantOf(local, zone), zone)).toBe(local);
  });
});
