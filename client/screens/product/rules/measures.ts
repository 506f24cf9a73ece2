import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';
import { describeAmbiguity, isDecimal } from './decimals';
import { getMeasureFormat } from './number-formats';

/** Decimal text in the store's units; '' if unknown. */
export type Measures = Pick<ProductRecord, 'weight' | 'dimensions'>;

/** Errors of dimensions have names like `dimensions.width`. (Contract, section 2.6.) */
export function validateMeasures({ weight, dimensions: { width, length, height } }: Measures): FieldErrors {
  const errors: Record<string, string> = {};
  check('dimensions.width', width, __('Width must be higher than zero.', 'store-admin'));
  check('dimensions.length', length, __('Length must be higher than zero.', 'store-admin'));
  check('dimensions.height', height, __('Height must be higher than zero.', 'store-admin'));
  check('weight', weight, __('Weight must be higher than zero.', 'store-admin'));
  return errors;

  function check(member: string, text: string, message: string) {
    if (isWrong(text)) errors[member] = describeAmbiguity(text, getMeasureFormat) ?? message;
  }
}

const isWrong = (text: string): boolean => text !== '' && !(isDecimal(text) && Number(text) > 0);
