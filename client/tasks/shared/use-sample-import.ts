import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { productsStore } from '@admin/store-products';
import { tasksStore } from '@admin/store-tasks';
import { useAnnounceBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';

/**
 * Imports the sample products and shows notices with the texts of the product specification (section 8).
 * @param onEnd called with whether all products were imported, unless the component was unmounted
 */
export function useSampleImport(onEnd: (areThere: boolean) => void) {
  const importSamples = useImport();
  const isShown = useIsShown();
  const [isImporting, setImporting] = useState(false);
  useAnnounceBusy(isImporting, __('Importing products…', 'store-admin'));

  async function start(): Promise<void> {
    setImporting(true);
    const areThere = await importSamples();
    if (!isShown.current) return;
    setImporting(false);
    onEnd(areThere);
  }

  return { isImporting, start: () => void start() };
}

function useImport() {
  const { importSampleProducts } = useDispatch(productsStore);
  const { refreshTaskLists } = useDispatch(tasksStore);
  const report = usePromiseNotice();

  async function importAll(): Promise<void> {
    const { failed } = await importSampleProducts();
    // Products complete a task; if this fails, the next load updates the lists.
    refreshTaskLists().catch(() => undefined);
    if (failed > 0) throw new PartialImportError();
  }

  return (): Promise<boolean> =>
    report(importAll(), {
      id: 'sample-products',
      done: __('All sample products have been imported', 'store-admin'),
      failed: (error) =>
        error instanceof PartialImportError
          ? __('There was an error importing some of the sample products', 'store-admin')
          : __('There was an error importing the sample products', 'store-admin'),
    });
}

/** Only some of the products were imported. */
class PartialImportError extends Error {
  override readonly name = 'PartialImportError';
}
