import { createWallTimeReader } from '@admin/format';

const DAYS = 30;

/**
 * The first moment of the last thirty days, today included, in the store's time zone and as the API takes it:
 * `2026-10-22T00:00:00`.
 */
export function getLastThirtyDays(now: Date, timeZone: string): string {
  const { year, month, day } = createWallTimeReader(timeZone)(now);
  const first = new Date(Date.UTC(year, month - 1, day - DAYS + 1));
  return `${first.toISOString().slice(0, 10)}T00:00:00`;
}
