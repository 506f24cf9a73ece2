import type { Figures } from '@admin/store-reports';
import { countTaxAndShippingReturned, type Books, type View } from '@admin/store-figures';
import type { Description, Line } from './describe';

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

export interface Rest {
  readonly value: number;
  /** Whether the refunds of the period have as much tax and shipping; `undefined` until these are counted. */
  readonly isProven: boolean | undefined;
}

interface Explained {
  readonly description: Description | undefined;
  readonly totals: Figures | undefined;
  readonly value: number | undefined;
  readonly books: Books | undefined;
  readonly view: View | undefined;
}

/**
 * What the lines of a figure lack: Returns may include tax and shipping, which net sales never had.
 * @returns `undefined` where they add up to the figure
 */
export function getRest(
  stat: string,
  { description, totals, value, books, view }: Explained,
): Rest | undefined {
  const { lines } = description ?? {};
  if (!lines || !totals || value === undefined) return undefined;
  const sum = addUp(lines, totals);
  if (sum === undefined || Math.abs(value - sum) < TOLERANCE) return undefined;
  const rest = value - sum;
  if (!lines.some(({ column }) => column === 'refunds')) return { value: rest, isProven: false };
  if (!view || !books || books.tooMany !== undefined) return { value: rest, isProven: undefined };
  const returned = countTaxAndShippingReturned(stat, books, view);
  return { value: rest, isProven: Math.abs(rest - returned) < TOLERANCE };
}
