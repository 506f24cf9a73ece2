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

/** What somebody typed as a name; those that begin with an underscore are for extensions, which add fields as well. */
export const toPublicKey = (typed: string): string => typed.replace(/^_+/, '');

/** A new field needs a name. */
export function validateMeta({ meta_data: all }: Pick<ProductRecord, 'meta_data'>): FieldErrors {
  const added = all.filter(({ id }) => id === undefined);
  return added.some(({ key }) => key.trim() === '')
    ? { meta_data: __('Please enter a name for each custom field.', 'woocommerce') }
    : {};
}
