import { createWallTimeReader, type WallTime } from './wall-time';
import { createDateNames, type DateNames } from './date-names';

export interface DateSettings {
  /** The site's time zone: a name (`Europe/Berlin`) or an offset (`+02:00`). */
  timeZone: string;
  /** As in WordPress (`de_DE_formal`) or as a language tag (`de-DE`). */
  locale: string;
}

/** Formats a time with a PHP date format: `F j, Y` → `March 9, 2026`. */
export type DateFormat = (date: Date, format: string) => string;

type Token = (time: WallTime, names: DateNames) => string | number;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');
const hour12 = ({ hour }: WallTime) => hour % 12 || 12;
const isLeap = ({ year }: WallTime) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** Source: the PHP manual, `DateTimeInterface::format`. */
const TOKENS: Record<string, Token> = {
  d: ({ day }) => pad(day),
  D: ({ weekday }, names) => names.weekday(weekday, 'short'),
  j: ({ day }) => day,
  l: ({ weekday }, names) => names.weekday(weekday, 'long'),
  N: ({ weekday }) => weekday || 7,
  S: ({ day }) => ordinalSuffix(day),
  w: ({ weekday }) => weekday,
  z: (time) => dayOfYear(time),
  W: (time) => pad(isoWeek(time).week),
  F: ({ month }, names) => names.month(month, 'long'),
  m: ({ month }) => pad(month),
  M: ({ month }, names) => names.month(month, 'short'),
  n: ({ month }) => month,
  t: ({ year, month }) => new Date(Date.UTC(year, month, 0)).getUTCDate(),
  L: (time) => (isLeap(time) ? 1 : 0),
  o: (time) => isoWeek(time).year,
  Y: ({ year }) => pad(year, 4),
  y: ({ year }) => pad(year % 100),
  a: ({ hour }, names) => names.dayPeriod(hour).toLowerCase(),
  A: ({ hour }, names) => names.dayPeriod(hour).toUpperCase(),
  g: (time) => hour12(time),
  G: ({ hour }) => hour,
  h: (time) => pad(hour12(time)),
  H: ({ hour }) => pad(hour),
  i: ({ minute }) => pad(minute),
  s: ({ second }) => pad(second),
  u: ({ millisecond }) => pad(millisecond, 3) + '000',
  v: ({ millisecond }) => pad(millisecond, 3),
  e: ({ timeZone }) => timeZone,
  O: ({ offset }) => formatOffset(offset, ''),
  P: ({ offset }) => formatOffset(offset, ':'),
  T: ({ timeZone, offset }) => (timeZone === 'UTC' ? 'UTC' : formatOffset(offset, ':')),
  Z: ({ offset }) => offset * 60,
  U: ({ timestamp }) => Math.floor(timestamp / 1000),
};

/** Letters that stand for a whole format. */
const FORMAT_SHORTHANDS: Record<string, string> = { c: 'Y-m-d\\TH:i:sP', r: 'D, d M Y H:i:s O' };

/** Creates a formatter for the site's time zone and language, for use with many dates. */
export function createDateFormat({ timeZone, locale }: DateSettings): DateFormat {
  const readClock = createWallTimeReader(timeZone);
  const names = createDateNames(locale);
  const write = (time: WallTime, format: string): string => {
    const vocabulary = names(/[dj]/.test(format) ? 'inDate' : 'alone');
    return format.replace(/\\(.?)|[a-z]/gi, (symbol: string, escaped: string | undefined) => {
      if (escaped !== undefined) return escaped;
      const shorthand = FORMAT_SHORTHANDS[symbol];
      if (shorthand) return write(time, shorthand);
      return String(TOKENS[symbol]?.(time, vocabulary) ?? symbol);
    });
  };
  return (date, format) => (Number.isNaN(date.getTime()) ? '' : write(readClock(date), format));
}

/** Formats one date; see `createDateFormat`. Returns an empty string for an invalid date. */
export function formatDate(date: Date, format: string, settings: DateSettings): string {
  return createDateFormat(settings)(date, format);
}

/** English only, as in WordPress. */
function ordinalSuffix(day: number): string {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

const DAY = 86_400_000;

function dayOfYear({ year, month, day }: WallTime): number {
  return (Date.UTC(year, month - 1, day) - Date.UTC(year, 0, 1)) / DAY;
}

/** A week belongs to the year that contains its Thursday. */
function isoWeek({ year, month, day, weekday }: WallTime): { year: number; week: number } {
  const thursday = new Date(Date.UTC(year, month - 1, day + 4 - (weekday || 7)));
  const weekYear = thursday.getUTCFullYear();
  return {
    year: weekYear,
    week: 1 + Math.floor((thursday.getTime() - Date.UTC(weekYear, 0, 1)) / (7 * DAY)),
  };
}

function formatOffset(offset: number, separator: string): string {
  const minutes = Math.abs(offset);
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${separator}${pad(minutes % 60)}`;
}
