/** The WooCommerce version whose API contract the store implements. */
export const WC_VERSION = '7.7.2';
export const WP_VERSION = '6.4.2';
