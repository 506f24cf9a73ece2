export type Comparison = 'previous_period' | 'previous_year';

/** A preset or a custom range, and the comparison. */
export type RangeChoice<P extends string = string> =
  | { readonly period: P; readonly compare: Comparison }
  | {
      readonly period: 'custom';
      readonly compare: Comparison;
      /** The first and last day, such as `2026-11-01`. */
      readonly after: string;
      readonly before: string;
    };

/** A named range. */
export interface Preset<P extends string = string> {
  value: P;
  label: string;
}

/** Date format, locale and first day of the week. */
export interface DaySettings {
  /** The store's PHP date format, such as `F j, Y`. */
  dateFormat: string;
  /** The locale of month and day names, such as `de_DE`. */
  locale: string;
  /** 0 is Sunday. */
  startOfWeek: number;
  /** Today in the store's time zone, such as `2026-11-20`. */
  today: string;
  /** Whether a day is disabled; defaults to days after today. */
  isClosed?: (day: string) => boolean;
}
