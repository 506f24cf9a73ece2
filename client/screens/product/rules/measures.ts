import { __ } from '@wordpress/i18n';
import { isDecimal } from './decimals';
import type { FieldErrors } from './errors';

export interface Dimensions {
  readonly length: string;
  readonly width: string;
  readonly height: string;
}

/** Decimal text in the shop's units; '' is not known. */
export interface Measures {
  readonly weight: string;
  readonly dimensions: Dimensions;
}

/** Errors of sides are named `dimensions.width`. (Contract, section 2.6.) */
export function validateMeasures({ weight, dimensions: { width, length, height } }: Measures): FieldErrors {
  const errors: FieldErrors = {};
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

/** Whether a parcel can be told from it. */
export const isMeasured = ({ dimensions }: Measures): boolean =>
  Object.values(dimensions).every((side) => side !== '');
