import { __, sprintf } from '@wordpress/i18n';
import type { ReportChart, CellContext } from './definition';

/** Formats a metric in the store's format, by its type. */
export function formatMetricValue(value: unknown, type: ReportChart['type'], context: CellContext): string {
  return type === 'currency' ? context.money(value) : context.number(value);
}

/** Distinct from the table's name, which may be the same. */
export const getChartName = ({ label }: ReportChart): string =>
  sprintf(
    /* translators: %s: what a chart shows, such as orders */
    __('%s over time', 'store-admin'),
    label,
  );
