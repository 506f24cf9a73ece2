import { useCallback } from 'react';
import { useRegistry } from '@admin/data';
import { productStore, type VariationEdits } from '@admin/store-product';
import { variationsStore, type ListedVariation, type VariationEdits as Edits } from '@admin/store-variations';
import { useFormKey } from '../../../form';
import { useProductId } from './use-variations';

export type EditVariations = (edits: Edits, label: string, merge?: string) => void;

/** Edits variations as part of the product's form: one undo step, saved with everything else. */
export function useEditVariations(): EditVariations {
  const registry = useRegistry();
  const formKey = useFormKey();
  const productId = useProductId();
  return useCallback(
    (edits, label, merge) => {
      const { items = [] } = registry.select(variationsStore).getVariations(productId) ?? {};
      const saved = pickSaved(items, edits);
      void registry
        .dispatch(productStore)
        .editVariations(formKey, edits, { label, saved, ...(merge !== undefined && { merge }) });
    },
    [registry, formKey, productId],
  );
}

/**
 * Returns the saved values of the edited fields. Reads them all at once: thousands of selector calls would block the
 * page.
 */
function pickSaved(items: readonly ListedVariation[], edits: Edits): VariationEdits {
  const saved: Record<number, Record<string, unknown>> = {};
  for (const variation of items) {
    const patch = edits[variation.id];
    if (patch) saved[variation.id] = pickSavedValues(variation, patch);
  }
  return saved;
}

function pickSavedValues(variation: ListedVariation, patch: object): Record<string, unknown> {
  const record: Readonly<Record<string, unknown>> = variation as object as Record<string, unknown>;
  const values: Record<string, unknown> = {};
  for (const member of Object.keys(patch)) values[member] = record[member];
  // Validation compares the two prices, so both are kept if one is edited.
  if ('regular_price' in values || 'sale_price' in values) {
    values['regular_price'] = variation.regular_price;
    values['sale_price'] = variation.sale_price;
  }
  return values;
}
