import { __ } from '@wordpress/i18n';
import { getMeasure, type Comparison, type CountedAverage } from '@admin/store-metric-verification';
import type { ReportTotals } from '@admin/store-reports';
import { Placeholder } from '@admin/ui';
import type { Description, Line } from './metric-definitions';
import type { Difference } from './calculation-lines';
import type { SectionProps } from './section-props';
import { getStatusName, formatMetric, type Unit } from './format';

interface SumLine {
  readonly label: string;
  readonly sign: string;
  readonly value: number;
  readonly unit: Unit;
}

/** The calculation of a metric; each line is a metric itself. */
export function CalculationSection({ metric, explanation }: SectionProps) {
  const { description, totals, value, comparison, rest, rows } = explanation;
  const unit = description?.unit ?? 'count';
  const lines = description?.lines
    ? [
        ...toSumLines(description.lines, totals ?? {}, unit),
        ...rest.map((part) => toDifferenceLine(part, unit)),
      ]
    : rows.average
      ? toAverageLines(rows.average, description, unit)
      : (comparison && toPartLines(metric.stat, comparison, unit)) || [];
  return (
    <table className="sa-metric-details__sum" aria-busy={!totals}>
      <caption className="sa-visually-hidden">{__('Calculation', 'store-admin')}</caption>
      <tbody>
        {lines.map(({ label, sign, value: part, unit: ofPart }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className="sa-metric-details__sign">{sign}</span> <bdi>{formatMetric(part, ofPart)}</bdi>
            </td>
          </tr>
        ))}
        <tr className="sa-metric-details__total">
          <th scope="row">{metric.label}</th>
          <td>
            {totals ? (
              <>
                <span className="sa-metric-details__sign">=</span> <bdi>{formatMetric(value, unit)}</bdi>
              </>
            ) : (
              <Placeholder width={80} />
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Lines from other metrics of the same report. */
const toSumLines = (lines: readonly Line[], totals: ReportTotals, unit: Unit): SumLine[] =>
  lines.flatMap(({ column, label, sign }, index) => {
    const value = totals[column];
    if (value === undefined) return [];
    const isCount = unit !== 'money' || column === 'orders_count';
    const line = { label, unit: isCount ? 'count' : 'money' } as const;
    // Only the first line may have no sign; the others combine two signs into one.
    if (index === 0 && sign === '+') return [{ ...line, sign: '', value }];
    return value < 0 && sign !== '÷'
      ? [{ ...line, sign: sign === '+' ? '−' : '+', value: -value }]
      : [{ ...line, sign, value }];
  });

/** Adds the difference as a line, so that the lines always add up to the metric. */
const toDifferenceLine = ({ kind, value }: Difference, unit: Unit): SumLine => ({
  label: nameOfDifference(kind),
  sign: value < 0 ? '−' : '+',
  value: Math.abs(value),
  unit,
});

function nameOfDifference(kind: Difference['kind']): string {
  switch (kind) {
    case 'tax-and-shipping':
      return __('Tax and shipping in returns', 'store-admin');
    case 'twice':
      return __('Counted twice in returns', 'store-admin');
    case 'unexplained':
      return __('Unexplained difference', 'store-admin');
    case 'unchecked':
      return __('Not verified', 'store-admin');
  }
}

/** The sum of the rows, divided by their number. */
const toAverageLines = (
  { sum, count }: CountedAverage,
  description: Description | undefined,
  unit: Unit,
): SumLine[] => [
  {
    label: description?.list?.average?.label ?? '',
    sign: '',
    value: sum,
    unit: unit === 'average' ? 'count' : unit,
  },
  {
    label: description?.list?.average?.having
      ? __('Customers who ordered', 'store-admin')
      : __('Customers', 'store-admin'),
    sign: '÷',
    value: count,
    unit: 'count',
  },
];

/** Lines from parts of the orders: order counts by status, or sales and returns. */
function toPartLines(stat: string, { recounted }: Comparison, unit: Unit): SumLine[] | undefined {
  const kind = getMeasure(stat)?.kind;
  if (kind !== 'amount' && kind !== 'count') return undefined;
  const parts = new Map<string, number>();
  const isOfOrders = stat.endsWith('/orders_count');
  for (const { entry, value } of recounted.shares) {
    const part = isOfOrders
      ? getStatusName(entry.status)
      : entry.parentId > 0
        ? __('In refunds', 'store-admin')
        : __('In orders', 'store-admin');
    parts.set(part, (parts.get(part) ?? 0) + value);
  }
  return [...parts].map(([label, value], index) => ({
    label,
    sign: value < 0 ? '−' : index === 0 ? '' : '+',
    value: Math.abs(value),
    unit,
  }));
}
