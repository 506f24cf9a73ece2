const DAY = 24 * 60 * 60 * 1000; // milliseconds

/**
 * How many days back an import has to go to begin with a day, at least one.
 * @param day the first day that counts, on the shop's calendar: `2026-11-13`
 * @param today on the shop's calendar
 * @returns `undefined` when the day is none, or is still to come
 */
export function getDaysSince(day: string, today: string): number | undefined {
  const days = (toDayNumber(today) - toDayNumber(day)) / DAY;
  return days >= 0 ? Math.max(1, days) : undefined;
}

/** Days of a calendar, which know no summer time; NaN for what is no day. */
function toDayNumber(day: string): number {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return new Date(moment || 0).toISOString().startsWith(day) && day !== '' ? moment : Number.NaN;
}
