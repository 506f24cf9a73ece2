import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';
import { isDecimal } from './decimals';

/** Decimal text in the shop's units; '' is not known. */
export type Measures = Pick<ProductRecord, 'weight' | 'dimensions'>;

/** Errors of sides are named `dimensions.width`. (Contract, section 2.6.) */
export function validateMeasures({ weight, dimensions: { width, length, height } }: Measures): FieldErrors {
  const errors: Record<string, string> = {};
  if (isWrong(width)) {
    errors['dimensions.width'] = __('Width must be higher than zero.', 'woocommerce');
  }
  if (isWrong(length)) {
    errors['dimensions.length'] = __('Length must be higher than zero.', 'woocommerce');
  }
  if (isWrong(height)) {
    errors['dimensions.height'] = __('Height must be higher than zero.', 'woocommerce');
  }
  if (isWrong(weight)) errors['weight'] = __('Weight must be higher than zero.', 'woocommerce');
  return errors;
}

const isWrong = (text: string): boolean => text !== '' && !(isDecimal(text) && Number(text) > 0);
