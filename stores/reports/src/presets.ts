import { __ } from '@wordpress/i18n';
import type { Comparison, PresetName } from './period/period';

interface Choice<T extends string> {
  readonly value: T;
  readonly label: string;
}

/** Named periods, in display order. */
export const listPresets = (): readonly Choice<PresetName>[] => [
  { value: 'today', label: __('Today', 'woocommerce') },
  { value: 'yesterday', label: __('Yesterday', 'woocommerce') },
  { value: 'week', label: __('Week to date', 'woocommerce') },
  { value: 'last_week', label: __('Last week', 'woocommerce') },
  { value: 'month', label: __('Month to date', 'woocommerce') },
  { value: 'last_month', label: __('Last month', 'woocommerce') },
  { value: 'quarter', label: __('Quarter to date', 'woocommerce') },
  { value: 'last_quarter', label: __('Last quarter', 'woocommerce') },
  { value: 'year', label: __('Year to date', 'woocommerce') },
  { value: 'last_year', label: __('Last year', 'woocommerce') },
  { value: 'last_7_days', label: __('Last 7 days', 'woocommerce') },
  { value: 'last_14_days', label: __('Last 14 days', 'woocommerce') },
  { value: 'last_30_days', label: __('Last 30 days', 'woocommerce') },
  { value: 'last_90_days', label: __('Last 90 days', 'woocommerce') },
  { value: 'last_365_days', label: __('Last 365 days', 'woocommerce') },
];

/** Comparison options. */
export const listComparisons = (): readonly Choice<Comparison>[] => [
  { value: 'previous_period', label: __('Previous period', 'woocommerce') },
  { value: 'previous_year', label: __('Previous year', 'woocommerce') },
];

/** A period's label; `Custom` for unnamed ones. */
export const nameOfPeriod = (period: string): string =>
  listPresets().find(({ value }) => value === period)?.label ?? __('Custom', 'woocommerce');

export const nameOfComparison = (compare: Comparison): string =>
  listComparisons().find(({ value }) => value === compare)?.label ?? '';
