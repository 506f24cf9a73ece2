import { __, sprintf } from '@wordpress/i18n';

export type Period = 'today' | 'week' | 'month';

interface PeriodLabels {
  label: string;
  /** What the metrics cover and what they are compared with. */
  scope: (time: string) => string;
}

/** Returns the periods in display order. */
export const listPeriods = (): readonly (PeriodLabels & { period: Period })[] => [
  {
    period: 'today',
    label: __('Today', 'store-admin'),
    scope: (time) =>
      sprintf(
        /* translators: %s: time of day */
        __('Until %s, compared with yesterday up to the same time', 'store-admin'),
        time,
      ),
  },
  {
    period: 'week',
    label: __('Week to date', 'store-admin'),
    scope: (time) =>
      sprintf(
        /* translators: %s: time of day */
        __('Until %s, compared with last week up to the same time', 'store-admin'),
        time,
      ),
  },
  {
    period: 'month',
    label: __('Month to date', 'store-admin'),
    scope: (time) =>
      sprintf(
        /* translators: %s: time of day */
        __('Until %s, compared with last month up to the same time', 'store-admin'),
        time,
      ),
  },
];
