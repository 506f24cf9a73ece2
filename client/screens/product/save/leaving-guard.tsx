import { useCallback } from 'react';
import { useSelect } from '@admin/data';
import { useConfirmUnsavedChanges } from '@admin/navigation';
import { productStore, type FormKey } from '@admin/store-product';
import { getProductPath } from '../urls';

/** Asks before leaving unsaved changes; the browser keeps them as a draft in any case. */
export function LeavingGuard({ formKey }: { formKey: FormKey }) {
  const isChanged = useSelect((select) => select(productStore).isChanged(formKey), [formKey]);
  useConfirmUnsavedChanges(
    isChanged,
    useCallback(
      (url: URL, changesPath: () => boolean) =>
        // A new product gets a new address when it is first saved.
        changesPath() && url.searchParams.get('path') !== getProductPath(formKey),
      [formKey],
    ),
  );
  return null;
}
