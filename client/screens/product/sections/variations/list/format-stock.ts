import { __ } from '@wordpress/i18n';
import type { ListedVariation } from '@admin/store-variations';

type StockStatus = ListedVariation['stock_status'];

export const STOCK_STATUSES: readonly StockStatus[] = ['instock', 'outofstock', 'onbackorder'];

export const formatStockStatus = (status: StockStatus): string =>
  ({
    instock: __('In stock', 'woocommerce'),
    outofstock: __('Out of stock', 'woocommerce'),
    onbackorder: __('On backorder', 'woocommerce'),
  })[status];
