import { useCallback } from 'react';
import { useDispatch } from '@admin/data';
import { optionsStore } from '@admin/store-options';

/** Has the host lead to its own form from now on. Whoever leaves is not kept waiting, whatever becomes of it. */
export function useDisableEditor(): () => Promise<unknown> {
  const { updateOptions } = useDispatch(optionsStore);
  return useCallback(
    () => updateOptions({ woocommerce_new_product_management_enabled: 'no' }).catch(() => undefined),
    [updateOptions],
  );
}
