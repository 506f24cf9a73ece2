import { countUnits, readDay, type Unit } from './calendar';
import type { DateRange } from './period';

/** What a period is divided into for charts and tables. */
export type Interval = 'hour' | Unit;

const INTERVALS: readonly Interval[] = ['hour', 'day', 'week', 'month', 'quarter', 'year'];

const HOURS = 24;

/** More points than these cannot be told apart on a chart. */
const MOST_POINTS = 400;

/** What one answer of the API holds; a chart of so many is there at once. */
const EASY_POINTS = 100;

/**
 * The intervals that suit a period, the finest first: those that divide it into two points at least and into no more
 * than can be told apart.
 * @param startOfWeek 0 is Sunday
 */
export function getIntervals(range: DateRange, startOfWeek: number): Interval[] {
  const fitting = INTERVALS.filter((interval) => {
    const count = countIntervals(range, interval, startOfWeek);
    return count >= 2 && count <= MOST_POINTS;
  });
  // Centuries, which nobody has orders of.
  return fitting.length > 0 ? fitting : ['year'];
}

/**
 * The interval that is requested, if it suits the period. Otherwise hours for a single day, and for everything longer
 * the finest from days upwards that one answer holds.
 */
export function chooseInterval(
  range: DateRange,
  startOfWeek: number,
  requested: string | undefined,
): Interval {
  const fitting = getIntervals(range, startOfWeek);
  const isOneDay = countIntervals(range, 'day', startOfWeek) === 1;
  return (
    fitting.find((interval) => interval === requested) ??
    fitting.find(
      (interval) =>
        (isOneDay || interval !== 'hour') && countIntervals(range, interval, startOfWeek) <= EASY_POINTS,
    ) ??
    fitting.at(-1) ??
    'year'
  );
}

function countIntervals({ after, before }: DateRange, interval: Interval, startOfWeek: number): number {
  const [first, last] = [readDay(after.slice(0, 10)), readDay(before.slice(0, 10))];
  if (interval === 'hour') return (last - first + 1) * HOURS;
  return countUnits(first, last, interval, startOfWeek);
}
