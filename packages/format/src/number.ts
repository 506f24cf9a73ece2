import { formatDecimal, type DecimalInput, type Separators } from './decimal';

export interface NumberSettings extends Separators {
  /** Number of decimals; if omitted, as many as the number has. */
  precision?: number;
}

/** `1234567.891` → `1,234,567.891` with the store's separators; '' if it is not a number. */
export function formatNumber(value: DecimalInput, settings: NumberSettings): string {
  return formatDecimal(value, settings.precision, settings);
}
