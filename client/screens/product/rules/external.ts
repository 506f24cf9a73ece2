import { __ } from '@wordpress/i18n';
import type { FieldErrors, ProductRecord } from '@admin/store-product';

/** WooCommerce silently drops invalid addresses. */
export const validateExternal = ({
  type,
  external_url: url,
}: Pick<ProductRecord, 'type' | 'external_url'>): FieldErrors =>
  type !== 'external' || url === '' || isWebAddress(url)
    ? {}
    : { external_url: __('Please enter a web address, such as https://example.com/mug.', 'store-admin') };

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text);
