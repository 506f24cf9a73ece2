const ADDRESS = '#woocommerce_store_address';

/** Where the tour points: the field to begin with, else what the host says about all of them; nothing on another form. */
export function findTarget(): Element | null {
  return document.querySelector(ADDRESS) ?? document.querySelector('#store_address-description');
}

/** Leads a keyboard that has no place on the page yet to the field to begin with. */
export function focusAddress(): void {
  if (document.activeElement !== document.body) return;
  document.querySelector<HTMLElement>(ADDRESS)?.focus();
}

/** Which parts of the address are in the host's form at this moment, saved or not. */
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
