import moment from 'moment';
import { formatDate } from '@admin/format';
import { getHost } from '@admin/host';

/** The functions of `wp.date` that dashboard extensions use. */

/** A time zone name, an offset (`+02:00`) or one in hours; `true` is UTC. */
type Zone = string | number | true | undefined;

const ENGLISH = 'en-US';

/** Formats a date with a PHP format, in the browser's time zone and in English. */
export const format = (pattern: string, value?: moment.MomentInput): string =>
  write(pattern, value, Intl.DateTimeFormat().resolvedOptions().timeZone, ENGLISH);

/** Formats a date in the store's time zone or the given one, in English. */
export const date = (pattern: string, value?: moment.MomentInput, zone?: Zone): string =>
  write(pattern, value, zone, ENGLISH);

/** Formats a date in the store's time zone or the given one, in the user's language. */
export const dateI18n = (pattern: string, value?: moment.MomentInput, zone?: Zone): string =>
  write(pattern, value, zone, getHost().settings.locale.userLocale);

export const gmdate = (pattern: string, value?: moment.MomentInput): string => date(pattern, value, true);

export const gmdateI18n = (pattern: string, value?: moment.MomentInput): string =>
  dateI18n(pattern, value, true);

export const getDate = (value?: moment.MomentInput): Date => moment(value).toDate();

export const isInTheFuture = (value: moment.MomentInput): boolean => moment(value).isAfter(moment());

/** Returns the store's date formats and time zone. */
export function getSettings() {
  const { dateFormat, timeZone, locale } = getHost().settings;
  return {
    l10n: { locale: locale.userLocale },
    formats: { date: dateFormat },
    timezone: { string: timeZone },
  };
}

function write(pattern: string, value: moment.MomentInput, zone: Zone, locale: string): string {
  return formatDate(moment(value).toDate(), pattern, { timeZone: toTimeZone(zone), locale });
}

function toTimeZone(zone: Zone): string {
  if (zone === true) return 'UTC';
  if (typeof zone === 'number') return moment().utcOffset(zone).format('Z');
  return zone || getHost().settings.timeZone;
}
