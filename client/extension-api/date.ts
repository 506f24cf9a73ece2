import { __ } from '@wordpress/i18n';
import moment, { type Moment } from 'moment';
import { createWallTimeReader, formatDayRange } from '@admin/format';
import { getHost } from '@admin/host';
import {
  chooseInterval,
  getDateRanges,
  getIntervals,
  listComparisons,
  listPresets,
  getPeriodName,
  readPeriod,
  type AddressQuery,
  type Comparison,
  type DateRange,
  type Interval,
  type PeriodChoice,
  type PresetName,
} from '@admin/store-reports';

export const isoDateFormat = 'YYYY-MM-DD';
export const defaultDateTimeFormat = 'YYYY-MM-DDTHH:mm:ss';
export const defaultTableDateFormat = 'm/d/Y';

/**
 * Charts of more days than this mark weeks, and of more weeks than the next one months (extension surface, section
 * 3.5).
 */
export const dayTicksThreshold = 63;
export const weekTicksThreshold = 9;

/** Used if neither the URL nor the caller sets a range. */
const DEFAULT_RANGE = 'period=month&compare=previous_year';

/** Only calendar ranges are part of the contract; the dashboard also offers ranges such as the last 30 days. */
export const presetValues: { value: PresetName | 'custom'; label: string }[] = [
  ...listPresets().filter(({ value }) => !/^last_\d/.test(value)),
  { value: 'custom', label: getPeriodName('custom') },
];

export const periods: { value: Comparison; label: string }[] = [...listComparisons()];

export const dateValidationMessages = {
  invalid: __('Invalid date', 'store-admin'),
  future: __('Select a date in the past', 'store-admin'),
  startAfterEnd: __('Start date must be before end date', 'store-admin'),
  endBeforeStart: __('End date must be after start date', 'store-admin'),
};

const TIMES = { start: 'T00:00:00', end: 'T23:59:59' } as const;

/** Returns the date for the API, with the time at which the day starts or ends, or the current time. */
export const appendTimestamp = (date: Moment, timeOfDay: 'start' | 'now' | 'end'): string =>
  timeOfDay === 'now'
    ? date.format(isoDateFormat) + getStoreTimeZoneMoment().format('THH:mm:00')
    : date.format(isoDateFormat) + TIMES[timeOfDay];

/**
 * Returns a valid Moment.js object unchanged, and parses text in the format or as an ISO date; `null` if it is invalid.
 */
export function toMoment(format: string, text: unknown): Moment | null {
  if (moment.isMoment(text)) return text.isValid() ? text : null;
  if (typeof text !== 'string') throw new Error('A date is a text or a moment.');
  const date = moment(text, [isoDateFormat, format], true);
  return date.isValid() ? date : null;
}

/** Formats a date range without repeated parts: `Nov 1 - 22, 2026`. */
export const getRangeLabel = (after: Moment, before: Moment): string =>
  formatDayRange(
    after.format(isoDateFormat),
    before.format(isoDateFormat),
    getHost().settings.locale.userLocale,
  );

/** Returns the current time, in the store's time zone. */
export function getStoreTimeZoneMoment(): Moment {
  const { offset } = createWallTimeReader(getHost().settings.timeZone)(new Date());
  return moment().utcOffset(offset);
}

interface Period {
  readonly primaryStart: Moment;
  readonly primaryEnd: Moment;
  readonly secondaryStart: Moment;
  readonly secondaryEnd: Moment;
}

type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** Returns the last complete day, week and so on, with the range that it is compared with. */
export const getLastPeriod = (unit: Unit, compare: Comparison): Period =>
  toPeriod({ period: unit === 'day' ? 'yesterday' : `last_${unit}`, compare });

/** Returns the current day, week and so on, up to now. */
export const getCurrentPeriod = (unit: Unit, compare: Comparison): Period =>
  toPeriod({ period: unit === 'day' ? 'today' : unit, compare });

function toPeriod(choice: PeriodChoice): Period {
  const { present, previous } = rangesOf(choice);
  return {
    primaryStart: moment(present.after),
    primaryEnd: moment(present.before),
    secondaryStart: moment(previous.after),
    secondaryEnd: moment(previous.before),
  };
}

