import { __ } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { importsStore, type ImportQuery } from '@admin/store-imports';
import { reportsStore } from '@admin/store-reports';
import { useNotifiedActions } from './use-notified-actions';

/** Starting, stopping and deleting, each told how it ended; `busy` is the one in progress. */
export function useImportActions() {
  const registry = useRegistry();
  const { startImport, stopImport, deleteImported } = useDispatch(importsStore);
  const { busy, run } = useNotifiedActions<'start' | 'stop' | 'delete'>();

  return {
    busy,
    start: (query: ImportQuery) =>
      run('start', startImport(query), { failed: __('The import could not be started', 'woocommerce') }),
    stop: () =>
      run('stop', stopImport(), {
        done: __('The import was stopped. What it brought in stays.', 'woocommerce'),
        failed: __('The import could not be stopped', 'woocommerce'),
      }),
    deleteData: async () => {
      const isDone = await run('delete', deleteImported(), {
        done: __('The data of your reports is being deleted. Your orders are untouched.', 'woocommerce'),
        failed: __('The data could not be deleted', 'woocommerce'),
      });
      if (isDone) registry.invalidateAll(reportsStore);
      return isDone;
    },
  };
}
