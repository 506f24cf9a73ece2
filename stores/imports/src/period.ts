const DAY = 24 * 60 * 60 * 1000; // milliseconds

/**
 * How many days back an import must go to start on a day, at least one.
 * @param day the first day to include, in the store's time zone: `2026-11-13`
 * @param today in the store's time zone
 * @returns `undefined` when the day is invalid or in the future
 */
export function getDaysSince(day: string, today: string): number | undefined {
  const days = (toDayNumber(today) - toDayNumber(day)) / DAY;
  return days >= 0 ? Math.max(1, days) : undefined;
}

/** Days since 1970 in UTC, which has no daylight saving time; NaN for an invalid date. */
function toDayNumber(day: string): number {
  const moment = Date.parse(`${day}T00:00:00Z`);
  return new Date(moment || 0).toISOString().startsWith(day) && day !== '' ? moment : Number.NaN;
}
