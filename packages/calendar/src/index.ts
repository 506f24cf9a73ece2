export { DateRangePicker, type DateRangePickerProps } from './date-range-picker';
export type { Comparison, DaySettings, Preset, RangeChoice } from './types';
