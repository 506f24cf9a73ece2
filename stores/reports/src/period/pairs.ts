import { countUnits, dayOfMonth, move, type Day } from './calendar';
import type { Interval } from './intervals';
import { getPeriodUnit, type PeriodChoice } from './period';

/** Start of an interval in the store's time zone: `2026-11-20 10:00:00`, or with a `T`. */
interface Started {
  readonly start: string;
}

/** An interval and its comparison; `undefined` if one of them is missing. */
export interface IntervalPair<T> {
  readonly present: T | undefined;
  readonly previous: T | undefined;
}

interface Pairing {
  readonly choice: PeriodChoice;
  readonly interval: Interval;
  /** 0 is Sunday. */
  readonly startOfWeek: number;
}

/** 52 weeks: the closest week of another year that starts on the same weekday. */
const WEEKS_OF_YEAR: Day = 364;
const DAY_MS = 86_400_000;
const MAX_DAYS_OF_MONTH = 31;
const HOURS = 24;

/**
 * Pairs the intervals of two periods by calendar position: the same day of the month, the same hour of the day.
 * February 29 has no counterpart in other years, nor does an hour that is skipped or repeated by a daylight saving
 * change.
 * @param present, previous in chronological order
 */
export function pairIntervals<T extends Started>(
  present: readonly T[],
  previous: readonly T[],
  pairing: Pairing,
): IntervalPair<T>[] {
  const pairs = new Map<number, IntervalPair<T>>();
  const positions = getPositions(present, previous, pairing);
  for (const [index, interval] of present.entries()) {
    pairs.set(positions.present[index] ?? index, { present: interval, previous: undefined });
  }
  for (const [index, interval] of previous.entries()) {
    const position = positions.previous[index] ?? index;
    pairs.set(position, { present: pairs.get(position)?.present, previous: interval });
  }
  return [...pairs].toSorted(([left], [right]) => left - right).map(([, pair]) => pair);
}

interface Positions {
  readonly present: readonly number[];
  readonly previous: readonly number[];
}

/**
 * Ascending numbers that are equal for paired intervals; `undefined` if a date is invalid, so that intervals are paired
 * by index.
 */
function getPositions(
  present: readonly Started[],
  previous: readonly Started[],
  { choice, interval, startOfWeek }: Pairing,
): Positions {
  const unit = getPeriodUnit(choice);
  // Hours of February 29 are compared with those of February 28.
  const isOneDay = isWithinOneDay(present) && isWithinOneDay(previous);
  const isYearApart = !isOneDay && (choice.compare === 'previous_year' || unit === 'year');
  const isByMonth = isYearApart || (!isOneDay && (unit === 'month' || unit === 'quarter'));

  const positionOf = (day: Day, origin: Day): number => {
    if (interval !== 'hour' && interval !== 'day') return countUnits(origin, day, interval, startOfWeek);
    if (!isByMonth) return day - origin;
    return countUnits(origin, day, 'month', startOfWeek) * MAX_DAYS_OF_MONTH + dayOfMonth(day);
  };
  const locate = (intervals: readonly Started[], origin: Day): number[] => {
    let last = Number.NEGATIVE_INFINITY;
    return intervals.map(({ start }) => {
      const position = positionOf(dayOf(start), origin);
      const found = interval === 'hour' ? position * HOURS + hourOf(start) : position;
      // A repeated hour gets a position between its first occurrence and the next hour.
      last = found <= last ? last + 0.5 : found;
      return last;
    });
  };

  const [first, previousFirst] = [dayOf(present[0]?.start), dayOf(previous[0]?.start)];
  const yearBefore = interval === 'week' ? first - WEEKS_OF_YEAR : move(first, -1, 'year');
  const positions = {
    present: locate(present, first),
    previous: locate(previous, isYearApart ? yearBefore : previousFirst),
  };
  const isReadable = [...positions.present, ...positions.previous].every(Number.isFinite);
  return isReadable ? positions : { present: [], previous: [] };
}

const isWithinOneDay = (intervals: readonly Started[]): boolean =>
  intervals.every(({ start }) => dayOf(start) === dayOf(intervals[0]?.start));

/** `NaN` for an invalid date. */
const dayOf = (start = ''): Day => Date.parse(`${start.slice(0, 10)}T00:00:00Z`) / DAY_MS;
const hourOf = (start: string): number => Number(start.slice(11, 13));
