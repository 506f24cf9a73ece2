import { useCallback, useDeferredValue, useMemo } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { parseFormKey, productStore } from '@admin/store-product';
import { variationsStore, type ListedVariation, withEdits } from '@admin/store-variations';
import { useFormKey } from '../../../form';

const NONE: readonly ListedVariation[] = [];

/** Returns the product's id in this form; 0 for a product that isn't saved yet. */
export const useProductId = (): number => parseFormKey(useFormKey())?.productId ?? 0;

/**
 * Returns the loaded variations with unsaved changes. Rows are rendered in small groups, both after loading a page and
 * after a change to thousands. So the store is read outside of the deferred components: a store update during a
 * deferred render would make React restart it again and again.
 */
export function useVariations() {
  const formKey = useFormKey();
  const productId = useProductId();
  const registry = useRegistry();
  const read = useSelect(
    (select, resolution) => ({
      list: productId === 0 ? undefined : select(variationsStore).getVariations(productId),
      isWorking: select(variationsStore).getWork(productId) !== null,
      edits: select(productStore).getVariationEdits(formKey),
      failure: productId === 0 ? undefined : resolution(variationsStore).getVariations(productId).failure,
    }),
    [formKey, productId],
  );
  const shown = useDeferredValue(read);
  const saved = shown.list?.items ?? NONE;
  const variations = useMemo(() => withEdits(saved, shown.edits), [saved, shown.edits]);
  /** Loads the missing pages, or everything again. */
  const readOn = useCallback(
    () => registry.invalidate(variationsStore).getVariations(productId),
    [registry, productId],
  );
  return useMemo(() => ({ ...shown, saved, variations, readOn }), [shown, saved, variations, readOn]);
}

export type VariationsQuery = ReturnType<typeof useVariations>;
