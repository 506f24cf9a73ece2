import { __, sprintf } from '@wordpress/i18n';
import { formatMoney, formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import { getChange, type DateRange, type Indicator } from '@admin/store-reports';
import { MetricChange, MetricDetailsButton } from '../../../metric-details';

/** A period in the format of report addresses. */
export interface PeriodQuery {
  period: string;
  compare: string;
}

interface StatTileProps {
  indicator: Indicator;
  /** The value in the previous period; `null` if the store can't provide it. */
  before: number | null;
  period: PeriodQuery;
  range: DateRange;
  comparedWith: DateRange;
}

/** One metric with its change. Links to its report and explains how it is calculated. */
export function StatTile({ indicator, before, period, range, comparedWith }: StatTileProps) {
  const { stat, chart, label, format, value, reportPath } = indicator;
  const change = getChange(value, before);
  const content = (
    <>
      <span className="sa-summary__label">{label}</span>
      <span className="sa-summary__value">{write(value, format)}</span>
      <span className="sa-summary__change">
        <MetricChange change={change} isLessBetter={LESS_IS_BETTER.has(stat)} formatCount={formatStatCount} />
      </span>
      <span className="sa-summary__before">
        {sprintf(
          /* translators: %s: a metric of an earlier period */
          __('Before: %s', 'store-admin'),
          write(before, format),
        )}
      </span>
    </>
  );
  return (
    <>
      {reportPath ? (
        <Link className="sa-summary__figure" href={getNewPath({ ...period, chart }, reportPath, {})}>
          {content}
        </Link>
      ) : (
        <div className="sa-summary__figure">{content}</div>
      )}
      <MetricDetailsButton {...{ stat, label, value, range, comparedWith }} />
    </>
  );
}

/** Metrics where an increase is bad. */
const LESS_IS_BETTER = new Set(['revenue/refunds']);

const formatStatCount = (count: number): string =>
  formatNumber(count, { ...getHost().settings.currency, precision: 0 });

function write(value: number | null, format: Indicator['format']): string {
  const { currency } = getHost().settings;
  if (value === null) return __('unknown', 'store-admin');
  return format === 'currency' ? formatMoney(value, currency) : formatStatCount(value);
}
