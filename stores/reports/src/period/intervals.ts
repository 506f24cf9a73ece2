import { countUnits, readDay, type Unit } from './calendar';
import type { DateRange } from './period';

/** Intervals of charts and tables. */
export type Interval = 'hour' | Unit;

const INTERVALS: readonly Interval[] = ['hour', 'day', 'week', 'month', 'quarter', 'year'];

const HOURS = 24;

/** More points cannot be distinguished on a chart. */
const MAX_POINTS = 400;

/** The API's page size; a chart of this many points needs one request. */
const EASY_POINTS = 100;

/**
 * The intervals that suit a period, shortest first: at least two points, and not more than a chart can show.
 * @param startOfWeek 0 is Sunday
 */
export function getIntervals(range: DateRange, startOfWeek: number): Interval[] {
  const fitting = INTERVALS.filter((interval) => {
    const count = countIntervals(range, interval, startOfWeek);
    return count >= 2 && count <= MAX_POINTS;
  });
  // Periods of centuries, which do not occur in practice.
  return fitting.length > 0 ? fitting : ['year'];
}

/**
 * The requested interval if it suits the period. Otherwise hours for a single day, and for longer periods the shortest
 * interval, from days up, that fits in one response.
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
