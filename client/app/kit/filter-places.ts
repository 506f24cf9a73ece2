import type { FilterPlace } from '@admin/extensions';

/** Where on the page the filters show whose place is always the same. */
export const FILTER_PLACES: readonly FilterPlace[] = [
  { filter: 'woocommerce_admin_report_table', selector: '.sa-report__table' },
];
