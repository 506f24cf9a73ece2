import { __, sprintf } from '@wordpress/i18n';
import type { ReportChart, CellContext } from './definition';

/** A metric in the shop's format, by what it counts. */
export function formatFigure(value: unknown, type: ReportChart['type'], context: CellContext): string {
  return type === 'currency' ? context.money(value) : context.number(value);
}

/** Told apart from the table, which may be about the same. */
export const nameOfChart = ({ label }: ReportChart): string =>
  sprintf(
    /* translators: %s: what a chart shows, such as orders */
    __('%s over time', 'woocommerce'),
    label,
  );
