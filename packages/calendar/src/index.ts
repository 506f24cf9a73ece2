export { CustomRange, type CustomRangeProps } from './custom-range';
export { DateRangePicker, type DateRangePickerProps } from './date-range-picker';
export type { Comparison, DaySettings, Preset, RangeChoice } from './types';
export type { DayInputs } from './validate-days';
