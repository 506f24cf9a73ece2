import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { usesDateType, type DateType } from '@admin/store-metric-verification';
import type { DateRange } from '@admin/store-reports';
import { formatList } from '../../components/format-list';
import type { SectionProps } from './section-props';
import { createWallTimeFormat, getStatusName, formatMetric, formatTime } from './format';

/** Which orders are included, in which period, and how refunds, taxes and shipping are handled. */
export function IncludedSection({ metric, explanation }: SectionProps) {
  const { description, view, isDateKnown, receivedAt, value, obstacle } = explanation;
  const formatWallTime = useMemo(() => createWallTimeFormat(), []);
  const { timeZone } = getHost().settings;
  const isOfOrders = view !== undefined && obstacle !== 'no-orders';
  const formatRange = ({ after, before }: DateRange) =>
    sprintf(
      /* translators: 1: first moment, 2: last moment of a period, 3: name of a time zone */
      __('%1$s – %2$s, in the store’s time zone (%3$s)', 'store-admin'),
      formatWallTime(after),
      formatWallTime(before),
      timeZone,
    );
  const rows: [string, string | undefined][] = [
    [
      __('Period', 'store-admin'),
      metric.range ? formatRange(metric.range) : __('Current value', 'store-admin'),
    ],
    [__('Compared with', 'store-admin'), metric.comparedWith && formatRange(metric.comparedWith)],
    [
      __('Date', 'store-admin'),
      isOfOrders ? formatDateField(metric.stat, isDateKnown ? view.dateType : undefined) : undefined,
    ],
    [__('Statuses', 'store-admin'), isOfOrders ? formatStatuses(view.excluded) : undefined],
    [__('Refunds', 'store-admin'), description?.refunds],
    [__('Taxes', 'store-admin'), description?.taxes],
    [__('Shipping', 'store-admin'), description?.shipping],
    [
      __('Updated', 'store-admin'),
      receivedAt === undefined ? undefined : formatFreshness(receivedAt, metric, value, description?.unit),
    ],
  ];
  return (
    <section>
      <h3 className="sa-metric-details__heading">{__('Included', 'store-admin')}</h3>
      <dl className="sa-metric-details__facts">
        {rows.map(
          ([name, text]) =>
            text !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}

function formatDateField(stat: string, dateType: DateType | undefined): string {
  switch (usesDateType(stat) ? dateType : 'date_created') {
    case 'date_paid':
      return __('Orders count on the date they were paid, as set in the analytics settings.', 'store-admin');
    case 'date_completed':
      return __(
        'Orders count on the date they were completed, as set in the analytics settings.',
        'store-admin',
      );
    case 'date_created':
      return __('Orders count on the date they were created.', 'store-admin');
    default:
      return __('Orders count on the date type from the analytics settings.', 'store-admin');
  }
}

const formatStatuses = (excluded: readonly string[]): string =>
  excluded.length === 0
    ? __('All except drafts and orders in the trash.', 'store-admin')
    : sprintf(
        /* translators: %s: names of order statuses */
        __('All except %s. Drafts and orders in the trash never count.', 'store-admin'),
        formatList(excluded.map(getStatusName)),
      );

/** When the metric was loaded, and whether it has changed since it was shown on the screen. */
function formatFreshness(
  receivedAt: number,
  metric: SectionProps['metric'],
  value: number | undefined,
  unit: Parameters<typeof formatMetric>[1] = 'count',
): string {
  const now = sprintf(
    /* translators: %s: a time of day */
    __('Loaded from the reports at %s.', 'store-admin'),
    formatTime(receivedAt),
  );
  const shown = metric.value;
  if (typeof shown !== 'number' || value === undefined || shown === value) return now;
  return sprintf(
    /* translators: 1: sentence that says when a metric was loaded, 2: its earlier value */
    __('%1$s The screen shows an earlier value: %2$s.', 'store-admin'),
    now,
    formatMetric(shown, unit),
  );
}
