import { __, sprintf } from '@wordpress/i18n';
import { createDateFormat, formatDayRange, getIntervalFormats } from '@admin/format';
import { getHost } from '@admin/host';
import { endsWithDay, type DateRange, type Interval, type ReportInterval } from '@admin/store-reports';

/** Date and time in the store's time zone, as in rows and intervals: `2026-11-20 10:00:00`, also with a `T`. */
const WALL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?/;

/** Returns a formatter for dates in the store's time zone, which contain no offset; see `ReportContext`. */
export function createWallDateFormat(): (text: string, format?: string) => string {
  const { dateFormat, locale } = getHost().settings;
  // Parsing as UTC and formatting as UTC keeps the local time.
  const write = createDateFormat({ timeZone: '+00:00', locale: locale.userLocale });
  return (text, format = dateFormat) => {
    const [, day, time = '00:00'] = WALL_TIME.exec(text) ?? [];
    return day ? write(new Date(`${day}T${time}Z`), format) : '';
  };
}

export type WallDate = ReturnType<typeof createWallDateFormat>;

/** Formats a range: `November 1, 2026 – November 20, 2026`, or a single day. */
export function formatRange({ after, before }: DateRange, date: WallDate): string {
  const [first, last] = [date(after), date(before)];
  if (first === last) return first;
  return sprintf(
    /* translators: 1: first day, 2: last day of a period */
    __('%1$s – %2$s', 'store-admin'),
    first,
    last,
  );
}

/**
 * Formats a range: `Nov 1 - 20, 2026`; includes the time if the last day is incomplete: `Nov 25, 2026, until 4:32 PM`.
 */
export function formatDays(range: DateRange): string {
  const { timeFormat, settings } = getHost();
  const { after, before } = range;
  const days = formatDayRange(after.slice(0, 10), before.slice(0, 10), settings.locale.userLocale);
  if (endsWithDay(range)) return days;
  return sprintf(
    /* translators: 1: a day, or first and last day of a period, 2: a time of day */
    __('%1$s, until %2$s', 'store-admin'),
    days,
    createWallDateFormat()(before, timeFormat),
  );
}

interface IntervalName {
  /** Short, for the axis. */
  readonly label: string;
  /** Full, for reading. */
  readonly title: string;
}

/** Returns the names of an interval. */
export function formatInterval(
  { start, end }: Pick<ReportInterval, 'start' | 'end'>,
  interval: Interval,
  date: WallDate,
): IntervalName {
  if (interval === 'quarter') return { label: formatQuarter(start, date), title: formatQuarter(start, date) };
  const { timeFormat, settings } = getHost();
  const formats = getIntervalFormats(interval, { dateFormat: settings.dateFormat, timeFormat });
  const label = date(start, formats.label);
  if (interval === 'week') return { label, title: formatRange({ after: start, before: end }, date) };
  return { label, title: date(start, formats.title) };
}

const formatQuarter = (start: string, date: WallDate): string =>
  sprintf(
    /* translators: 1: number of a quarter, 2: year */
    __('Q%1$s %2$s', 'store-admin'),
    String(Math.ceil(Number(date(start, 'n')) / 3)),
    date(start, 'Y'),
  );
