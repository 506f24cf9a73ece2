import { useCallback } from 'react';
import { useDispatch } from '@admin/data';
import { optionsStore } from '@admin/store-options';

/** Turns this form off in WooCommerce. Leaving doesn't wait for the request and ignores failures. */
export function useDisableEditor(): () => Promise<unknown> {
  const { updateOptions } = useDispatch(optionsStore);
  return useCallback(
    () => updateOptions({ woocommerce_new_product_management_enabled: 'no' }).catch(() => undefined),
    [updateOptions],
  );
}
