import { memo } from 'react';
import { __ } from '@wordpress/i18n';
import { VisuallyHidden } from '@admin/ui';
import { NO_VALUE, getPointTitle } from './point-values';
import type { ChartPoint, ChartSeries } from './types';

interface DataTableProps {
  label: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** The values as a table for screen readers. */
export const DataTable = memo(function DataTable({ label, points, series, format }: DataTableProps) {
  const say = ({ values, titles }: ChartSeries, point: ChartPoint, index: number) => {
    const value = values[index] ?? null;
    if (value === null) return NO_VALUE;
    const ownTitle = getPointTitle(point, titles?.[index]);
    return ownTitle ? `${format(value)} (${ownTitle})` : format(value);
  };
  return (
    <VisuallyHidden className="sa-chart__table">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{__('Date', 'store-admin')}</th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map((point, index) => (
            // Rows keep nothing of their own: other points take the place of those before.
            <tr key={index}>
              <th scope="row">{point.title}</th>
              {series.map((row) => (
                <td key={row.key}>{say(row, point, index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
