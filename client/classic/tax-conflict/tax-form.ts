import type { getRecommendedTaxDisplay, TaxDisplay } from '@admin/store-settings';

const ENTRY = 'input[name="woocommerce_prices_include_tax"]';

/** Returns the selected options of the host's form; `undefined` if one of the fields has an unknown value. */
export const readTaxDisplay = (): TaxDisplay | undefined =>
  toTaxDisplay({
    pricesIncludeTax: document.querySelector<HTMLInputElement>(`${ENTRY}:checked`)?.value,
    shop: findSelect('woocommerce_tax_display_shop')?.value,
    cart: findSelect('woocommerce_tax_display_cart')?.value,
  });

/** Parses the values of a form; `undefined` if one of them is unknown. */
export function toTaxDisplay({
  pricesIncludeTax,
  shop,
  cart,
}: Record<keyof TaxDisplay, string | undefined>): TaxDisplay | undefined {
  if (pricesIncludeTax !== 'yes' && pricesIncludeTax !== 'no') return undefined;
  return isDisplay(shop) && isDisplay(cart) ? { pricesIncludeTax, shop, cart } : undefined;
}

type DisplaySettings = ReturnType<typeof getRecommendedTaxDisplay>;
type DisplayName = keyof DisplaySettings;

/** Selects options in the host's form and dispatches the same events as user input. Saves nothing. */
export function chooseTaxDisplay(settings: DisplaySettings): void {
  for (const name of ['woocommerce_tax_display_shop', 'woocommerce_tax_display_cart'] as const) {
    const select = findSelect(name);
    if (!select || select.value === settings[name]) continue;
    select.value = settings[name];
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Moves the focus to a field when the warning beside it is removed. */
export function focusTaxDisplay(name: DisplayName): void {
  findSelect(name)?.focus();
}

function findSelect(name: DisplayName): HTMLSelectElement | undefined {
  const field = document.getElementById(name);
  return field instanceof HTMLSelectElement ? field : undefined;
}

const isDisplay = (value: string | undefined): value is TaxDisplay['shop'] =>
  value === 'incl' || value === 'excl';
