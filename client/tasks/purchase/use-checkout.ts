import { useEffect, useState } from 'react';
import { getHost } from '@admin/host';
import { navigateTo } from '@admin/navigation';
import { getCartUrl, type PurchasableProduct } from '@admin/store-profile';
import { recordEvent } from '@admin/tracks';

/**
 * Returns a function that opens the marketplace's cart with these products; without any that can be bought it does
 * nothing.
 */
export function useCheckout(products: readonly PurchasableProduct[]) {
  const [isBuying, setBuying] = useState(false);

  useEffect(() => {
    // The browser's Back button may restore the page in this state.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBuying(false);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  function buy() {
    const url = getCartUrl(products, getHost().cartUrl);
    if (url === undefined) return;
    recordEvent('tasklist_purchase_extensions', { selection: products.length });
    setBuying(true);
    navigateTo({ url });
  }

  return { isBuying, buy };
}
