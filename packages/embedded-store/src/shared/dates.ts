import { fromLocalText, toLocalText } from './local-time';
import type { TimeZone } from './local-time';

/** A time in the format of the contract's `date_…` members: in the store's time zone, without an offset. */
export function toSiteDate(zone: TimeZone, moment: number | null): string | null {
  return moment === null ? null : toLocalText(zone, moment).replace(' ', 'T');
}

/** The same for `date_…_gmt`, in UTC. */
export function toGmtDate(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString().slice(0, 19);
}

/**
 * Parses a date that `date()` accepts, as milliseconds since 1970. Dates without an offset are in the store's time
 * zone.
 */
export function fromDate(zone: TimeZone, date: string): number {
  const iso = date.replace(' ', 'T');
  if (/(Z|[+-]\d\d:?\d\d)$/.test(iso.slice(10))) return Date.parse(iso);
  return fromLocalText(zone, iso.length === 10 ? `${iso}T00:00:00` : iso);
}

export function fromGmtDate(date: string): number {
  return fromDate(0, date);
}
