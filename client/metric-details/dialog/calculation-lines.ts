import type { ReportTotals } from '@admin/store-reports';
import { countReturned, type OrderRecords, type RecountOptions } from '@admin/store-metric-verification';
import type { Description, Line } from './metric-definitions';

/** Returns the sum of lines according to their signs; `undefined` if one of the values is unknown. */
export function addUp(lines: readonly Line[], totals: ReportTotals): number | undefined {
  return lines.reduce<number | undefined>((sum, { column, sign }) => {
    const value = totals[column];
    if (sum === undefined || value === undefined) return undefined;
    if (sign === '÷') return value === 0 ? 0 : sum / value;
    return sign === '+' ? sum + value : sum - value;
  }, 0);
}

/** Smaller than the last decimal of any displayed metric. */
const TOLERANCE = 0.005;

/** A part of the difference between a metric and its lines. */
export interface Difference {
  readonly kind:
    /** Returns may include tax and shipping, which net sales never included. */
    | 'tax-and-shipping'
    /** A full refund subtracts the whole order, including what earlier refunds already returned. */
    | 'twice'
    | 'unexplained'
    /** The refunds are unknown or still loading. */
    | 'unchecked';
  readonly value: number;
}

interface Explained {
  readonly description: Description | undefined;
  readonly totals: ReportTotals | undefined;
  readonly value: number | undefined;
  readonly orderRecords: OrderRecords | undefined;
  readonly view: RecountOptions | undefined;
}

/** Returns the difference between a metric and its lines; empty if they match. */
export function findDifferences(
  stat: string,
  { description, totals, value, orderRecords, view }: Explained,
): readonly Difference[] {
  const { lines } = description ?? {};
  if (!lines || !totals || value === undefined) return [];
  const sum = addUp(lines, totals);
  if (sum === undefined || Math.abs(value - sum) < TOLERANCE) return [];
  const rest = value - sum;
  if (!lines.some(({ column }) => column === 'refunds')) return [{ kind: 'unexplained', value: rest }];
  if (!view || !orderRecords || orderRecords.tooMany !== undefined)
    return [{ kind: 'unchecked', value: rest }];
  const { taxAndShipping, twice } = countReturned(stat, orderRecords, view);
  const proven: Difference[] = [{ kind: 'tax-and-shipping', value: taxAndShipping }];
  // Net sales also subtract the whole order.
  if (stat.endsWith('/total_sales')) proven.push({ kind: 'twice', value: twice });
  const unproven = proven.reduce((left, part) => left - part.value, rest);
  return Math.abs(unproven) < TOLERANCE
    ? proven.filter((part) => Math.abs(part.value) >= TOLERANCE)
    : [{ kind: 'unexplained', value: rest }];
}
