/** Amounts of money as the tables store them: whole ten-thousandths, so that sums are exact. 12.50 is 125000. */
export const PARTS = 10_000;

/** Decimals that `PARTS` can hold. */
export const DECIMALS = 4;

/**
 * Parses decimal text, `'12.50'` or `'-3'`. Rounds to ten-thousandths, half away from zero.
 * @throws {RangeError} when it is no number, or one too large to be counted exactly.
 */
export function toParts(decimal: string): number {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d*)(?:\.(\d*))?$/.exec(decimal.trim()) ?? [];
  if (whole === '' && fraction === '') throw new RangeError(`${decimal} is not an amount.`);
  const kept = Number(`${whole}${fraction.slice(0, DECIMALS).padEnd(DECIMALS, '0')}`);
  const parts = kept + (Number(fraction[DECIMALS] ?? '0') >= 5 ? 1 : 0);
  if (!Number.isSafeInteger(parts)) throw new RangeError(`${decimal} is too large an amount.`);
  return sign === '-' && parts !== 0 ? -parts : parts;
}

/** Whether `toParts` can parse the text. */
export function isAmount(decimal: string): boolean {
  try {
    toParts(decimal);
    return true;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Formats an amount with the given number of decimals, rounding half away from zero: `'12.50'`. */
export function toDecimal(parts: number, decimals = 2): string {
  const rounded = roundParts(parts, Math.min(decimals, DECIMALS));
  const digits = String(Math.abs(rounded)).padStart(DECIMALS + 1, '0');
  const fraction = digits.slice(-DECIMALS).padEnd(decimals, '0').slice(0, decimals);
  return `${rounded < 0 ? '-' : ''}${digits.slice(0, -DECIMALS)}${decimals > 0 ? `.${fraction}` : ''}`;
}

/** Rounds to the given number of decimals, half away from zero. */
export function roundParts(parts: number, decimals: number): number {
  const step = 10 ** Math.max(DECIMALS - decimals, 0);
  // Adding 0 turns a negative zero into a positive one.
  return Math.sign(parts) * Math.round(Math.abs(parts) / step) * step + 0;
}

/** `parts * numerator / denominator` without intermediate rounding, rounded half away from zero. */
export function scale(parts: number, numerator: number, denominator: number): number {
  if (denominator === 0) return 0;
  const product = 2n * BigInt(parts) * BigInt(numerator);
  const divisor = BigInt(denominator);
  const isNegative = product < 0n !== divisor < 0n;
  const [above, below] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  const rounded = Number((above + below) / (2n * below));
  return isNegative ? 0 - rounded : rounded;
}

/**
 * Splits an amount in proportion to weights. Shares are computed from rounded running totals, so they always add up to
 * exactly the amount.
 */
export function distribute(parts: number, weights: readonly number[], decimals: number): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let weighed = 0;
  let given = 0;
  return weights.map((weight) => {
    weighed += weight;
    const until = weighed === whole ? parts : roundParts(scale(parts, weighed, whole), decimals);
    const share = until - given;
    given = until;
    return share;
  });
}

/** Formats a report metric as decimal text; it can be larger than any single amount. */
export function numberToDecimal(value: number, decimals = 2): string {
  const parts = Math.round(value * PARTS);
  return Number.isSafeInteger(parts) ? toDecimal(parts, decimals) : value.toFixed(decimals);
}

/** The number that reports return; rounding is left to the client (contract, section 1.8). */
export function toNumber(parts: number): number {
  return parts / PARTS;
}
