/** WooCommerce's feature for scheduled order import, since version 11. */
export const SCHEDULED_IMPORT = 'analytics-scheduled-import';
