const ADDRESS = '#woocommerce_store_address';

/**
 * Returns the element that the tour points to: the first address field, or the host's description of the fields.
 * Returns `null` on other forms.
 */
export function findTarget(): Element | null {
  return document.querySelector(ADDRESS) ?? document.querySelector('#store_address-description');
}

/** Moves the focus to the first address field, if nothing on the page has the focus yet. */
export function focusAddress(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(ADDRESS)?.focus();
}

/** Returns which address fields of the host's form are filled at the moment, saved or not. */
export const readFilledFields = () => ({
  address: isFilled(ADDRESS),
  city: isFilled('#woocommerce_store_city'),
  country: isFilled('select[name="woocommerce_default_country"]'),
  postcode: isFilled('#woocommerce_store_postcode'),
});

function isFilled(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  return field !== null && field.value.trim() !== '';
}
