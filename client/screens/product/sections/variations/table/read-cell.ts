import { __ } from '@wordpress/i18n';
import type { NumberInputFormat } from '@admin/format';
import { describeAmbiguity, isDecimal, readDecimal } from '../../../rules/decimals';

type Reading = { value: string } | { error: string };

/** Parses an amount from 0 on, or an empty cell. */
export const createAmountReader =
  (format: NumberInputFormat) =>
  (typed: string): Reading => {
    const value = readDecimal(typed, format);
    return value === '' || isDecimal(value)
      ? { value }
      : {
          error:
            describeAmbiguity(value, () => format) ??
            __('Please enter a number without symbols.', 'store-admin'),
        };
  };

/** Parses a whole number, also a negative one: backorders may exceed the stock. */
export function readInteger(typed: string): Reading {
  const value = typed.trim();
  return /^-?\d{0,9}$/.test(value) && value !== '-'
    ? { value }
    : { error: __('Please enter a whole number.', 'store-admin') };
}

export const readText = (typed: string): Reading => ({ value: typed.trim() });
