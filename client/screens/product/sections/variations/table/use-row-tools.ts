import { useMemo } from 'react';
import { useRegistry } from '@admin/data';
import { productStore } from '@admin/store-product';
import { moveVariation, variationsStore, type VaryingAttribute, withEdits } from '@admin/store-variations';
import { announce } from '@admin/ui';
import { __ } from '@wordpress/i18n';
import { getMemberLabel, useProductForm } from '../../../form';
import { getNumberFormats } from '../../../rules/number-formats';
import { useEditVariations } from '../list/use-edit-variations';
import { useProductId } from '../list/use-variations';
import type { RowTools } from './row-tools';

interface RowToolsOptions {
  varying: readonly VaryingAttribute[];
  parentSku: string;
  onDelete: (id: number) => void;
}

/** Reads the current state on click, so that rows don't depend on each other. */
export function useRowTools({ varying, parentSku, onDelete }: RowToolsOptions): RowTools {
  const registry = useRegistry();
  const { formKey, isReadOnly } = useProductForm();
  const productId = useProductId();
  const edit = useEditVariations();
  return useMemo(
    () => ({
      productId,
      varying,
      parentSku,
      isReadOnly,
      formats: getNumberFormats(),
      onEdit: (id, patch, label, merge) => edit({ [id]: patch }, label, merge),
      onMove: (id, by) => {
        const { items = [] } = registry.select(variationsStore).getVariations(productId) ?? {};
        const shown = withEdits(items, registry.select(productStore).getVariationEdits(formKey));
        const place = shown.findIndex((variation) => variation.id === id);
        edit(moveVariation(shown, id, place + by), getMemberLabel('menu_order'));
        announce(by < 0 ? __('Moved up', 'store-admin') : __('Moved down', 'store-admin'));
      },
      onDelete,
    }),
    [registry, formKey, productId, isReadOnly, varying, parentSku, edit, onDelete],
  );
}
