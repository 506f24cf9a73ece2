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
        failed: __('There was a problem rebuilding your report data.', 'store-admin'),
      }),
    stop: () =>
      run('stop', stopImport(), {
        done: __('Import stopped. Data imported so far is kept.', 'store-admin'),
        failed: __('The import could not be stopped', 'store-admin'),
      }),
    deleteData: async () => {
      const isDone = await run('delete', deleteImported(), {
        done: __('Report table data is being deleted.', 'store-admin'),
        failed: __('There was a problem deleting your previous data.', 'store-admin'),
      });
      if (isDone) registry.invalidateAll(reportsStore);
      return isDone;
    },
  };
}
