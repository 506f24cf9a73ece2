import { useLayoutEffect } from 'react';

/**
 * Class by which WooCommerce's style sheets identify these pages, and ours a header with a product's title and buttons.
 */
const LAYOUT = 'woocommerce-admin-product-layout';

/** Sets the page's class while the form uses the header (contract, remaining screens, section 0). */
export function useLayoutClass(): void {
  useLayoutEffect(() => {
    document.body.classList.add(LAYOUT);
    return () => document.body.classList.remove(LAYOUT);
  }, []);
}
