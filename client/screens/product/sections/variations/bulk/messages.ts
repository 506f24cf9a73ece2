import { __ } from '@wordpress/i18n';
import { getMemberLabel } from '../../../form';
import type { BulkTarget, BulkOperation } from './bulk-values';

export const formatTarget = (what: BulkTarget): string =>
  ({
    regular_price: getMemberLabel('regular_price'),
    sale_price: getMemberLabel('sale_price'),
    discount: getMemberLabel('sale_price'),
    sale_dates: __('Sale price dates', 'store-admin'),
    end_sale: __('Sale end date', 'store-admin'),
    stock_quantity: __('Quantity', 'store-admin'),
    stock_status: getMemberLabel('stock_status'),
    weight: getMemberLabel('weight'),
    status: __('Visibility', 'store-admin'),
    image: getMemberLabel('image'),
  })[what];

export const formatOperation = (how: BulkOperation): string =>
  ({
    set: __('Set to', 'store-admin'),
    'increase-amount': __('Increase by amount', 'store-admin'),
    'increase-percent': __('Increase by percent', 'store-admin'),
    'decrease-amount': __('Decrease by amount', 'store-admin'),
    'decrease-percent': __('Decrease by percent', 'store-admin'),
    'below-amount': __('List price minus amount', 'store-admin'),
    'below-percent': __('List price minus percent', 'store-admin'),
  })[how];
