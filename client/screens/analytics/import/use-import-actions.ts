import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { importsStore, type ImportQuery } from '@admin/store-imports';
import { reportsStore } from '@admin/store-reports';
import { useNotifiedActions } from './use-notified-actions';

/** Actions to start, stop and delete, each with a notice about the result; `busy` is the current one. */
export function useImportActions() {
  const registry = useRegistry();
  const { startImport, stopImport, deleteImported } = useDispatch(importsStore);
  const { busy, run } = useNotifiedActions<'start' | 'stop' | 'delete'>();

  return {
    busy,
    start: (query: ImportQuery) =>
      run('start', startImport(query), {
        failed: __('There was a problem rebuilding your report data.', 'woocommerce'),
      }),
    stop: () =>
      run('stop', stopImport(), {
        done: __('Import stopped. Data imported so far is kept.', 'woocommerce'),
        failed: __('The import could not be stopped', 'woocommerce'),
      }),
    deleteData: async () => {
      const isDone = await run('delete', deleteImported(), {
        done: __('Report table data is being deleted.', 'woocommerce'),
        failed: __('There was a problem deleting your previous data.', 'woocommerce'),
      });
      if (isDone) registry.invalidateAll(reportsStore);
      return isDone;
    },
  };
}
