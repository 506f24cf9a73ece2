import { useState } from 'react';
import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { productsStore } from '@admin/store-products';
import { tasksStore } from '@admin/store-tasks';
import { useAnnounceBusy } from '@admin/ui';
import { useIsShown } from '@admin/wizard';

/**
 * Brings the sample products into the shop and says how that ended, in the words of the product specification (section 8).
 * @param onEnd told whether all of them are there, unless the component has gone
 */
export function useSampleImport(onEnd: (areThere: boolean) => void) {
  const importSamples = useImport();
  const isShown = useIsShown();
  const [isImporting, setImporting] = useState(false);
  useAnnounceBusy(isImporting, __('Importing products…', 'woocommerce'));

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
    // Products do a task; if this fails, the next reading tells.
    refreshTaskLists().catch(() => undefined);
    if (failed > 0) throw new PartialImportError();
  }

  return (): Promise<boolean> =>
    report(importAll(), {
      id: 'sample-products',
      done: __('All sample products have been imported', 'woocommerce'),
      failed: (error) =>
        error instanceof PartialImportError
          ? __('There was an error importing some of the sample products', 'woocommerce')
          : __('There was an error importing the sample products', 'woocommerce'),
    });
}

/** Some of the products are there, others are not. */
class PartialImportError extends Error {
  override readonly name = 'PartialImportError';
}
