import type { TaxSettings } from './types';

/** Whether prices mean tax included or not: as they are entered, and as shop and cart display them. */
export interface TaxDisplay {
  /** The setting `woocommerce_prices_include_tax`. */
  pricesIncludeTax: TaxSettings['woocommerce_prices_include_tax'];
  shop: TaxSettings['woocommerce_tax_display_shop'];
  cart: TaxSettings['woocommerce_tax_display_cart'];
}

const entered = ({ pricesIncludeTax }: Pick<TaxDisplay, 'pricesIncludeTax'>) =>
  pricesIncludeTax === 'yes' ? 'incl' : 'excl';

/** Prices that are not entered and displayed in one way lead to totals with rounding errors. */
export const hasTaxDisplayConflict = (display: TaxDisplay): boolean =>
  display.shop !== entered(display) || display.cart !== entered(display);

/** What ends the conflict: both displays follow how prices are entered. */
export const getRecommendedTaxDisplay = (display: Pick<TaxDisplay, 'pricesIncludeTax'>) =>
  ({
    woocommerce_tax_display_shop: entered(display),
    woocommerce_tax_display_cart: entered(display),
  }) satisfies Partial<TaxSettings>;
