import { createWallTimeReader } from '@admin/format';

/*
 * Days on the shop's calendar (`2026-11-20`) and the moments at which they begin and end there. Moments are as the API
 * has them in members that end in `_gmt`: `2026-11-20T08:00:00`, without a zone.
 */

const DAY = 86_400_000;
const MINUTE = 60_000;
const SECOND = 1000;

export interface ShopDays {
  /** The day of a moment; '' for what is none. */
  dayOf(gmt: string | null): string;
  /** What the clock says then, `09:30:00`; '' for what is no moment. */
  timeOf(gmt: string | null): string;
  /** The first moment of a day; `null` for what is no day. */
  startOf(day: string): string | null;
  /** The last second of a day; `null` for what is no day. */
  endOf(day: string): string | null;
  /** The moment a clock of the shop shows; `null` for what is no day. @param time `09:30` or `09:30:00` */
  at(day: string, time: string): string | null;
}

/** @param timeZone the site's: a name (`Europe/Berlin`) or an offset (`+02:00`) */
export function createShopDays(timeZone: string): ShopDays {
  const readClock = createWallTimeReader(timeZone);
  const writeWall = (milliseconds: number) =>
    new Date(milliseconds + readClock(new Date(milliseconds)).offset * MINUTE).toISOString();

  /** An hour that is skipped counts as the one after it, one that comes twice as the first. */
  const toMoment = (wall: number): number => {
    // No zone changes its offset twice within a day.
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

/** Milliseconds since 1970; nothing for what is no moment. */
export function readGmt(gmt: string | null): number | undefined {
  const moment = Date.parse(`${gmt ?? ''}Z`);
  return Number.isNaN(moment) ? undefined : moment;
}

export const toGmt = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 19);

/** The midnight at its beginning in Greenwich; an impossible day is none. */
function readDay(day: string): number | undefined {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(`${day}T`)
    ? midnight
    : undefined;
}
