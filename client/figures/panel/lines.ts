import type { Figures } from '@admin/store-reports';
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

/** Those lines of a figure that come to it: releases of the platform differ in how they make some. */
export function chooseLines(
  { lines, elsewhere }: Description,
  totals: Figures,
  value: number | undefined,
): { lines: readonly Line[] | undefined; isElsewhere: boolean } {
  const comesTo = (list: readonly Line[] | undefined) =>
    list !== undefined && value !== undefined && Math.abs((addUp(list, totals) ?? NaN) - value) < TOLERANCE;
  const isElsewhere = lines !== undefined && !comesTo(lines) && comesTo(elsewhere?.lines);
  return { lines: isElsewhere ? elsewhere?.lines : lines, isElsewhere };
}
