import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@admin/format';
import { getHost } from '@admin/host';

/** Formats a count in the store's number format. */
export const formatCount = (count: number): string =>
  formatNumber(count, { ...getHost().settings.currency, precision: 0 });

export const formatFailedOrders = (count: number): string =>
  sprintf(
    /* translators: %s: number of orders */
    _n('%s order could not be imported.', '%s orders could not be imported.', count, 'store-admin'),
    formatCount(count),
  );
