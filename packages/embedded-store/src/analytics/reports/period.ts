import type { StoreContext } from '../../context';
import { date } from '../../rest';
import { fromDate } from '../../shared/dates';
import { getTimeZone } from '../../site';
import { toLocalText } from '../../shared/local-time';
import type { TimeZone } from '../../shared/local-time';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Start and end, both inclusive, `YYYY-MM-DD HH:MM:SS` in the store's time zone. */
export interface Span {
  first: string;
  last: string;
}

export const periodArgs = { after: date(), before: date() };

export interface PeriodArgs {
  after?: string | undefined;
  before?: string | undefined;
}

/** The requested period; the last seven days by default. */
export function toPeriod({ db, clock }: StoreContext, { after, before }: PeriodArgs): Span {
  const zone = getTimeZone(db);
  const now = clock().getTime();
  return {
    first: after === undefined ? toLocalText(zone, now - WEEK_MS) : toLocal(zone, after),
    last: before === undefined ? toLocalText(zone, now) : toLocal(zone, before),
  };
}

/** The requested period; a missing bound stays open. */
export function toOpenPeriod({ db }: StoreContext, { after, before }: PeriodArgs): Span | undefined {
  if (after === undefined && before === undefined) return undefined;
  const zone = getTimeZone(db);
  return {
    first: after === undefined ? '0000-01-01 00:00:00' : toLocal(zone, after),
    last: before === undefined ? '9999-12-31 23:59:59' : toLocal(zone, before),
  };
}

/** Converts a date parameter to the store's local time. The time is taken literally, even one that clocks skip. */
function toLocal(zone: TimeZone, text: string): string {
  const iso = text.replace(' ', 'T');
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(iso.slice(10));
  return toLocalText(hasZone ? zone : 0, fromDate(hasZone ? zone : 0, iso));
}
