/** Where the tour points: the description of the address, else its first field; nothing on another form. */
export function findTarget(): Element | null {
  return (
    document.querySelector('#store_address-description') ??
    document.querySelector('#woocommerce_store_address')
  );
}

/** Which parts of the address stand in the host's form at this moment, saved or not. */
export const readFilledFields = () => ({
  address: isFilled('#woocommerce_store_address'),
  city: isFilled('#woocommerce_store_city'),
  country: isFilled('select[name="woocommerce_default_country"]'),
  postcode: isFilled('#woocommerce_store_postcode'),
});

function isFilled(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  return field !== null && field.value.trim() !== '';
}
