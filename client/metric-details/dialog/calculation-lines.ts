import type { Figures } from '@admin/store-reports';
import { countReturned, type OrderRecords, type View } from '@admin/store-metric-verification';
import type { Description, Line } from './metric-definitions';

/** What lines come to, by their signs; `undefined` where one of them is not known. */
export function addUp(lines: readonly Line[], totals: Figures): number | undefined {
  return lines.reduce<number | undefined>((sum, { column, sign }) => {
    const value = totals[column];
    if (sum === undefined || value === undefined) return undefined;
    if (sign === '÷') return value === 0 ? 0 : sum / value;
    return sign === '+' ? sum + value : sum - value;
  }, 0);
}

/** Less than anybody writes of a metric. */
const TOLERANCE = 0.005;

/** A part of what the lines of a metric lack. */
export interface Rest {
  readonly kind:
    /** Returns may include tax and shipping, which net sales never had. */
    | 'tax-and-shipping'
    /** A full refund takes its order as a whole, also what earlier refunds gave back. */
    | 'twice'
    | 'unexplained'
    /** The refunds are not known (yet). */
    | 'unchecked';
  readonly value: number;
}

interface Explained {
  readonly description: Description | undefined;
  readonly totals: Figures | undefined;
  readonly value: number | undefined;
  readonly orderRecords: OrderRecords | undefined;
  readonly view: View | undefined;
}

/** What the lines of a metric lack; nothing where they add up to it. */
export function listRest(
  stat: string,
  { description, totals, value, orderRecords, view }: Explained,
): readonly Rest[] {
  const { lines } = description ?? {};
  if (!lines || !totals || value === undefined) return [];
  const sum = addUp(lines, totals);
  if (sum === undefined || Math.abs(value - sum) < TOLERANCE) return [];
  const rest = value - sum;
  if (!lines.some(({ column }) => column === 'refunds')) return [{ kind: 'unexplained', value: rest }];
  if (!view || !orderRecords || orderRecords.tooMany !== undefined)
    return [{ kind: 'unchecked', value: rest }];
  const { taxAndShipping, twice } = countReturned(stat, orderRecords, view);
  const proven: Rest[] = [{ kind: 'tax-and-shipping', value: taxAndShipping }];
  // Net sales lose the order as a whole as well.
  if (stat.endsWith('/total_sales')) proven.push({ kind: 'twice', value: twice });
  const unproven = proven.reduce((left, part) => left - part.value, rest);
  return Math.abs(unproven) < TOLERANCE
    ? proven.filter((part) => Math.abs(part.value) >= TOLERANCE)
    : [{ kind: 'unexplained', value: rest }];
}
