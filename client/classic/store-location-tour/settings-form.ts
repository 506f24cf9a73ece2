/** Where the tour points: the heading's description where the host prints it, else the first field. */
export function findTarget(): Element | null {
  return (
    document.querySelector('#store_address-description') ??
    document.querySelector('#woocommerce_store_address')
  );
}

/** Which fields of the host's form hold something at this moment, saved or not. */
export function readFilledFields() {
  return {
    has_address: isFilled('#woocommerce_store_address'),
    has_city: isFilled('#woocommerce_store_city'),
    has_postcode: isFilled('#woocommerce_store_postcode'),
    has_country: isFilled('select[name="woocommerce_default_country"]'),
  };
}

function isFilled(selector: string): boolean {
  const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
  return field !== null && field.value.trim() !== '';
}
