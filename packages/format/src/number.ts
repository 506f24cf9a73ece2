import { formatDecimal, type DecimalInput, type Separators } from './decimal';

export interface NumberSettings extends Separators {
  /** Digits after the decimal separator; without it as many as the number has. */
  precision?: number;
}

/** `1234567.891` → `1,234,567.891` with the shop's separators; '' for what is no number. */
export function formatNumber(value: DecimalInput, settings: NumberSettings): string {
  return formatDecimal(value, settings.precision, settings);
}
