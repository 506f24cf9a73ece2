import { useCallback } from 'react';
import { __ } from '@wordpress/i18n';
import { useRegistry } from '@admin/data';
import { productStore, type VariationEdits } from '@admin/store-product';
import { variationsStore, type DeleteOutcome } from '@admin/store-variations';
import { useFormKey } from '../../../form';
import { useProductId } from './use-variations';

/** Deletes variations, and discards their unsaved changes, which could no longer be saved. */
export function useDeleteVariations(): (ids: readonly number[]) => Promise<DeleteOutcome> {
  const registry = useRegistry();
  const formKey = useFormKey();
  const productId = useProductId();
  return useCallback(
    async (ids) => {
      const { getVariation } = registry.select(variationsStore);
      const records = new Map(ids.map((id) => [id, getVariation(productId, id)]));
      const outcome = await registry.dispatch(variationsStore).deleteVariations(productId, ids);
      const edits = registry.select(productStore).getVariationEdits(formKey);
      const saved: VariationEdits = Object.fromEntries(
        outcome.deleted.flatMap((id) => {
          const record: Readonly<Record<string, unknown>> = records.get(id) ?? {};
          const members = Object.keys(edits[id] ?? {});
          return members.length === 0
            ? []
            : [[id, Object.fromEntries(members.map((member) => [member, record[member]]))]];
        }),
      );
      if (Object.keys(saved).length > 0) {
        const label = __('Deleted variations', 'store-admin');
        void registry.dispatch(productStore).editVariations(formKey, saved, { label, saved });
      }
      return outcome;
    },
    [registry, formKey, productId],
  );
}
