import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

/** Types whose every member this form knows; those of extensions have parts of which it knows nothing. */
export const KNOWN_TYPES = ['simple', 'grouped', 'external', 'variable'] as const;

/** Variations have no type. */
export const isKnownType = (type: string | undefined): boolean =>
  type === undefined || type === 'variation' || KNOWN_TYPES.some((known) => known === type);

/** Hosts drop addresses that are none without a word. */
export const validateExternal = ({
  type,
  external_url: url,
}: Pick<ProductRecord, 'type' | 'external_url'>): FieldErrors =>
  type !== 'external' || url === '' || isWebAddress(url)
    ? {}
    : { external_url: __('Please enter a web address, such as https://example.com/mug.', 'woocommerce') };

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
