import { fromLocalText, toLocalText } from './local-time';
import type { TimeZone } from './local-time';

/** A moment as the contract's `date_…` members show it: what the shop's clocks showed, without a zone. */
export function toSiteDate(zone: TimeZone, moment: number | null): string | null {
  return moment === null ? null : toLocalText(zone, moment).replace(' ', 'T');
}

/** The same for `date_…_gmt`. */
export function toGmtDate(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString().slice(0, 19);
}

/** When that was: dates that name no zone are the shop's. Takes what the `date()` parameter lets through. */
export function fromDate(zone: TimeZone, date: string): number {
  const iso = date.replace(' ', 'T');
  if (/(Z|[+-]\d\d:?\d\d)$/.test(iso.slice(10))) return Date.parse(iso);
  return fromLocalText(zone, iso.length === 10 ? `${iso}T00:00:00` : iso);
}

export function fromGmtDate(date: string): number {
  return fromDate(0, date);
}
