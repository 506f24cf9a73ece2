import { memo } from 'react';
import { __ } from '@wordpress/i18n';
import { VisuallyHidden } from '@admin/ui';
import { NO_VALUE } from './reading';
import type { ChartPoint, ChartSeries } from './types';

interface DataTableProps {
  label: string;
  points: readonly ChartPoint[];
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** The same figures for those who do not see the drawing. */
export const DataTable = memo(function DataTable({ label, points, series, format }: DataTableProps) {
  const say = (value: number | null | undefined) =>
    value === null || value === undefined ? NO_VALUE : format(value);
  return (
    <VisuallyHidden className="sa-chart__table">
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            <th scope="col">{__('Date', 'woocommerce')}</th>
            {series.map(({ key, label: name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ title }, index) => (
            // Rows keep nothing of their own: other points take the place of those before.
            <tr key={index}>
              <th scope="row">{title}</th>
              {series.map((row) => (
                <td key={row.key}>{say(row.values[index])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </VisuallyHidden>
  );
});
