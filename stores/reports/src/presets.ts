import { __ } from '@wordpress/i18n';
import type { Comparison, PresetName } from './period/period';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** Named periods, in display order. */
export const listPresets = (): readonly Choice<PresetName>[] => [
  { value: 'today', label: __('Today', 'store-admin') },
  { value: 'yesterday', label: __('Yesterday', 'store-admin') },
  { value: 'week', label: __('Week to date', 'store-admin') },
  { value: 'last_week', label: __('Last week', 'store-admin') },
  { value: 'month', label: __('Month to date', 'store-admin') },
  { value: 'last_month', label: __('Last month', 'store-admin') },
  { value: 'quarter', label: __('Quarter to date', 'store-admin') },
  { value: 'last_quarter', label: __('Last quarter', 'store-admin') },
  { value: 'year', label: __('Year to date', 'store-admin') },
  { value: 'last_year', label: __('Last year', 'store-admin') },
  { value: 'last_7_days', label: __('Last 7 days', 'store-admin') },
  { value: 'last_14_days', label: __('Last 14 days', 'store-admin') },
  { value: 'last_30_days', label: __('Last 30 days', 'store-admin') },
  { value: 'last_90_days', label: __('Last 90 days', 'store-admin') },
  { value: 'last_365_days', label: __('Last 365 days', 'store-admin') },
];

/** Comparison options. */
export const listComparisons = (): readonly Choice<Comparison>[] => [
  { value: 'previous_period', label: __('Previous period', 'store-admin') },
  { value: 'previous_year', label: __('Previous year', 'store-admin') },
];

/** A period's label; `Custom` for unnamed ones. */
export const getPeriodName = (period: string): string =>
  listPresets().find(({ value }) => value === period)?.label ?? __('Custom', 'store-admin');

export const getComparisonName = (compare: Comparison): string =>
  listComparisons().find(({ value }) => value === compare)?.label ?? '';
