import { useEffect, useRef, useState } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { importsStore, type ImportEnd, type ImportQuery } from '@admin/store-imports';
import { useOutcome } from '@admin/store-notices';
import { reportsStore } from '@admin/store-reports';

type Action = 'start' | 'stop' | 'delete';

/** Starting, stopping and deleting, each told how it ended; `busy` is the one under way. */
export function useImportActions() {
  const registry = useRegistry();
  const { startImport, stopImport, deleteImported } = useDispatch(importsStore);
  const report = useOutcome();
  const [busy, setBusy] = useState<Action>();

  const run = async (action: Action, operation: Promise<unknown>, done: string, failed: string) => {
    setBusy(action);
    const withReason = (error: unknown) =>
      sprintf(
        /* translators: 1: what did not work, 2: the reason */
        __('%1$s: %2$s', 'woocommerce'),
        failed,
        error instanceof Error ? error.message : '',
      );
    const isDone = await report(operation, { ...(done ? { done } : {}), failed: withReason });
    setBusy(undefined);
    return isDone;
  };

  return {
    busy,
    start: (query: ImportQuery) =>
      run('start', startImport(query), '', __('The import could not be started', 'woocommerce')),
    stop: () =>
      run(
        'stop',
        stopImport(),
        __('The import was stopped. What it brought in stays.', 'woocommerce'),
        __('The import could not be stopped', 'woocommerce'),
      ),
    deleteData: async () => {
      const isDone = await run(
        'delete',
        deleteImported(),
        __('The data of your reports was deleted. Your orders are untouched.', 'woocommerce'),
        __('The data could not be deleted', 'woocommerce'),
      );
      if (isDone) registry.invalidateAll(reportsStore);
      return isDone;
    },
  };
}

/** What was brought in shows in the reports: they are read again when an import ends while somebody looks. */
export function useReportsAfterImport(end: ImportEnd | null): void {
  const registry = useRegistry();
  const before = useRef(end);
  useEffect(() => {
    if (end !== null && before.current === null) registry.invalidateAll(reportsStore);
    before.current = end;
  }, [registry, end]);
}
