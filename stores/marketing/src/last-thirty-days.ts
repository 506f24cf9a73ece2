import { createWallTimeReader } from '@admin/format';

const DAYS = 30;

/**
 * The start of the last thirty days, including today, in the store's time zone and the API's format:
 * `2026-10-22T00:00:00`.
 */
export function getLastThirtyDays(now: Date, timeZone: string): string {
  const { year, month, day } = createWallTimeReader(timeZone)(now);
  const first = new Date(Date.UTC(year, month - 1, day - DAYS + 1));
  return `${first.toISOString().slice(0, 10)}T00:00:00`;
}
