import { useEffect } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { productStore } from '@admin/store-product';
import { skusStore, type SkuHolder } from '@admin/store-skus';
import { useFormKey, useProduct } from '../../form';
import { useDebouncedValue } from '../../form/use-debounced-value';

/** Debounce time in milliseconds; the server searches all products. */
const PAUSE = 300;

/** Returns the other product with the typed SKU; `undefined` if unknown. The save validates it in any case. */
export function useDuplicateSku(): SkuHolder | undefined {
  const registry = useRegistry();
  const formKey = useFormKey();
  const { id, sku } = useProduct();
  const settled = useDebouncedValue(sku.trim(), PAUSE);
  // Another product may have a new SKU since the last visit.
  useEffect(() => registry.invalidateAll(skusStore), [registry]);
  return useSelect(
    (select) => {
      const isOwn = settled === '' || settled === select(productStore).getSaved(formKey)?.sku;
      if (isOwn || settled !== sku.trim()) return undefined;
      return select(skusStore)
        .getHolders(settled)
        ?.find((holder) => holder.id !== id);
    },
    [formKey, id, settled, sku],
  );
}
