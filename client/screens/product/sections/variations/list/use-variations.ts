import { useCallback, useDeferredValue, useMemo } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { parseFormKey, productStore } from '@admin/store-product';
import { variationsStore, type ListedVariation, withEdits } from '@admin/store-variations';
import { useFormKey } from '../../../form';

const NONE: readonly ListedVariation[] = [];

/** The number of the product that the form is about; 0 for one the server does not have yet. */
export const useProductId = (): number => parseFormKey(useFormKey())?.productId ?? 0;

/** The product's variations with the edits on top, as far as they are read. */
export function useVariations() {
  const formKey = useFormKey();
  const productId = useProductId();
  const registry = useRegistry();
  const read = useSelect(
    (select, resolution) => ({
      list: productId === 0 ? undefined : select(variationsStore).getVariations(productId),
      work: select(variationsStore).getWork(productId),
      edits: select(productStore).getVariationEdits(formKey),
      failure: productId === 0 ? undefined : resolution(variationsStore).getVariations(productId).failure,
    }),
    [formKey, productId],
  );
  const { list, edits } = read;
  const saved = list?.items ?? NONE;
  // After a change of thousands the page answers first; rows follow, a few at a time.
  const settled = useDeferredValue(edits);
  const shownSaved = useDeferredValue(saved);
  const variations = useMemo(() => withEdits(shownSaved, settled), [shownSaved, settled]);
  /** Reads what is still missing, or everything again. */
  const readOn = useCallback(
    () => registry.invalidate(variationsStore).getVariations(productId),
    [registry, productId],
  );
  return { ...read, saved, variations, readOn };
}
