import type { Span } from './period';

export const UNITS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;

export type Unit = (typeof UNITS)[number];

/** An interval of a report, clipped to the report's period. */
export interface Interval extends Span {
  /** `2026-11-10 10`, `2026-11-10`, `2026-45`, `2026-11`, `2026-4` or `2026`. */
  id: string;
  /** The start of the following interval; `last` is earlier only if the interval is clipped. */
  next: string;
}

/** The intervals of a period, which may be too many to list. */
export interface Intervals {
  count: number;
  /** The interval at a 0-based index. */
  at(place: number): Interval;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Day 0, 1 January 1970, was a Thursday: weekday 4 if Sunday is 0. */
const FIRST_WEEKDAY = 4;

/** Numbers the intervals of a unit consecutively. Times are local times of the store. */
interface Calendar {
  numberOf(moment: number): number;
  startOf(number: number): number;
  idOf(start: number, next: number): string;
}

/** @param startOfWeek 0 is Sunday. */
export function splitIntoIntervals(period: Span, unit: Unit, startOfWeek: number): Intervals {
  const calendar = calendars[unit](startOfWeek);
  const [opening, closing] = [
    calendar.numberOf(toMoment(period.first)),
    calendar.numberOf(toMoment(period.last)),
  ];
  return {
    count: period.first > period.last ? 0 : closing - opening + 1,
    at(place) {
      const start = calendar.startOf(opening + place);
      const next = calendar.startOf(opening + place + 1);
      const [first, last] = [toText(start), toText(next - 1000)];
      return {
        id: calendar.idOf(start, next),
        first: first < period.first ? period.first : first,
        last: last > period.last ? period.last : last,
        next: toText(next),
      };
    },
  };
}

const calendars: Readonly<Record<Unit, (startOfWeek: number) => Calendar>> = {
  hour: () => fixed(HOUR_MS, 0, (start) => toText(start).slice(0, 13)),
  day: () => fixed(DAY_MS, 0, (start) => toText(start).slice(0, 10)),
  week: (startOfWeek) =>
    fixed(7 * DAY_MS, (startOfWeek - FIRST_WEEKDAY) * DAY_MS, (start, next) =>
      startOfWeek === 1 ? toIsoWeek(start) : toCalendarWeek(next - DAY_MS),
    ),
  month: () => months(1, (start) => toText(start).slice(0, 7)),
  quarter: () =>
    months(3, (start) => `${toText(start).slice(0, 4)}-${Math.floor(new Date(start).getUTCMonth() / 3) + 1}`),
  year: () => months(12, (start) => toText(start).slice(0, 4)),
};

/** Intervals of a fixed length, one of which starts at `origin`. */
function fixed(length: number, origin: number, idOf: Calendar['idOf']): Calendar {
  return {
    numberOf: (moment) => Math.floor((moment - origin) / length),
    startOf: (number) => number * length + origin,
    idOf,
  };
}

function months(length: number, idOf: Calendar['idOf']): Calendar {
  return {
    numberOf(moment) {
      const date = new Date(moment);
      return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / length);
    },
    startOf(number) {
      const month = number * length;
      // `Date.UTC` maps years up to 99 to the 1900s.
      return new Date(0).setUTCFullYear(Math.floor(month / 12), month % 12, 1);
    },
    idOf,
  };
}

/** The first week is the one with the year's first Thursday. */
function toIsoWeek(monday: number): string {
  const thursday = monday + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  return toWeekId(year, Math.floor((thursday - startOfYear(year)) / (7 * DAY_MS)) + 1);
}

/** The first week is the one with 1 January. */
function toCalendarWeek(lastDay: number): string {
  const year = new Date(lastDay).getUTCFullYear();
  return toWeekId(year, Math.floor((lastDay - startOfYear(year)) / (7 * DAY_MS)) + 1);
}

function toWeekId(year: number, week: number): string {
  return `${String(year).padStart(4, '0')}-${String(week).padStart(2, '0')}`;
}

function startOfYear(year: number): number {
  return new Date(0).setUTCFullYear(year, 0, 1);
}

function toMoment(local: string): number {
  return Date.parse(`${local.replace(' ', 'T')}Z`);
}

function toText(moment: number): string {
  return new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
}
