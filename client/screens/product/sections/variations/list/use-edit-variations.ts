import { useCallback } from 'react';
import { useRegistry } from '@admin/data';
import { productStore, type VariationEdits } from '@admin/store-product';
import { variationsStore, type VariationEdits as Edits } from '@admin/store-variations';
import { useFormKey } from '../../../form';
import { useProductId } from './use-variations';

const PRICES = ['regular_price', 'sale_price'];

/** Rules compare the two prices, so both are kept where one is edited. */
function withNeighbours(patch: object): string[] {
  const members = Object.keys(patch);
  return PRICES.some((price) => Object.hasOwn(patch, price))
    ? [...new Set([...members, ...PRICES])]
    : members;
}

export type EditVariations = (edits: Edits, label: string, merge?: string) => void;

/** Edits variations as part of the product's form: one step of its history, saved with everything else. */
export function useEditVariations(): EditVariations {
  const registry = useRegistry();
  const formKey = useFormKey();
  const productId = useProductId();
  return useCallback(
    (edits, label, merge) => {
      // Asked for all at once: a thousand questions to the registry would hold up the page.
      const { items = [] } = registry.select(variationsStore).getVariations(productId) ?? {};
      const saved: VariationEdits = Object.fromEntries(
        items.flatMap((variation) => {
          const patch = edits[variation.id];
          const record: Readonly<Record<string, unknown>> = variation;
          return patch
            ? [
                [
                  variation.id,
                  Object.fromEntries(withNeighbours(patch).map((member) => [member, record[member]])),
                ],
              ]
            : [];
        }),
      );
      void registry
        .dispatch(productStore)
        .editVariations(formKey, edits, { label, saved, ...(merge !== undefined && { merge }) });
    },
    [registry, formKey, productId],
  );
}
