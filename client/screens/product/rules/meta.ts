import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductMeta, ProductRecord } from '@admin/store-product';

/** Keys with an underscore are internal: code maintains them. */
const isInternal = ({ key }: ProductMeta): boolean => key.startsWith('_');

/** Whether users can read and change a value, or only the extension that wrote it. */
export const isPublic = (meta: ProductMeta): boolean => !isInternal(meta);

/** Whether a value is text or can be edited as text. */
export const isEditableAsText = ({ value }: ProductMeta): boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

/** Formats a value for reading; a structured one as it is stored. */
export const toText = ({ value }: ProductMeta): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Converts typed text to a key; leading underscores are reserved for extensions. */
export const toPublicKey = (typed: string): string => typed.replace(/^_+/, '');

/** A new field needs a name. */
export function validateMeta({ meta_data: all }: Pick<ProductRecord, 'meta_data'>): FieldErrors {
  const added = all.filter(({ id }) => id === undefined);
  return added.some(({ key }) => key.trim() === '')
    ? { meta_data: __('Please enter a name for each custom field.', 'store-admin') }
    : {};
}
