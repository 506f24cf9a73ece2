import { useLayoutEffect } from 'react';

/** By which the host's style sheets know these pages, and ours that the header holds a title and buttons of a product. */
const LAYOUT = 'woocommerce-admin-product-layout';

/** Marks the page for as long as the header belongs to the form (contract, remaining screens, section 0). */
export function useLayoutClass(): void {
  useLayoutEffect(() => {
    document.body.classList.add(LAYOUT);
    return () => document.body.classList.remove(LAYOUT);
  }, []);
}
