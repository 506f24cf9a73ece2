import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';
import { describeAmbiguity, compareDecimals, isDecimal } from './decimals';
import { getPriceFormat } from './number-formats';

export type Prices = Pick<ProductRecord, 'regular_price' | 'sale_price'>;

/** A sale price requires a higher regular price (contract, section 2.5). */
export function validatePrices({ regular_price: regular, sale_price: sale }: Prices): FieldErrors {
  const errors: Record<string, string> = {};
  if (!isPrice(regular)) errors['regular_price'] = noPrice(regular);
  if (!isPrice(sale)) errors['sale_price'] = noPrice(sale);
  else if (sale !== '' && !isLower(sale, regular)) {
    errors['sale_price'] = __('Sale price cannot be equal to or higher than list price.', 'store-admin');
  }
  return errors;
}

const isPrice = (text: string): boolean => text === '' || isDecimal(text);

/** An invalid regular price has its own error. */
const isLower = (sale: string, regular: string): boolean =>
  regular !== '' && (!isDecimal(regular) || compareDecimals(sale, regular) < 0);

const noPrice = (text: string): string =>
  describeAmbiguity(text, getPriceFormat) ??
  __(
    'Please enter a price with one monetary decimal point without thousand separators and currency symbols.',
    'store-admin',
  );

/** Returns the discount of the sale price in whole percent; `undefined` without a sale. */
export function getDiscount({ regular_price: regular, sale_price: sale }: Prices): number | undefined {
  if (sale === '' || Object.keys(validatePrices({ regular_price: regular, sale_price: sale })).length > 0)
    return undefined;
  return Math.round((1 - Number(sale) / Number(regular)) * 100);
}
