/** Days since January 1, 1970, in the store's time zone. Independent of time zones and daylight saving time. */
export type Day = number;

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

const DAY_MS = 86_400_000;

/** January 1, 1970 was a Thursday; 0 is Sunday. */
const FIRST_WEEKDAY = 4;

const DAYS = { day: 1, week: 7 } as const;
const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/** Whether the unit always has the same number of days. */
export const hasFixedLength = (unit: Unit): unit is keyof typeof DAYS => unit in DAYS;

/** @param month 1 to 12 */
export const toDay = (year: number, month: number, day: number): Day =>
  Date.UTC(year, month - 1, day) / DAY_MS;

/** `2026-11-20`. */
export const toIsoDate = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** @throws RangeError when the text names no day, such as `2026-02-30` */
export function readDay(text: string): Day {
  const day = Date.parse(`${text}T00:00:00Z`) / DAY_MS;
  // `Date` moves an invalid date to the next month instead of rejecting it.
  if (!Number.isInteger(day) || toIsoDate(day) !== text) throw new RangeError(`"${text}" is no day.`);
  return day;
}

/**
 * The first day of the unit that contains `day`.
 * @param startOfWeek 0 is Sunday
 */
export function startOf(unit: Unit, day: Day, startOfWeek: number): Day {
  if (unit === 'day') return day;
  if (unit === 'week') return day - modulo(day + FIRST_WEEKDAY - startOfWeek, 7);
  const { year, month } = partsOf(day);
  return toDay(year, month - ((month - 1) % MONTHS[unit]), 1);
}

/** Moves `day` by `count` units; uses the last day of a month that is too short. */
export function move(day: Day, count: number, unit: Unit): Day {
  if (hasFixedLength(unit)) return day + count * DAYS[unit];
  const { year, month, dayOfMonth } = partsOf(day);
  const target = month + count * MONTHS[unit];
  const lastOfMonth = toDay(year, target + 1, 0);
  return Math.min(toDay(year, target, dayOfMonth), lastOfMonth);
}

/** How many units the range from `first` to `last` touches. */
export function countUnits(first: Day, last: Day, unit: Unit, startOfWeek: number): number {
  const [from, to] = [startOf(unit, first, startOfWeek), startOf(unit, last, startOfWeek)];
  if (hasFixedLength(unit)) return (to - from) / DAYS[unit] + 1;
  return (monthsOf(to) - monthsOf(from)) / MONTHS[unit] + 1;
}

/** Months since the year 0. */
function monthsOf(day: Day): number {
  const { year, month } = partsOf(day);
  return year * 12 + month;
}

/** 1 to 31. */
export const dayOfMonth = (day: Day): number => partsOf(day).dayOfMonth;

function partsOf(day: Day) {
  const date = new Date(day * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() };
}

const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
