import { fromLocalText, toLocalText } from '../../shared/local-time';
import type { TimeZone } from '../../shared/local-time';

export const FREQUENCIES = ['daily', 'weekly', 'monthly'] as const;

/** When a delivery is sent, in the store's time zone. */
export interface Schedule {
  frequency: (typeof FREQUENCIES)[number];
  /** 0 is Sunday; only used for weekly schedules. */
  weekday: number;
  /** 1 to 31; only used for monthly schedules. In shorter months, the last day. */
  monthDay: number;
  /** `08:30` */
  time: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** No schedule waits longer than the longest month plus one day for a change of time zone. */
const MAX_DAYS = 33;

/**
 * The first time after a moment at which a schedule is due, in milliseconds since 1970. If clocks repeat an hour, the
 * first one counts; a time that clocks skip moves later by the length of the skip. So each day has its time exactly
 * once.
 */
export function getNextTime(schedule: Schedule, zone: TimeZone, moment: number): number {
  const today = Date.parse(`${toLocalText(zone, moment).slice(0, 10)}T00:00:00Z`);
  for (let days = 0; days <= MAX_DAYS; days += 1) {
    const day = new Date(today + days * DAY_MS);
    if (!isDay(schedule, day)) continue;
    const next = fromLocalText(zone, `${day.toISOString().slice(0, 10)}T${schedule.time}:00`);
    if (next > moment) return next;
  }
  throw new RangeError(`${schedule.frequency} at ${schedule.time} never comes.`);
}

function isDay({ frequency, weekday, monthDay }: Schedule, day: Date): boolean {
  switch (frequency) {
    case 'daily':
      return true;
    case 'weekly':
      return day.getUTCDay() === weekday;
    case 'monthly': {
      const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
      return day.getUTCDate() === Math.min(monthDay, last);
    }
  }
}
