import { __, sprintf } from '@wordpress/i18n';
import { formatMoney, formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import { formatChange, getChange, type DateRange, type Indicator } from '@admin/store-reports';
import { Pill } from '@admin/ui';
import { Explain } from '../../../figures';
import './figure.css';

/** A period as addresses of reports name it. */
export interface PeriodQuery {
  period: string;
  compare: string;
}

interface FigureProps {
  indicator: Indicator;
  /** What it was in the period before; `null` when the shop cannot tell. */
  before: number | null;
  period: PeriodQuery;
  range: DateRange;
  comparedWith: DateRange;
}

/** One figure with its change; it leads to its report, and says how it is made. */
export function Figure({ indicator, before, period, range, comparedWith }: FigureProps) {
  const { stat, chart, label, format, value, reportPath } = indicator;
  const change = getChange(value, before);
  const content = (
    <>
      <span className="sa-figure__label">{label}</span>
      <span className="sa-figure__value">
        {write(value, format)}
        {change !== undefined && <Change change={change} isGood={GOOD_WHEN_LESS.has(stat) ? -1 : 1} />}
      </span>
      <span className="sa-figure__before">
        {sprintf(
          /* translators: %s: a figure of an earlier period */
          __('Before: %s', 'woocommerce'),
          write(before, format),
        )}
      </span>
    </>
  );
  return (
    <>
      {reportPath ? (
        <Link className="sa-figure" href={getNewPath({ ...period, chart }, reportPath, {})}>
          {content}
        </Link>
      ) : (
        <div className="sa-figure">{content}</div>
      )}
      <Explain {...{ stat, label, value, range, comparedWith }} />
    </>
  );
}

/** Nobody is glad about more of these. */
const GOOD_WHEN_LESS = new Set(['revenue/refunds']);

function Change({ change, isGood }: { change: number; isGood: 1 | -1 }) {
  const rounded = Math.round(change);
  const write = (value: number) => formatNumber(value, { ...getHost().settings.currency, precision: 0 });
  const tone = rounded === 0 ? 'neutral' : rounded * isGood > 0 ? 'success' : 'error';
  return <Pill tone={tone}>{formatChange(change, write)}</Pill>;
}

function write(value: number | null, format: Indicator['format']): string {
  const { currency } = getHost().settings;
  if (value === null) return __('unknown', 'woocommerce');
  return format === 'currency'
    ? formatMoney(value, currency)
    : formatNumber(value, { ...currency, precision: 0 });
}
