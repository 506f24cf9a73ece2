import { formatNumber } from '@admin/format';

/** Settings of the number format; extensions also pass whole currency settings. */
export interface NumberConfig {
  readonly precision?: number | string | null;
  readonly decimalSeparator?: string;
  readonly thousandSeparator?: string;
}

const toSettings = ({ precision, decimalSeparator = '.', thousandSeparator = ',' }: NumberConfig) => {
  const digits =
    precision === null || precision === undefined || precision === '' ? Number.NaN : Number(precision);
  return { decimalSeparator, thousandSeparator, ...(Number.isNaN(digits) ? {} : { precision: digits }) };
};

/** `1,234.5`; empty if it isn't a number. */
export function numberFormat(config: NumberConfig, value: unknown): string {
  const number = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isNaN(number) ? '' : formatNumber(number, toSettings(config));
}

/** Rounds an `average` to an integer, keeps the decimals of a `number`; `null` if it isn't a number. */
export function formatValue(config: NumberConfig, type: string, value: unknown): string | number | null {
  const number = Number(value);
  if (value === null || value === '' || !Number.isFinite(number)) return null;
  if (type === 'average') return Math.round(number);
  return type === 'number' ? numberFormat({ ...config, precision: null }, number) : null;
}

/** Returns the change in whole percent; `null` if there is none. */
export function calculateDelta(primary: unknown, secondary: unknown): number | null {
  if (typeof primary !== 'number' || typeof secondary !== 'number') return null;
  if (!Number.isFinite(primary) || !Number.isFinite(secondary)) return null;
  return secondary === 0 ? 0 : Math.round(((primary - secondary) / secondary) * 100);
}

/** Parses a number that was typed with these separators; empty if it is invalid. */
export function parseNumber(
  { precision, decimalSeparator = '.', thousandSeparator = ',' }: NumberConfig,
  value: string,
): string | number {
  if (typeof value !== 'string' || value === '') return '';
  const plain = value.replaceAll(thousandSeparator, '').replace(decimalSeparator, '.');
  const number = Number.parseFloat(plain);
  if (Number.isNaN(number)) return '';
  return precision === null || precision === undefined ? number : number.toFixed(Number(precision));
}
