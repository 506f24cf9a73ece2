import type { Figures } from '@admin/store-reports';
import { countTaxAndShippingReturned } from '@admin/store-figures';
import type { Description, Line } from './describe';
import type { Explanation } from './use-explanation';

/** What lines come to, by their signs; `undefined` where one of them is not known. */
export function addUp(lines: readonly Line[], totals: Figures): number | undefined {
  return lines.reduce<number | undefined>((sum, { column, sign }) => {
    const value = totals[column];
    if (sum === undefined || value === undefined) return undefined;
    if (sign === '÷') return value === 0 ? 0 : sum / value;
    return sign === '+' ? sum + value : sum - value;
  }, 0);
}

/** Less than anybody writes of a figure. */
const TOLERANCE = 0.005;

/** Those lines of a figure that come to it: releases of the platform differ in how they make some. */
export function chooseLines(
  { lines, elsewhere }: Description,
  totals: Figures,
  value: number | undefined,
): { lines: readonly Line[] | undefined; isElsewhere: boolean } {
  const comesTo = (list: readonly Line[] | undefined) =>
    list !== undefined && value !== undefined && Math.abs((addUp(list, totals) ?? NaN) - value) < TOLERANCE;
  const isElsewhere = lines !== undefined && !comesTo(lines) && comesTo(elsewhere?.lines);
  if (isElsewhere) return { lines: elsewhere?.lines, isElsewhere };
  // A quotient that is not the figure says nothing of it.
  const isQuotient = lines?.some(({ sign }) => sign === '÷') ?? false;
  return { lines: isQuotient && value !== undefined && !comesTo(lines) ? undefined : lines, isElsewhere };
}

interface Rest {
  readonly value: number;
  /** Whether the refunds of the period have as much tax and shipping. */
  readonly isProven: boolean;
}

/**
 * What the lines of a figure lack: since WooCommerce 10.2 Returns include tax and shipping, which net sales never had.
 * @returns `undefined` where they add up to the figure
 */
export function getRest(
  stat: string,
  { description, totals, value, books, view }: Explanation,
): Rest | undefined {
  if (!description || !totals || value === undefined) return undefined;
  const { lines } = chooseLines(description, totals, value);
  const sum = lines && addUp(lines, totals);
  if (sum === undefined || Math.abs(value - sum) < TOLERANCE) return undefined;
  const rest = value - sum;
  const isOfReturns = lines?.some(({ column }) => column === 'refunds') ?? false;
  const returned = isOfReturns && books && view && countTaxAndShippingReturned(stat, books, view);
  return { value: rest, isProven: typeof returned === 'number' && Math.abs(rest - returned) < TOLERANCE };
}
