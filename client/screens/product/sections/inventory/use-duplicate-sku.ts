import { useEffect } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { productStore } from '@admin/store-product';
import { skusStore, type SkuHolder } from '@admin/store-skus';
import { useFormKey, useProduct } from '../../form';
import { useDebouncedValue } from '../../form/use-debounced-value';

/** Milliseconds after the last key; the host looks through all products. */
const PAUSE = 300;

/** The other product that has the SKU which is being typed. Where nobody can tell there is none; saving will say. */
export function useDuplicateSku(): SkuHolder | undefined {
  const registry = useRegistry();
  const formKey = useFormKey();
  const { id, sku } = useProduct();
  const settled = useDebouncedValue(sku.trim(), PAUSE);
  // Since an earlier visit another product may have been given another SKU.
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
