import { createWallTimeReader } from '@admin/format';
import {
  dayOfMonth,
  hasFixedLength,
  move,
  readDay,
  startOf,
  toDay,
  toIsoDate,
  type Day,
  type Unit,
} from './calendar';

/** Start and end, both inclusive, in the store's time zone: `2026-11-20T00:00:00`. */
export interface DateRange {
  readonly after: string;
  readonly before: string;
}

/** Defines where days and weeks start. */
export interface StoreCalendar {
  /** The site's time zone: a name or an offset. */
  readonly timeZone: string;
  /** 0 is Sunday. */
  readonly startOfWeek: number;
}

export type Comparison = 'previous_period' | 'previous_year';

/** A period as in URLs, and what it is compared with. */
export type PeriodChoice =
  | { readonly period: PresetName; readonly compare: Comparison }
  | {
      readonly period: 'custom';
      readonly compare: Comparison;
      /** First and last day: `2026-11-01`. */
      readonly after: string;
      readonly before: string;
    };

export type ComparedPeriod = PeriodChoice & {
  /** Compares the current period with full days, instead of the days before up to the same time. */
  readonly comparesFullDays?: boolean;
};

type Preset =
  | { readonly kind: 'toDate'; readonly unit: Unit }
  | { readonly kind: 'last'; readonly unit: Unit }
  | { readonly kind: 'rolling'; readonly days: number };

const toDate = (unit: Unit): Preset => ({ kind: 'toDate', unit });
const last = (unit: Unit): Preset => ({ kind: 'last', unit });
const rolling = (days: number): Preset => ({ kind: 'rolling', days });

const PRESETS = {
  today: toDate('day'),
  yesterday: last('day'),
  week: toDate('week'),
  last_week: last('week'),
  month: toDate('month'),
  last_month: last('month'),
  quarter: toDate('quarter'),
  last_quarter: last('quarter'),
  year: toDate('year'),
  last_year: last('year'),
  last_7_days: rolling(7),
  last_14_days: rolling(14),
  last_30_days: rolling(30),
  last_90_days: rolling(90),
  last_365_days: rolling(365),
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;

export const isPreset = (name: string | undefined): name is PresetName =>
  name !== undefined && Object.hasOwn(PRESETS, name);

/** The calendar unit of a period; `undefined` for a number of days. */
export function getPeriodUnit({ period }: PeriodChoice): Unit | undefined {
  if (period === 'custom') return undefined;
  const preset: Preset = PRESETS[period];
  return preset.kind === 'rolling' ? undefined : preset.unit;
}

/** Days, with the end time of the last one. */
interface Span {
  readonly first: Day;
  readonly last: Day;
  readonly until: string;
}

const END_OF_DAY = '23:59:59';

/**
 * The dates of a period and of its comparison period. A period in progress ends at the current minute, and its
 * comparison period at the same point, so that a partial day is not compared with a full one, unless full days are
 * chosen. Past periods are compared as a whole, whatever their length.
 * @throws RangeError when a custom period has no such days
 */
export function getDateRanges(
  choice: ComparedPeriod,
  now: Date,
  calendar: StoreCalendar,
): { present: DateRange; previous: DateRange } {
  const { present, previous } = findRanges(choice, now, calendar);
  return { present, previous: choice.comparesFullDays ? toFullDays(previous) : previous };
}

/** Whether a range includes the whole last day. */
export const endsWithDay = ({ before }: DateRange): boolean => before.endsWith(END_OF_DAY);

const toFullDays = ({ after, before }: DateRange): DateRange => ({
  after,
  before: `${before.slice(0, 10)}T${END_OF_DAY}`,
});

function findRanges(choice: PeriodChoice, now: Date, { timeZone, startOfWeek }: StoreCalendar) {
  const clock = createWallTimeReader(timeZone)(now);
  const today = toDay(clock.year, clock.month, clock.day);
  const until = `${twoDigits(clock.hour)}:${twoDigits(clock.minute)}:59`;

  if (choice.period === 'custom') {
    const [first = 0, end = 0] = [readDay(choice.after), readDay(choice.before)].toSorted((a, b) => a - b);
    return compareDays({ first, last: end, until: END_OF_DAY }, choice.compare);
  }
  const preset: Preset = PRESETS[choice.period];
  if (preset.kind === 'rolling') {
    return compareDays({ first: today - preset.days + 1, last: today, until }, choice.compare);
  }
  const { kind, unit } = preset;
  const start = startOf(unit, today, startOfWeek);
  return kind === 'toDate'
    ? compareInProgress({ first: start, last: today, until }, unit, choice.compare)
    : compareCompleted(move(start, -1, unit), unit, choice.compare);
}

/** Compares a custom number of days with the same number of days before. */
function compareDays(present: Span, compare: Comparison) {
  const length = present.last - present.first + 1;
  const back = (day: Day) => (compare === 'previous_year' ? move(day, -1, 'year') : day - length);
  return write(present, { ...present, first: back(present.first), last: back(present.last) });
}

function compareInProgress(present: Span, unit: Unit, compare: Comparison) {
  const step = compare === 'previous_year' ? 'year' : unit;
  const lastDay = move(present.last, -1, step);
  // If the other month is too short, it is included up to its end.
  const isCut = !hasFixedLength(step) && dayOfMonth(present.last) !== dayOfMonth(lastDay);
  const until = isCut ? END_OF_DAY : present.until;
  return write(present, { first: move(present.first, -1, step), last: lastDay, until });
}

function compareCompleted(first: Day, unit: Unit, compare: Comparison) {
  const previous = move(first, -1, compare === 'previous_year' ? 'year' : unit);
  return write(fullUnit(first, unit), fullUnit(previous, unit));
}

const fullUnit = (first: Day, unit: Unit): Span => ({
  first,
  last: move(first, 1, unit) - 1,
  until: END_OF_DAY,
});

const write = (present: Span, previous: Span) => ({
  present: toDateRange(present),
  previous: toDateRange(previous),
});

const toDateRange = ({ first, last, until }: Span): DateRange => ({
  after: `${toIsoDate(first)}T00:00:00`,
  before: `${toIsoDate(last)}T${until}`,
});

const twoDigits = (value: number): string => String(value).padStart(2, '0');
