import type { Span } from './period';

export const UNITS = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const;

export type Unit = (typeof UNITS)[number];

/** A stretch of a report, cut to the report's period. */
export interface Interval extends Span {
  /** `2026-11-10 10`, `2026-11-10`, `2026-45`, `2026-11`, `2026-4` or `2026`. */
  id: string;
  /** The first moment behind it; only what was cut ends earlier. */
  next: string;
}

/** The intervals of a period, which may be too many to be listed. */
export interface Intervals {
  count: number;
  /** The one at a place, counted from 0. */
  at(place: number): Interval;
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** 1 January 1970, from which days are counted, was the fifth day of a week that starts on Sunday. */
const FIRST_WEEKDAY = 4;

/** Numbers the stretches of a unit one after the other. Moments are readings of the shop's clocks. */
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

/** Stretches of one length, one of which starts at `origin`. */
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
      // Date.UTC takes the years up to 99 for those of the last century.
      return new Date(0).setUTCFullYear(Math.floor(month / 12), month % 12, 1);
    },
    idOf,
  };
}

/** The week that has a year's first Thursday is its first. */
function toIsoWeek(monday: number): string {
  const thursday = monday + 3 * DAY_MS;
  const year = new Date(thursday).getUTCFullYear();
  return toWeekId(year, Math.floor((thursday - startOfYear(year)) / (7 * DAY_MS)) + 1);
}

/** The week that has 1 January is a year's first. */
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
