import type { ReportChart, ReportContext } from './definition';

/** A figure in the shop's format, by what it counts. */
export function formatFigure(value: unknown, type: ReportChart['type'], context: ReportContext): string {
  return type === 'currency' ? context.money(value) : context.number(value);
}
