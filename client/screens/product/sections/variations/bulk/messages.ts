import { __ } from '@wordpress/i18n';
import { labelOf } from '../../../form';
import type { BulkTarget, BulkOperation } from './bulk-values';

export const formatTarget = (what: BulkTarget): string =>
  ({
    regular_price: labelOf('regular_price'),
    sale_price: labelOf('sale_price'),
    discount: labelOf('sale_price'),
    sale_dates: __('Sale dates', 'woocommerce'),
    end_sale: __('End of the sale', 'woocommerce'),
    stock_quantity: __('Quantity', 'woocommerce'),
    stock_status: labelOf('stock_status'),
    weight: labelOf('weight'),
    status: __('Visibility', 'woocommerce'),
    image: labelOf('image'),
  })[what];

export const formatOperation = (how: BulkOperation): string =>
  ({
    set: __('Set to', 'woocommerce'),
    'increase-amount': __('Increase by an amount', 'woocommerce'),
    'increase-percent': __('Increase by per cent', 'woocommerce'),
    'decrease-amount': __('Decrease by an amount', 'woocommerce'),
    'decrease-percent': __('Decrease by per cent', 'woocommerce'),
    'below-amount': __('List price less an amount', 'woocommerce'),
    'below-percent': __('List price less per cent', 'woocommerce'),
  })[how];