function rangesOf(choice: PeriodChoice): { present: DateRange; previous: DateRange } {
  const { settings, startOfWeek } = getHost();
  return getDateRanges(choice, new Date(), { timeZone: settings.timeZone, startOfWeek });
}

interface DateParams {
  readonly period: PresetName | 'custom';
  readonly compare: Comparison;
  readonly after: Moment | null;
  readonly before: Moment | null;
}

/** Returns the period in the URL, or that of the store's settings. */
export function getDateParamsFromQuery(
  query: AddressQuery,
  defaultRange: string = DEFAULT_RANGE,
): DateParams {
  const choice = readPeriod(query, defaultRange);
  const isCustom = choice.period === 'custom';
  return {
    period: choice.period,
    compare: choice.compare,
    after: isCustom ? moment(choice.after) : null,
    before: isCustom ? moment(choice.before) : null,
  };
}

interface NamedDates {
  readonly label: string;
  readonly range: string;
  readonly after: Moment;
  readonly before: Moment;
}

/** Returns the dates of the period in the URL and of its comparison. */
export function getCurrentDates(
  query: AddressQuery,
  defaultRange: string = DEFAULT_RANGE,
): { primary: NamedDates; secondary: NamedDates } {
  const choice = readPeriod(query, defaultRange);
  const { present, previous } = rangesOf(choice);
  return {
    primary: toNamedDates(present, presetValues, choice.period),
    secondary: toNamedDates(previous, periods, choice.compare),
  };
}

function toNamedDates(
  range: DateRange,
  names: readonly { value: string; label: string }[],
  value: string,
): NamedDates {
  const [after, before] = [moment(range.after), moment(range.before)];
  const label = names.find((name) => name.value === value)?.label ?? '';
  return { label, range: getRangeLabel(after, before), after, before };
}

export const isLeapYear = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Whether the years of the two dates, or those between, include a leap year; false for invalid dates. */
export function containsLeapYear(first: string, last: string): boolean {
  const [from, to] = [new Date(first).getFullYear(), new Date(last).getFullYear()];
  if (Number.isNaN(from) || Number.isNaN(to)) return false;
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index).some(isLeapYear);
}

/** Returns the whole days between two dates; never negative. */
export const getDateDifferenceInDays = (date: moment.MomentInput, other: moment.MomentInput): number =>
  Math.abs(moment(date).startOf('day').diff(moment(other).startOf('day'), 'days'));

/** Returns the date that `date` is compared with: one year earlier, or shifted by the distance of both starts. */
export function getPreviousDate(
  date: moment.MomentInput,
  start: moment.MomentInput,
  otherStart: moment.MomentInput,
  compare: Comparison = 'previous_year',
  interval: Interval = 'day',
): Moment {
  const present = moment(date);
  if (compare === 'previous_year') return present.clone().subtract(1, 'years');
  return present.clone().subtract(moment(start).diff(moment(otherStart), interval), interval);
}

/** Returns the intervals into which a period may be divided. */
export const getAllowedIntervalsForQuery = (
  query: AddressQuery,
  defaultRange: string = DEFAULT_RANGE,
): Interval[] => getIntervals(rangesOf(readPeriod(query, defaultRange)).present, getHost().startOfWeek);

/** Returns the interval of the URL if it is allowed, else the default. */
export const getIntervalForQuery = (query: AddressQuery, defaultRange: string = DEFAULT_RANGE): Interval =>
  chooseInterval(rangesOf(readPeriod(query, defaultRange)).present, getHost().startOfWeek, query['interval']);

export const getChartTypeForQuery = ({ chartType }: AddressQuery): 'line' | 'bar' =>
  chartType === 'bar' ? 'bar' : 'line';

interface ChartFormats {
  readonly screenReaderFormat: string;
  readonly tooltipLabelFormat: string;
  readonly xFormat: string;
  readonly x2Format: string;
  readonly tableFormat: string;
}

