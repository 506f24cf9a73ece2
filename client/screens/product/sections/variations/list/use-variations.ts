import { useCallback, useDeferredValue, useMemo } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { parseFormKey, productStore } from '@admin/store-product';
import { variationsStore, type ListedVariation, withEdits } from '@admin/store-variations';
import { useFormKey } from '../../../form';

const NONE: readonly ListedVariation[] = [];

/** The number of the product that the form is about; 0 for one the server does not have yet. */
export const useProductId = (): number => parseFormKey(useFormKey())?.productId ?? 0;

/**
 * The product's variations with the edits on top, as far as they are read. What is rendered of them follows a few at a time,
 * after a page that came in as after a change of thousands. So the store is asked outside of the parts rendered that way: a
 * store that continues while they are rendered would have React draw them again without a pause.
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
  /** Reads what is still missing, or everything again. */
  const readOn = useCallback(
    () => registry.invalidate(variationsStore).getVariations(productId),
    [registry, productId],
  );
  return useMemo(() => ({ ...shown, saved, variations, readOn }), [shown, saved, variations, readOn]);
}

export type ReadVariations = ReturnType<typeof useVariations>;
