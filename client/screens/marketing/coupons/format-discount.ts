import { __, sprintf } from '@wordpress/i18n';
import { createMoneyFormat, formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import type { Coupon } from '@admin/store-marketing';

type Discount = Pick<Coupon, 'type' | 'amount' | 'isFreeShipping'>;

/** Formats a coupon's discount; for types added by extensions, only the amount. */
export function formatDiscount({ type, amount, isFreeShipping }: Discount): string {
  if (Number(amount) === 0) {
    return isFreeShipping ? __('Free shipping', 'store-admin') : __('No discount', 'store-admin');
  }
  const discount = formatCouponAmount(type, amount);
  if (!isFreeShipping) return discount;
  return sprintf(
    /* translators: %s: a discount, such as "10% off" */
    __('%s and free shipping', 'store-admin'),
    discount,
  );
}

function formatCouponAmount(type: string, amount: string): string {
  const { currency } = getHost().settings;
  const money = createMoneyFormat(currency)(amount);
  switch (type) {
    case 'percent':
      return sprintf(
        /* translators: %s: a number */
        __('%s%% off', 'store-admin'),
        formatNumber(Number(amount), { ...currency, precision: Number.isInteger(Number(amount)) ? 0 : 2 }),
      );
    case 'fixed_cart':
      return sprintf(
        /* translators: %s: an amount of money */
        __('%s off the order', 'store-admin'),
        money,
      );
    case 'fixed_product':
      return sprintf(
        /* translators: %s: an amount of money */
        __('%s off each product', 'store-admin'),
        money,
      );
    default:
      return money;
  }
}
