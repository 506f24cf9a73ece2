import { createWallTimeReader } from './wall-time';

/* Days in the store's time zone (`2026-11-20`) and the times at which they begin and end. Times are in the API's
   format for fields that end in `_gmt`: `2026-11-20T08:00:00`, without an offset. */

const DAY = 86_400_000;
const MINUTE = 60_000;
const SECOND = 1000;

export interface StoreDays {
  /** The day of a time; '' if invalid. */
  dayOf(gmt: string | null): string;
  /** The local time, `09:30:00`; '' if invalid. */
  timeOf(gmt: string | null): string;
  /** The first second of a day; `null` if invalid. */
  startOf(day: string): string | null;
  /** The last second of a day; `null` if invalid. */
  endOf(day: string): string | null;
  /** The time for a local day and time; `null` if invalid. @param time `09:30` or `09:30:00` */
  at(day: string, time: string): string | null;
}

/** @param timeZone the site's: a name (`Europe/Berlin`) or an offset (`+02:00`) */
export function createStoreDays(timeZone: string): StoreDays {
  const readClock = createWallTimeReader(timeZone);
  const writeWall = (milliseconds: number) =>
    new Date(milliseconds + readClock(new Date(milliseconds)).offset * MINUTE).toISOString();

  /** A skipped hour counts as the following one, a repeated hour as its first occurrence. */
  const toMoment = (wall: number): number => {
    // No time zone changes its offset twice within a day.
    const offsets = [wall - DAY, wall + DAY].map((near) => readClock(new Date(near)).offset * MINUTE);
    const moments = offsets.map((offset) => wall - offset).sort((a, b) => a - b);
    const shown = moments.find((moment) => Date.parse(writeWall(moment)) === wall);
    return shown ?? Math.max(...moments);
  };

  const startOf = (day: string): number | undefined => {
    const wall = readDay(day);
    return wall === undefined ? undefined : toMoment(wall);
  };

  return {
    dayOf(gmt) {
      const moment = readGmt(gmt);
      return moment === undefined ? '' : writeWall(moment).slice(0, 10);
    },
    timeOf(gmt) {
      const moment = readGmt(gmt);
      return moment === undefined ? '' : writeWall(moment).slice(11, 19);
    },
    startOf(day) {
      const start = startOf(day);
      return start === undefined ? null : toGmt(start);
    },
    endOf(day) {
      const wall = readDay(day);
      return wall === undefined ? null : toGmt(toMoment(wall + DAY) - SECOND);
    },
    at(day, time) {
      const wall = readDay(day) === undefined ? Number.NaN : Date.parse(`${day}T${time}Z`);
      return Number.isNaN(wall) ? null : toGmt(toMoment(wall));
    },
  };
}

/** Milliseconds since 1970; `undefined` if invalid. */
export function readGmt(gmt: string | null): number | undefined {
  const moment = Date.parse(`${gmt ?? ''}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

export const toGmt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19);

/** Returns the start of the day in UTC; `undefined` for an impossible day. */
function readDay(day: string): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${day}T`)
    ? midnight
    : undefined;
}
