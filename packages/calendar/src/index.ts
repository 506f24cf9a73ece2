export { CustomRange, type CustomRangeProps } from './custom-range';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker';
export type { Comparison, DaySettings, Preset, RangeChoice } from './types';
export type { TypedDays } from './typed-days';
