import { createDateFormat } from '@admin/format';

type Part = 'day' | 'month' | 'year';

/** The letters of PHP date formats for day, month and year. */
const PARTS: Record<string, Part> = {
  d: 'day',
  j: 'day',
  F: 'month',
  M: 'month',
  m: 'month',
  n: 'month',
  Y: 'year',
  y: 'year',
};

const ISO_FORMAT = 'Y-m-d';
const ISO_DAY = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})\s*$/;
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

export interface DayTextFormat {
  /** Formats a day (`2026-11-20`) in the store's format. */
  write(day: string): string;
  /** Parses a day in the store's format or as `2026-11-20`; `undefined` if it is invalid. */
  read(text: string): string | undefined;
}

/**
 * Creates a formatter and parser for days in the store's format. Formats without day, month or year cannot be
 * parsed, so ISO 8601 is used instead.
 */
export function createDayTextFormat(dateFormat: string, locale: string): DayTextFormat {
  const order = getPartOrder(dateFormat);
  const hasAllParts = new Set(order).size === order.length && order.length === 3;
  const format = hasAllParts ? dateFormat : ISO_FORMAT;
  const write = createDateFormat({ timeZone: 'UTC', locale });
  const monthOf = createMonthParser((date, month) => write(date, month));
  const isWeekdayLast = /[FM].*[Dl]/.test(getLetters(dateFormat).join(''));
  return {
    write: (day) => write(toMidnight(day), format),
    read(text) {
      const iso = ISO_DAY.exec(text)?.slice(1);
      if (iso) return toDay(Number(iso[0]), Number(iso[1]), Number(iso[2]));
      const parts: readonly Part[] = hasAllParts ? order : ['year', 'month', 'day'];
      return parseParts(text, parts, monthOf, isWeekdayLast);
    },
  };
}

const toMidnight = (day: string) => new Date(`${day}T00:00:00Z`);

const getLetters = (dateFormat: string): string[] => dateFormat.replace(/\\./g, '').match(/[a-z]/gi) ?? [];

const getPartOrder = (dateFormat: string): Part[] =>
  getLetters(dateFormat).flatMap((letter) => PARTS[letter] ?? []);

/** Numbers in the order of the format, and month names anywhere. Other words are ignored. */
function parseParts(
  text: string,
  order: readonly Part[],
  monthOf: (word: string) => number | undefined,
  isWeekdayLast: boolean,
) {
  const words = text.match(/\p{L}[\p{L}\p{M}.]*|\d+/gu) ?? [];
  const numbers = words.filter((word) => /^\d/.test(word)).map(Number);
  // A weekday may be named like a month: Spanish `mar` is Tuesday and March.
  const months = words.map(monthOf).filter((month) => month !== undefined);
  const named = months.at(isWeekdayLast ? 0 : -1);
  const expected = named === undefined ? order : order.filter((part) => part !== 'month');
  if (numbers.length !== expected.length) return undefined;
  const valueOf = (part: Part) => numbers[expected.indexOf(part)] ?? 0;
  const year = valueOf('year');
  return toDay(year < 100 ? 2000 + year : year, named ?? valueOf('month'), valueOf('day'));
}

/** `2026-11-20`, if the day exists. */
function toDay(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isValidDate =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1000 && year < 10_000;
  return isValidDate ? date.toISOString().slice(0, 10) : undefined;
}

/** Finds a month by its long or short name, in any grammatical form. */
function createMonthParser(write: (date: Date, format: string) => string) {
  const names = new Map<string, number>();
  for (const month of MONTHS) {
    const first = new Date(Date.UTC(2023, month - 1, 1));
    for (const format of ['F', 'M', 'j F', 'j M']) {
      const name = normalizeWord(write(first, format).replace(/^1 /, ''));
      // If month names are numbers, they are parsed as numbers.
      if (/^\p{L}/u.test(name)) names.set(name, month);
    }
  }
  return (word: string) => names.get(normalizeWord(word));
}

const normalizeWord = (word: string) => word.toLocaleLowerCase().replace(/\.$/, '');
