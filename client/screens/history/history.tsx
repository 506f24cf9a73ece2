import { useEffect, useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useRegistry, useSelect, WithStores } from '@admin/data';
import { exportsStore } from '@admin/store-exports';
import { historyStore, getChangeName, getUndoBlockReason, type Change } from '@admin/store-history';
import { DataTable, PAGE_SIZES, type Row } from '@admin/table';
import { Button, InlineNotice, usePreviousData } from '@admin/ui';
import { RelativeTime } from '../../components';
import { ConflictDialog } from './conflict-dialog';
import { Fields } from './fields';
import { Filters } from './filters';
import { RetentionSettings } from './retention-settings';
import { useHistoryQuery } from './use-history-query';
import { useDownload } from './use-download';
import { useUndo } from './use-undo';
import { listFields } from './values';
import { explainReason, getActionLabel } from './messages';
import './history.css';

const STORES = [{ store: historyStore }, { store: exportsStore }];

/** This few changes fit on one page of any size. */
const [FEWEST] = PAGE_SIZES;

/** Lists changes made in this dashboard with user and date, and lets users undo them. */
export const History = () => (
  <WithStores stores={STORES}>
    <Changes />
  </WithStores>
);

function Changes() {
  const query = useHistoryQuery();
  const registry = useRegistry();
  const { loaded, status, failure, facts, factsFailure } = useSelect((select, resolution) => ({
    loaded: select(historyStore).getChanges(query.params),
    facts: select(historyStore).getFacts(),
    status: resolution(historyStore).getChanges(query.params).status,
    failure: resolution(historyStore).getChanges(query.params).failure,
    factsFailure: resolution(historyStore).getFacts().failure,
  }));
  // The next visit has the changes made until then.
  useEffect(() => () => registry.invalidateAll(historyStore), [registry]);
  const { undo, busy, conflict, leaveConflict } = useUndo();
  // The previous page stays while the next one loads; if that fails, it must not be shown as the new page.
  const last = usePreviousData(loaded);
  const page = status === 'failed' ? loaded : last;
  const total = page?.total ?? 0;
  const items = page?.items;
  const rows = useMemo(
    () => (items ?? []).map((change) => toRow(change, busy, () => void undo(change))),
    [items, busy, undo],
  );
  const isFiltered = query.who !== '' || query.what !== '' || query.since !== '';

  return (
    <div className="sa-history">
      <DataTable
        title={__('History', 'store-admin')}
        columns={listColumns()}
        rows={rows}
        status={status === 'failed' ? 'failed' : page ? 'ready' : 'loading'}
        isRefreshing={status === 'resolving'}
        failureMessage={failure?.message}
        onRetry={() => registry.invalidateAll(historyStore)}
        page={query.params.page}
        perPage={query.params.per_page}
        total={total}
        // A pager below only a few rows would move as they load.
        {...((total > FEWEST || query.params.page > 1) && {
          onPage: query.goTo,
          onPerPage: (size: number) => query.choose({ per_page: String(size) }),
        })}
        search={<Filters query={query} facts={facts} />}
        emptyMessage={
          isFiltered
            ? __('No changes match these filters', 'store-admin')
            : __('No changes yet. Changes made in this dashboard appear here.', 'store-admin')
        }
        hideDownload
        actions={<Download params={query.params} total={total} />}
      />
      {factsFailure && !facts && page && (
        <InlineNotice
          status="warning"
          actions={
            <Button variant="link" onClick={() => registry.invalidate(historyStore).getFacts()}>
              {__('Retry', 'store-admin')}
            </Button>
          }
        >
          {`${__('The retention setting and the list of users could not be loaded.', 'store-admin')} ${factsFailure.message}`}
        </InlineNotice>
      )}
      {page && facts && <RetentionSettings facts={facts} />}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          isBusy={busy > 0}
          onUndo={() => void undo(conflict.change, conflict.version)}
          onClose={leaveConflict}
        />
      )}
    </div>
  );
}

function Download({ params, total }: { params: Parameters<typeof useDownload>[0]; total: number }) {
  const { download, isBusy } = useDownload(params, total);
  return (
    <Button
      variant="tertiary"
      icon="download"
      data-command="export"
      disabled={total === 0}
      busy={isBusy}
      onClick={download}
    >
      {__('Download', 'store-admin')}
    </Button>
  );
}

const listColumns = () => [
  { key: 'when', label: __('Date', 'store-admin'), required: true },
  { key: 'who', label: __('User', 'store-admin') },
  { key: 'what', label: __('Item', 'store-admin') },
  { key: 'change', label: __('Change', 'store-admin') },
  { key: 'undo', label: __('Undo', 'store-admin') },
];

/** @param busy id of the change that is being undone; meanwhile no other one can be */
function toRow(change: Change, busy: number, undo: () => void): Row {
  const { at, user, action } = change;
  const why = explainReason(getUndoBlockReason(change));
  return [
    { display: <RelativeTime at={at} />, value: at },
    { display: user.name, value: user.name },
    {
      display: (
        <>
          {getChangeName(change)}
          <br />
          <span className="sa-history__action">{getActionLabel(action)}</span>
        </>
      ),
      value: getChangeName(change),
    },
    { display: <Fields fields={listFields(change)} />, value: '' },
    {
      display:
        why === undefined ? (
          <Button
            size="small"
            busy={busy === change.id}
            disabled={busy > 0 && busy !== change.id}
            onClick={undo}
            aria-label={sprintf(
              /* translators: %s: what was changed, such as "Product: Beanie" */
              __('Undo: %s', 'store-admin'),
              getChangeName(change),
            )}
          >
            {__('Undo', 'store-admin')}
          </Button>
        ) : (
          <span className="sa-history__reason">{why}</span>
        ),
      value: why ?? '',
    },
  ];
}
