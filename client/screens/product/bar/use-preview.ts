import { useState } from 'react';
import { useRegistry } from '@admin/data';
import { productStore, type FormKey } from '@admin/store-product';
import { getPreviewUrl } from '../urls';
import { getMessages } from '../form';
import { recordProductEvent } from '../save/events';
import type { Saving } from '../save/use-save-product';

/** Opens a preview of the product. Unsaved changes are saved first, so that the preview includes them. */
export function usePreview(formKey: FormKey, saving: Saving) {
  const registry = useRegistry();
  const [isBusy, setBusy] = useState(false);

  async function open(): Promise<void> {
    if (isBusy) return;
    const { getRecord, getSaved, isChanged } = registry.select(productStore);
    recordProductEvent('product_preview_changes', getRecord(formKey));
    const saved = getSaved(formKey);
    if (saved && !isChanged(formKey)) {
      window.open(getPreviewUrl(saved.permalink), '_blank', 'noopener');
      return;
    }
    // Opened synchronously in the click, since browsers block windows opened later.
    const target = window.open('', '_blank');
    setBusy(true);
    const product = await saving.begin('keep', {
      isSilent: true,
      failed: getMessages(formKey).previewFailed,
    });
    setBusy(false);
    if (!product) target?.close();
    else if (target) target.location.href = getPreviewUrl(product.record.permalink);
  }

  return { open, isBusy };
}
