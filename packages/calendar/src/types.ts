export type Comparison = 'previous_period' | 'previous_year';

/** A period by its name, or of one's own by its first and last day, and what it is compared with. */
export type RangeChoice<P extends string = string> =
  | { readonly period: P; readonly compare: Comparison }
  | {
      readonly period: 'custom';
      readonly compare: Comparison;
      /** First and last day: `2026-11-01`. */
      readonly after: string;
      readonly before: string;
    };

/** A period that has a name. */
export interface Preset<P extends string = string> {
  value: P;
  label: string;
}

/** How days are written and read, and where weeks begin. */
export interface DaySettings {
  /** The shop's PHP date format: `F j, Y`. */
  dateFormat: string;
  /** Of the names of months and days: `de_DE`. */
  locale: string;
  /** 0 is Sunday. */
  startOfWeek: number;
  /** On the shop's calendar: `2026-11-20`. */
  today: string;
  /** Whether a day cannot be chosen; without it those after today cannot. */
  isClosed?: (day: string) => boolean;
}
