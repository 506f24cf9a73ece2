import { formatNumber } from '@admin/format';

/** Numbers are written with these; extensions also hand over a whole currency. */
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

/** `1,234.5`; empty for what is no number. */
export function numberFormat(config: NumberConfig, value: unknown): string {
  const number = typeof value === 'number' ? value : Number.parseFloat(String(value));
  return Number.isNaN(number) ? '' : formatNumber(number, toSettings(config));
}

/** An `average` is rounded to a whole number, a `number` keeps its decimals; `null` for what is no number. */
export function formatValue(config: NumberConfig, type: string, value: unknown): string | number | null {
  const number = Number(value);
  if (value === null || value === '' || !Number.isFinite(number)) return null;
  if (type === 'average') return Math.round(number);
  return type === 'number' ? numberFormat({ ...config, precision: null }, number) : null;
}

/** By how much a figure changed, in whole percent; `null` where nothing can be said. */
export function calculateDelta(primary: unknown, secondary: unknown): number | null {
  if (typeof primary !== 'number' || typeof secondary !== 'number') return null;
  if (!Number.isFinite(primary) || !Number.isFinite(secondary)) return null;
  return secondary === 0 ? 0 : Math.round(((primary - secondary) / secondary) * 100);
}

/** The number in a text that somebody typed with these separators; empty for what is no number. */
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
