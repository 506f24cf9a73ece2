import type { StoreContext } from '../../context';
import { date, oneOf, withDefault } from '../../rest';
import type { ArgumentValues } from '../../rest';
import { getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';

export const spanArgs = {
  period: withDefault(oneOf(['week', 'month', 'last_month', 'year', 'custom']), 'week'),
  date_min: date(),
  date_max: date(),
};

/** Whole days in the store's time zone, both inclusive, and the unit of the response's groups. */
export interface LegacySpan {
  first: string;
  last: string;
  groupedBy: 'day' | 'month';
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer custom periods are grouped by month. */
const MAX_DAYS_GROUPED_BY_DAY = 92;

/** The response lists every group, including those without sales, so the period needs a limit. */
const MAX_DAYS = 100 * 366;

/**
 * The days that a legacy report covers. A custom period without a start starts today; without an end, it ends today.
 */
export function toSpan(
  { db, clock }: StoreContext,
  { period, date_min, date_max }: ArgumentValues<typeof spanArgs>,
): LegacySpan {
  const today = toLocalText(getTimeZone(db), clock().getTime()).slice(0, 10);
  const [year = 0, month = 1] = today.split('-').map(Number);
  if (period === 'week') return { first: addDays(today, -6), last: today, groupedBy: 'day' };
  if (period === 'month') return { first: dayOf(year, month, 1), last: today, groupedBy: 'day' };
  if (period === 'last_month') {
    return { first: dayOf(year, month - 1, 1), last: dayOf(year, month, 0), groupedBy: 'day' };
  }
  if (period === 'year') return { first: dayOf(year, 1, 1), last: today, groupedBy: 'month' };
  const last = date_max?.slice(0, 10) ?? today;
  const requested = date_min?.slice(0, 10) ?? last;
  const earliest = addDays(last, -MAX_DAYS);
  const first = requested < earliest ? earliest : requested;
  const groupedBy = countDays(first, last) > MAX_DAYS_GROUPED_BY_DAY ? 'month' : 'day';
  return { first, last, groupedBy };
}

/** The names of all groups of a period: `2026-11-20` or `2026-11`. */
export function getGroups({ first, last, groupedBy }: LegacySpan): string[] {
  const days = Array.from({ length: Math.max(countDays(first, last), 0) }, (_, day) => addDays(first, day));
  return groupedBy === 'day' ? days : [...new Set(days.map((day) => day.slice(0, 7)))];
}

function countDays(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY_MS) + 1;
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Months and days count from 1; values out of range roll over. */
function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
