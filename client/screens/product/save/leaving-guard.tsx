import { useCallback } from 'react';
import { useSelect } from '@admin/data';
import { useConfirmUnsavedChanges } from '@admin/navigation';
import { productStore, type FormKey } from '@admin/store-product';
import { pathOf } from '../urls';

/** Asks before something unsaved is left behind; what was typed is kept in the browser all the same. */
export function LeavingGuard({ formKey }: { formKey: FormKey }) {
  const isChanged = useSelect((select) => select(productStore).isChanged(formKey), [formKey]);
  useConfirmUnsavedChanges(
    isChanged,
    useCallback(
      (url: URL, changesPath: () => boolean) =>
        // A new product that got its number continues at another address.
        changesPath() && url.searchParams.get('path') !== pathOf(formKey),
      [formKey],
    ),
  );
  return null;
}
