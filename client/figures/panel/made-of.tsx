import { __ } from '@wordpress/i18n';
import { getMeasure, type Comparison } from '@admin/store-figures';
import { Placeholder } from '@admin/ui';
import type { PartProps } from './part-props';
import { nameOfStatus, writeFigure, type Unit } from './write';

interface SumLine {
  readonly label: string;
  readonly sign: string;
  readonly value: number;
  readonly unit: Unit;
}

/** The sum as it is made, each line with its own figure. */
export function MadeOf({ figure, explanation }: PartProps) {
  const { description, totals, value, comparison } = explanation;
  const unit = description?.unit ?? 'count';
  const lines =
    toColumnLines(explanation) ?? (comparison && toPartLines(figure.stat, comparison, unit)) ?? [];
  return (
    <table className="sa-explanation__sum" aria-busy={!totals}>
      <caption className="sa-visually-hidden">{__('The sum', 'woocommerce')}</caption>
      <tbody>
        {lines.map(({ label, sign, value: part, unit: ofPart }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              <span className="sa-explanation__sign">{sign}</span> <bdi>{writeFigure(part, ofPart)}</bdi>
            </td>
          </tr>
        ))}
        <tr className="sa-explanation__total">
          <th scope="row">{figure.label}</th>
          <td>
            {totals ? (
              <>
                <span className="sa-explanation__sign">=</span> <bdi>{writeFigure(value, unit)}</bdi>
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

/** Other figures of the same report. */
function toColumnLines({ description, totals }: PartProps['explanation']): SumLine[] | undefined {
  if (!description?.lines || !totals) return undefined;
  return description.lines.flatMap(({ column, label, sign }, index) => {
    const value = totals[column];
    if (value === undefined) return [];
    const isCount = description.unit !== 'money' || column === 'orders_count';
    // Nothing stands before the first line.
    return [
      { label, sign: index === 0 && sign === '+' ? '' : sign, value, unit: isCount ? 'count' : 'money' },
    ];
  });
}

/** Parts of the orders themselves: statuses of a number of orders, else what was sold and what was given back. */
function toPartLines(stat: string, { recounted }: Comparison, unit: Unit): SumLine[] | undefined {
  const kind = getMeasure(stat)?.kind;
  if (kind !== 'amount' && kind !== 'count') return undefined;
  const parts = new Map<string, number>();
  const isOfOrders = stat.endsWith('/orders_count');
  for (const { entry, value } of recounted.shares) {
    const part = isOfOrders
      ? nameOfStatus(entry.status)
      : entry.parentId > 0
        ? __('Given back in refunds', 'woocommerce')
        : __('In orders', 'woocommerce');
    parts.set(part, (parts.get(part) ?? 0) + value);
  }
  return [...parts].map(([label, value], index) => ({
    label,
    sign: value < 0 ? '−' : index === 0 ? '' : '+',
    value: Math.abs(value),
    unit,
  }));
}
