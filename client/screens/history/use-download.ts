import { __, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry, useSelect } from '@admin/data';
import { createDateFormat } from '@admin/format';
import { getHost } from '@admin/host';
import { exportsStore, getFileName, ROWS_PER_PAGE, type CsvValue } from '@admin/store-exports';
import {
  historyStore,
  getKindLabel,
  getUndoBlockReason,
  type Change,
  type ChangeQuery,
} from '@admin/store-history';
import { usePromiseNotice } from '@admin/store-notices';
import { getFieldLabel, formatFullValue } from './values';
import { explainReason, getActionLabel } from './messages';

const ID = 'history';

/** Returns a function that exports all changes matching the address's query to a CSV file. */
export function useDownload(params: ChangeQuery, total: number) {
  const registry = useRegistry();
  const { exportTable } = useDispatch(exportsStore);
  const report = usePromiseNotice();
  const state = useSelect((select) => select(exportsStore).getExport(ID));

  async function readPage(page: number): Promise<CsvValue[][]> {
    const query = { ...params, page, per_page: ROWS_PER_PAGE };
    // An earlier file may have read the same page.
    registry.invalidate(historyStore).getChanges(query);
    const changes = await registry.resolveSelect(historyStore).getChanges(query);
    return (changes?.items ?? []).flatMap(toLines);
  }

  function download(): void {
    const source = {
      id: ID,
      fileName: getFileName({ report: ID, today: formatDate(new Date(), 'Y-m-d') }),
      columns: listColumns(),
      decimals: 2,
      total,
      rows: [],
      readPage,
    };
    void report(exportTable(source), {
      id: 'history-download',
      done: __('The file was downloaded', 'store-admin'),
      failed: (error) =>
        sprintf(
          /* translators: %s: the reason */
          __('The file could not be created: %s', 'store-admin'),
          error instanceof Error ? error.message : '',
        ),
    });
  }
  return { download, isBusy: state !== undefined && state.stage !== 'done' };
}

const listColumns = () =>
  [
    __('Date', 'store-admin'),
    __('User', 'store-admin'),
    __('Type', 'store-admin'),
    __('Name', 'store-admin'),
    __('Action', 'store-admin'),
    __('Value', 'store-admin'),
    __('Before', 'store-admin'),
    __('After', 'store-admin'),
    __('Undo', 'store-admin'),
  ].map((label) => ({ key: label, label }));

/** One line per value, so that they can be sorted and searched. */
function toLines(change: Change): CsvValue[][] {
  const { at, user, kind, subject, action, before, after, labels } = change;
  return Object.keys({ ...before, ...after }).map((name) => [
    formatDate(new Date(at), 'Y-m-d H:i:s'),
    user.name,
    getKindLabel(kind),
    subject.name || subject.id,
    getActionLabel(action),
    getFieldLabel(name, labels),
    before && formatFullValue(before, name),
    after && formatFullValue(after, name),
    explainReason(getUndoBlockReason(change)) ?? __('Can be undone', 'store-admin'),
  ]);
}

function formatDate(date: Date, format: string): string {
  const { timeZone } = getHost().settings;
  return createDateFormat({ timeZone, locale: 'en' })(date, format);
}
