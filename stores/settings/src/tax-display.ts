import type { TaxSettings } from './types';

/** Whether prices include tax: as entered, and as displayed in shop and cart. */
export interface TaxDisplay {
  /** The setting `woocommerce_prices_include_tax`. */
  pricesIncludeTax: TaxSettings['woocommerce_prices_include_tax'];
  shop: TaxSettings['woocommerce_tax_display_shop'];
  cart: TaxSettings['woocommerce_tax_display_cart'];
}

const entered = ({ pricesIncludeTax }: Pick<TaxDisplay, 'pricesIncludeTax'>) =>
  pricesIncludeTax === 'yes' ? 'incl' : 'excl';

/** If prices are not entered and displayed the same way, totals have rounding errors. */
export const hasTaxDisplayConflict = (display: TaxDisplay): boolean =>
  display.shop !== entered(display) || display.cart !== entered(display);

/** Resolves the conflict: both displays follow how prices are entered. */
export const getRecommendedTaxDisplay = (display: Pick<TaxDisplay, 'pricesIncludeTax'>) =>
  ({
    woocommerce_tax_display_shop: entered(display),
    woocommerce_tax_display_cart: entered(display),
  }) satisfies Partial<TaxSettings>;
