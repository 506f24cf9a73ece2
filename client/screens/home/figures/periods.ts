import { __, sprintf } from '@wordpress/i18n';

export type Period = 'today' | 'week' | 'month';

interface PeriodWords {
  label: string;
  /** What the figures cover and what they are held against. */
  scope: (time: string) => string;
}

/** In the order in which they are offered. */
export const listPeriods = (): readonly (PeriodWords & { period: Period })[] => [
  {
    period: 'today',
    label: __('Today', 'woocommerce'),
    scope: (time) =>
      sprintf(
        /* translators: %s: time of day */
        __('Until %s, compared with yesterday until then', 'woocommerce'),
        time,
      ),
  },
  {
    period: 'week',
    label: __('Week to date', 'woocommerce'),
    scope: (time) =>
      sprintf(
        /* translators: %s: time of day */
        __('Until %s, compared with last week until then', 'woocommerce'),
        time,
      ),
  },
  {
    period: 'month',
    label: __('Month to date', 'woocommerce'),
    scope: (time) =>
      sprintf(
        /* translators: %s: time of day */
        __('Until %s, compared with last month until then', 'woocommerce'),
        time,
      ),
  },
];
