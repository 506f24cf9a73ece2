import { pickDateParts, shortenMonth } from './date-parts';

export interface StoreFormats {
  /** PHP formats, such as `F j, Y` and `g:i a`. */
  dateFormat: string;
  timeFormat: string;
}

interface IntervalFormats {
  /** Short, for chart axes. */
  label: string;
  /** Full, for titles. */
  title: string;
}

/** Formats for the start of an interval; unknown units use the format of days. */
export function getIntervalFormats(unit: string, { dateFormat, timeFormat }: StoreFormats): IntervalFormats {
  switch (unit) {
    case 'hour':
      return { label: timeFormat, title: `${dateFormat} ${timeFormat}` };
    case 'month':
    case 'quarter': {
      const title = pickDateParts(dateFormat, ['month', 'year'], 'F Y');
      return { label: shortenMonth(title), title };
    }
    case 'year':
      return { label: 'Y', title: 'Y' };
    default:
      return { label: shortenMonth(pickDateParts(dateFormat, ['day', 'month'], 'j M')), title: dateFormat };
  }
}
