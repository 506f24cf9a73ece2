import { __ } from '@wordpress/i18n';
import type { ListedVariation } from '@admin/store-variations';

type StockStatus = ListedVariation['stock_status'];

export const STOCK_STATUSES: readonly StockStatus[] = ['instock', 'outofstock', 'onbackorder'];

export const formatStockStatus = (status: StockStatus): string =>
  ({
    instock: __('In stock', 'store-admin'),
    outofstock: __('Out of stock', 'store-admin'),
    onbackorder: __('On backorder', 'store-admin'),
  })[status];
