import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductMeta, ProductRecord } from '@admin/store-product';

/** Keys that begin like this belong to code, which keeps them in order itself. */
const isInternal = ({ key }: ProductMeta): boolean => key.startsWith('_');

/** Whether people may read and change a value, and not only the extension that wrote it. */
export const isPublic = (meta: ProductMeta): boolean => !isInternal(meta);

/** Whether a value is a text or can be typed as one. */
export const isPlain = ({ value }: ProductMeta): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** A value as it is read; one of several parts as it is stored. */
export const toText = ({ value }: ProductMeta): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** A new field needs a name, and one that is not taken by code. */
export function validateMeta({ meta_data: all }: Pick<ProductRecord, 'meta_data'>): FieldErrors {
  const added = all.filter(({ id }) => id === undefined);
  if (added.some(({ key }) => key.trim() === '')) {
    return { meta_data: __('Please give each custom field a name.', 'woocommerce') };
  }
  return added.some(isInternal)
    ? { meta_data: __('Names that begin with an underscore are for extensions.', 'woocommerce') }
    : {};
}
