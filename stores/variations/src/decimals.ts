/**
 * Arithmetic of decimal text in the API's format: `"12.50"`. Uses integers in units of the last decimal, so that 0.1 +
 * 0.2 is 0.3.
 */
export interface Decimal {
  /** The number without its decimal point. */
  digits: bigint;
  /** Number of decimals. */
  scale: number;
}

const DECIMAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** `undefined` for anything but decimal text with a point, including empty text. */
export function toDecimal(text: string): Decimal | undefined {
  const trimmed = text.trim();
  if (!DECIMAL.test(trimmed)) return undefined;
  const [whole = '', fraction = ''] = trimmed.split('.');
  return { digits: BigInt(`${whole === '-' ? '-0' : whole}${fraction}` || '0'), scale: fraction.length };
}

/** Formats with `places` decimals, rounded half away from zero. */
export function toText(decimal: Decimal, places: number): string {
  const digits = rescale(decimal, places);
  const text = String(digits < 0n ? -digits : digits).padStart(places + 1, '0');
  const sign = digits < 0n ? '-' : '';
  return places === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -places)}.${text.slice(-places)}`;
}

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { digits: rescale(a, scale) + rescale(b, scale), scale };
}

const multiply = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  scale: a.scale + b.scale,
});

export const negate = ({ digits, scale }: Decimal): Decimal => ({ digits: -digits, scale });

/** A percentage of a number. */
export function percentOf(a: Decimal, percent: Decimal): Decimal {
  const { digits, scale } = multiply(a, percent);
  return { digits, scale: scale + 2 };
}

/** Negative if `a` is less than `b`, zero if they are equal, otherwise positive. */
export function compare(a: Decimal, b: Decimal): number {
  const { digits } = add(a, negate(b));
  return Number(digits > 0n) - Number(digits < 0n);
}

function rescale({ digits, scale }: Decimal, places: number): bigint {
  if (places >= scale) return digits * 10n ** BigInt(places - scale);
  const unit = 10n ** BigInt(scale - places);
  const half = digits < 0n ? -unit / 2n : unit / 2n;
  return (digits + half) / unit;
}