/** Returns the chart's date formats as d3 directives. */
export function getDateFormatsForIntervalD3(interval: Interval, ticks = 0): ChartFormats {
  const day = '%B %-d, %Y';
  const base = { screenReaderFormat: day, tooltipLabelFormat: day, tableFormat: defaultTableDateFormat };
  switch (interval) {
    case 'hour':
      return {
        ...base,
        screenReaderFormat: '%_I%p %B %-d, %Y',
        tooltipLabelFormat: '%_I%p %b %-d, %Y',
        xFormat: '%_I%p',
        x2Format: '%b %-d, %Y',
        tableFormat: 'h A',
      };
    case 'week':
      return {
        ...base,
        xFormat: ticks < weekTicksThreshold ? '%-d' : '%b',
        x2Format: ticks < weekTicksThreshold ? '%b %Y' : '%Y',
        tooltipLabelFormat: __('Week of', 'store-admin') + ' %B %-d, %Y',
      };
    case 'quarter':
    case 'month':
      return {
        ...base,
        screenReaderFormat: '%B %Y',
        tooltipLabelFormat: '%B %Y',
        xFormat: '%b %y',
        x2Format: '',
      };
    case 'year':
      return { ...base, screenReaderFormat: '%Y', tooltipLabelFormat: '%Y', xFormat: '%Y', x2Format: '%Y' };
    case 'day':
      return {
        ...base,
        xFormat: ticks < dayTicksThreshold ? '%-d' : '%b',
        x2Format: ticks < dayTicksThreshold ? '%b %Y' : '%Y',
      };
  }
}

const PHP: Readonly<Record<string, string>> = {
  '%B': 'F',
  '%b': 'M',
  '%-d': 'j',
  '%Y': 'Y',
  '%y': 'y',
  '%_I': 'g',
  '%p': 'A',
};

/** Returns the chart's date formats as PHP date formats. */
export function getDateFormatsForIntervalPhp(interval: Interval, ticks = 0): ChartFormats {
  const { tableFormat, ...formats } = getDateFormatsForIntervalD3(interval, ticks);
  const translate = (format: string) =>
    format
      .split(/(%[-_]?[a-zA-Z])/)
      .map((part) => PHP[part] ?? part.replaceAll(/[a-zA-Z]/g, String.raw`\$&`))
      .join('');
  return {
    screenReaderFormat: translate(formats.screenReaderFormat),
    tooltipLabelFormat: translate(formats.tooltipLabelFormat),
    xFormat: translate(formats.xFormat),
    x2Format: translate(formats.x2Format),
    tableFormat,
  };
}

export const getDateFormatsForInterval = (
  interval: Interval,
  ticks = 0,
  { type = 'd3' }: { type?: 'd3' | 'php' } = {},
): ChartFormats =>
  type === 'php'
    ? getDateFormatsForIntervalPhp(interval, ticks)
    : getDateFormatsForIntervalD3(interval, ticks);

/** Sets the user's locale for dates, with the weekday names that the page provides. */
export function loadLocaleData({
  userLocale,
  weekdaysShort,
}: {
  userLocale: string;
  weekdaysShort: readonly string[];
}): void {
  // A complete locale that is already loaded has more data than this.
  if (userLocale === 'en_US' || moment.locale() !== 'en') return;
  moment.updateLocale(userLocale, { weekdaysMin: [...weekdaysShort], weekdaysShort: [...weekdaysShort] });
}

/** Validates a typed start or end date of a range; `error` is the reason why it is invalid. */
export function validateDateInputForRange(
  type: 'before' | 'after',
  value: string,
  before: Moment | null,
  after: Moment | null,
  format: string,
): { date: Moment | null; error?: string } {
  const date = toMoment(format, value);
  if (!date) return { date: null, error: dateValidationMessages.invalid };
  if (moment().isBefore(date, 'day')) return { date: null, error: dateValidationMessages.future };
  if (type === 'after' && before && date.isAfter(before, 'day')) {
    return { date: null, error: dateValidationMessages.startAfterEnd };
  }
  if (type === 'before' && after && date.isBefore(after, 'day')) {
    return { date: null, error: dateValidationMessages.endBeforeStart };
  }
  return { date };
}
