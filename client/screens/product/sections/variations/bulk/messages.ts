import { __ } from '@wordpress/i18n';
import { labelOf } from '../../../form';
import type { BulkTarget, BulkOperation } from './bulk-values';

export const formatTarget = (what: BulkTarget): string =>
  ({
    regular_price: labelOf('regular_price'),
    sale_price: labelOf('sale_price'),
    discount: labelOf('sale_price'),
    sale_dates: __('Sale price dates', 'woocommerce'),
    end_sale: __('Sale end date', 'woocommerce'),
    stock_quantity: __('Quantity', 'woocommerce'),
    stock_status: labelOf('stock_status'),
    weight: labelOf('weight'),
    status: __('Visibility', 'woocommerce'),
    image: labelOf('image'),
  })[what];

export const formatOperation = (how: BulkOperation): string =>
  ({
    set: __('Set to', 'woocommerce'),
    'increase-amount': __('Increase by amount', 'woocommerce'),
    'increase-percent': __('Increase by percent', 'woocommerce'),
    'decrease-amount': __('Decrease by amount', 'woocommerce'),
    'decrease-percent': __('Decrease by percent', 'woocommerce'),
    'below-amount': __('List price minus amount', 'woocommerce'),
    'below-percent': __('List price minus percent', 'woocommerce'),
  })[how];
