/** The platform whose contract the store answers. */
export const WC_VERSION = '7.7.2';
export const WP_VERSION = '6.4.2';
