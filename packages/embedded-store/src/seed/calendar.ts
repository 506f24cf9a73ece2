import { createPicker } from './random';
import type { Random } from './random';

export const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/** Age of the demo store in days: two years, so that every report has a previous year to compare with. */
export const OPEN_DAYS = 730;

/** Relative number of orders per month; 1 is an average month. */
const MONTHS = [0.86, 0.66, 0.84, 0.92, 0.96, 1, 0.94, 0.88, 1, 1.1, 1.45, 1.6];

/** Relative number of orders per weekday, starting on Sunday: more orders around the weekend. */
const WEEKDAYS = [1.22, 1.08, 0.95, 0.92, 0.98, 0.94, 0.91];

/** Relative number of orders per hour of the day, in the store's time zone. */
const HOURS = [3, 2, 1, 1, 1, 2, 4, 6, 8, 10, 11, 11, 12, 11, 10, 10, 10, 11, 13, 15, 17, 16, 11, 6];

/** Days with unusual demand; `month` counts from 1. */
const EVENTS: readonly {
  from: [month: number, day: number];
  to: [month: number, day: number];
  factor: number;
}[] = [
  { from: [6, 24], to: [7, 14], factor: 1.5 },
  { from: [11, 23], to: [11, 30], factor: 1.7 },
  { from: [12, 24], to: [12, 26], factor: 0.4 },
];

const pickHour = createPicker(HOURS.map((weight, hour) => [hour, weight]));

/** Minimum number of orders today, so that today's metrics are not empty; fewer in a tiny store. */
const AT_LEAST_TODAY = 4;

/** One order today per this many orders in total, up to `AT_LEAST_TODAY`. */
const FOR_EACH_TODAY = 10;

/** The times of `count` orders from the store's opening until now, in ascending order. */
export function planOrderTimes(random: Random, now: Date, count: number): Float64Array {
  const today = startOfDay(now.getTime());
  const days = Array.from({ length: OPEN_DAYS + 1 }, (_, index) => today - (OPEN_DAYS - index) * DAY_MS);
  const weights = days.map(
    (day, index) => getDayWeight(random, day, index / OPEN_DAYS) * partOf(day, now.getTime()),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const beforeToday = count - Math.min(AT_LEAST_TODAY, Math.floor(count / FOR_EACH_TODAY));
  const moments = new Float64Array(count);
  let weighed = 0;
  let planned = 0;
  days.forEach((day, index) => {
    weighed += weights[index] ?? 0;
    const isToday = index === days.length - 1;
    const until = isToday ? count : Math.min(Math.round((weighed / whole) * count), beforeToday);
    for (let place = planned; place < until; place += 1)
      moments[place] = momentOf(random, day, now.getTime());
    moments.subarray(planned, until).sort();
    planned = until;
  });
  return moments;
}

/**
 * Adds a delay in milliseconds. If the result is after `until`, takes a share of the available time.
 * @param share from 0 to 1.
 */
export function addDelay(
  from: number,
  { after, share, until }: { after: number; share: number; until: number },
): number {
  const moment = from + Math.floor(after);
  return moment <= until ? moment : from + Math.floor(share * Math.max(0, until - from));
}

export function startOfDay(moment: number): number {
  return moment - (moment % DAY_MS);
}

/** Relative number of orders on a day: growth over time, season, weekday, events and noise. */
function getDayWeight(random: Random, day: number, age: number): number {
  const date = new Date(day);
  const event = EVENTS.find(({ from, to }) => isWithin(date, from, to));
  const growth = 0.5 + 0.9 * age;
  const noise = 0.85 + 0.3 * random.next();
  return growth * season(date) * (WEEKDAYS[date.getUTCDay()] ?? 1) * (event?.factor ?? 1) * noise;
}

/** Interpolates between months: the 15th has exactly its month's value. */
function season(date: Date): number {
  const place = date.getUTCMonth() + (date.getUTCDate() - 15) / 30;
  const before = Math.floor(place);
  const of = (month: number) => MONTHS[(month + MONTHS.length) % MONTHS.length] ?? 1;
  return of(before) + (of(before + 1) - of(before)) * (place - before);
}

/** The part of a day's orders that have come in by now; 1 for past days. */
function partOf(day: number, now: number): number {
  if (now >= day + DAY_MS) return 1;
  const done = HOURS.slice(0, Math.floor((now - day) / HOUR_MS) + 1);
  return sum(done) / sum(HOURS);
}

function momentOf(random: Random, day: number, now: number): number {
  const moment = day + pickHour(random) * HOUR_MS + Math.floor(random.next() * 3600) * 1000;
  // A time in the future is moved to earlier today.
  return moment <= now ? moment : day + Math.floor(random.next() * (now - day));
}

function isWithin(
  date: Date,
  [fromMonth, fromDay]: [number, number],
  [toMonth, toDay]: [number, number],
): boolean {
  const place = (date.getUTCMonth() + 1) * 100 + date.getUTCDate();
  return place >= fromMonth * 100 + fromDay && place <= toMonth * 100 + toDay;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
