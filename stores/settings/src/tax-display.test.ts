/** @jest-environment node */

import { getRecommendedTaxDisplay, hasTaxDisplayConflict } from './index';

test.each([
  ['yes', 'incl', 'incl', false],
  ['yes', 'incl', 'excl', true],
  ['yes', 'excl', 'incl', true],
  ['yes', 'excl', 'excl', true],
  ['no', 'excl', 'excl', false],
  ['no', 'excl', 'incl', true],
  ['no', 'incl', 'excl', true],
  ['no', 'incl', 'incl', true],
] as const)(
  'tax included: %s, store: %s, cart: %s, conflict: %s; the recommendation resolves it',
  (pricesIncludeTax, shop, cart, expected) => {
    expect(hasTaxDisplayConflict({ pricesIncludeTax, shop, cart })).toBe(expected);

    const recommended = getRecommendedTaxDisplay({ pricesIncludeTax });
    const ended = {
      pricesIncludeTax,
      shop: recommended.woocommerce_tax_display_shop,
      cart: recommended.woocommerce_tax_display_cart,
    };
    expect(hasTaxDisplayConflict(ended)).toBe(false);
  },
);
