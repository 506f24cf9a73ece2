import type { getRecommendedTaxDisplay, TaxDisplay } from '@admin/store-settings';

const ENTRY = 'input[name="woocommerce_prices_include_tax"]';

/** What is chosen in the host's form now; `undefined` where one of its fields is not what we know. */
export const readTaxDisplay = (): TaxDisplay | undefined =>
  toTaxDisplay({
    pricesIncludeTax: document.querySelector<HTMLInputElement>(`${ENTRY}:checked`)?.value,
    shop: findSelect('woocommerce_tax_display_shop')?.value,
    cart: findSelect('woocommerce_tax_display_cart')?.value,
  });

/** The choices of a form, where each has a value that we know. */
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

/** Chooses in the host's form, as a person would: whoever listens to its fields hears of it. Nothing is saved. */
export function chooseTaxDisplay(settings: DisplaySettings): void {
  for (const name of ['woocommerce_tax_display_shop', 'woocommerce_tax_display_cart'] as const) {
    const select = findSelect(name);
    if (!select || select.value === settings[name]) continue;
    select.value = settings[name];
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Where the keyboard continues when the warning beside it is gone. */
export function focusTaxDisplay(name: DisplayName): void {
  findSelect(name)?.focus();
}

function findSelect(name: DisplayName): HTMLSelectElement | undefined {
  const field = document.getElementById(name);
  return field instanceof HTMLSelectElement ? field : undefined;
}

const isDisplay = (value: string | undefined): value is TaxDisplay['shop'] =>
  value === 'incl' || value === 'excl';
