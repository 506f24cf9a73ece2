import { toLocalText } from '../../shared/local-time';
import type { TimeZone } from '../../shared/local-time';

/** Start and end, both inclusive, in the store's time zone: `2026-11-20T00:00:00`. */
export interface DateRange {
  after: string;
  before: string;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Period names as in the URLs of reports. */
const RUNNING: Readonly<Record<string, Unit>> = {
  today: 'day',
  week: 'week',
  month: 'month',
  quarter: 'quarter',
  year: 'year',
};
const OVER: Readonly<Record<string, Unit>> = {
  yesterday: 'day',
  last_week: 'week',
  last_month: 'month',
  last_quarter: 'quarter',
  last_year: 'year',
};
const ROLLING: Readonly<Record<string, number>> = {
  last_7_days: 7,
  last_14_days: 14,
  last_30_days: 30,
  last_90_days: 90,
  last_365_days: 365,
};

export const PERIODS = [...Object.keys({ ...RUNNING, ...OVER, ...ROLLING }), 'custom'];
export const COMPARISONS = ['previous_period', 'previous_year'] as const;

export interface Period {
  name: string;
  compare: (typeof COMPARISONS)[number];
  /** First and last day of a custom period: `2026-11-01`. */
  after: string;
  before: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const END = '23:59:59';

/** First and last day in days since 1970, and the time of day at which the last one ends. */
interface Span {
  first: number;
  last: number;
  until: string;
}

/**
 * The dates of a period and of its comparison period, the same as on the report screen. A period that is still running
 * ends at the current minute, and its comparison period ends at the same point.
 * @param startOfWeek 0 is Sunday
 */
export function toRanges(
  { name, compare, after, before }: Period,
  { zone, now, startOfWeek }: { zone: TimeZone; now: number; startOfWeek: number },
): { present: DateRange; previous: DateRange } {
  const clock = toLocalText(zone, now);
  const today = toDay(clock.slice(0, 10));
  const until = `${clock.slice(11, 16)}:59`;
  const running = RUNNING[name];
  const over = OVER[name];
  if (running) {
    const step = compare === 'previous_year' ? 'year' : running;
    const [first, last] = [startOf(running, today, startOfWeek), today];
    const back = move(last, -1, step);
    // If the other month is shorter, it counts to its end.
    const isCut = !['day', 'week'].includes(step) && dayOfMonth(back) !== dayOfMonth(last);
    return write(
      { first, last, until },
      { first: move(first, -1, step), last: back, until: isCut ? END : until },
    );
  }
  if (over) {
    const first = move(startOf(over, today, startOfWeek), -1, over);
    const previous = move(first, -1, compare === 'previous_year' ? 'year' : over);
    return write(whole(first, over), whole(previous, over));
  }
  const days = ROLLING[name];
  const [from = today, to = today] =
    days === undefined ? [toDay(after), toDay(before)].toSorted((a, b) => a - b) : [today - days + 1, today];
  const back = (day: number) => (compare === 'previous_year' ? move(day, -1, 'year') : day - (to - from + 1));
  const end = days === undefined ? END : until;
  return write({ first: from, last: to, until: end }, { first: back(from), last: back(to), until: end });
}

const whole = (first: number, unit: Unit): Span => ({ first, last: move(first, 1, unit) - 1, until: END });

const write = (present: Span, previous: Span) => ({ present: toRange(present), previous: toRange(previous) });

const toRange = ({ first, last, until }: Span): DateRange => ({
  after: `${toText(first)}T00:00:00`,
  before: `${toText(last)}T${until}`,
});

const toDay = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;
const toDate = (day: number): Date => new Date(day * DAY_MS);
const toText = (day: number): string => toDate(day).toISOString().slice(0, 10);
const dayOfMonth = (day: number): number => toDate(day).getUTCDate();

function startOf(unit: Unit, day: number, startOfWeek: number): number {
  const date = toDate(day);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return day - ((date.getUTCDay() - startOfWeek + 7) % 7);
    case 'month':
      return Date.UTC(year, month, 1) / DAY_MS;
    case 'quarter':
      return Date.UTC(year, month - (month % 3), 1) / DAY_MS;
    case 'year':
      return Date.UTC(year, 0, 1) / DAY_MS;
  }
}

const MONTHS = { month: 1, quarter: 3, year: 12 };

/** The same day that many units away, or the last day of a shorter month. */
function move(day: number, count: number, unit: Unit): number {
  if (unit === 'day') return day + count;
  if (unit === 'week') return day + 7 * count;
  const date = toDate(day);
  const month = date.getUTCMonth() + count * MONTHS[unit];
  const last = new Date(Date.UTC(date.getUTCFullYear(), month + 1, 0)).getUTCDate();
  return Date.UTC(date.getUTCFullYear(), month, Math.min(date.getUTCDate(), last)) / DAY_MS;
}
