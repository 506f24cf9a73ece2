import { useMemo, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import {
  importsStore,
  useImport,
  useImportSchedule,
  type ImportProgress,
  type ImportSchedule,
  type ImportTotals,
} from '@admin/store-imports';
import { useImportActions } from '../import/use-import-actions';
import { useInvalidateReports } from '../import/use-invalidate-reports';
import { useNotifiedActions } from '../import/use-notified-actions';
import { Refresh, type RefreshProps } from './refresh';
import { StatusNote, LoadError } from './status-note';
import { createTimeFormatters } from './times';

/** All missing orders, of any age. */
const MISSING = { skipExisting: true };

interface ImportStatusProps extends RefreshProps {
  /** When the displayed metrics were received. */
  receivedAt: number;
}

/** The same for a store that imports orders on a schedule. */
export function ScheduledImportStatus(props: ImportStatusProps) {
  const { schedule, failure, retry } = useImportSchedule();
  useInvalidateReports(!schedule?.isUnderWay);
  if (failure) {
    return (
      <LoadError
        text={__('The time of the next update could not be loaded.', 'store-admin')}
        failure={failure}
        onRetry={retry}
      />
    );
  }
  return schedule ? <ImportStatus {...props} schedule={schedule} /> : null;
}

/** Shows what is missing from the metrics with the one available action; otherwise a refresh button. */
export function ImportStatus({
  receivedAt,
  schedule,
  ...refresh
}: ImportStatusProps & { schedule?: ImportSchedule }) {
  const { status, totals, end, failure, retry } = useImport(MISSING);
  const { busy, start } = useImportActions();
  const { runHostUpdateNow, retryFailedImports } = useDispatch(importsStore);
  const updates = useNotifiedActions<'update' | 'retry'>();
  useInvalidateReports(end !== null);
  const isImporting = status?.isImporting ?? false;
  const isUnderWay = schedule?.isUnderWay ?? false;
  const areRead = useReadSince(isImporting || isUnderWay, receivedAt);

  if (failure) {
    return (
      <LoadError
        text={__('Could not check whether all orders are included.', 'store-admin')}
        failure={failure}
        onRetry={retry}
      />
    );
  }
  if (isImporting) return <Progress text={formatProgress(status?.orders)} />;
  if (isUnderWay) return <Progress text={__('Importing new orders…', 'store-admin')} />;
  if (!totals || !status) return <Refresh {...refresh} />;
  const failed = schedule?.failed ?? 0;
  if (failed > 0) {
    return (
      <StatusNote
        icon="error"
        isAlert
        text={formatFailedOrders(failed)}
        action={{
          label: __('Try again', 'store-admin'),
          isBusy: updates.busy !== undefined,
          onPress: () =>
            void updates.run('retry', retryFailedImports(), {
              failed: __('The import could not be retried', 'store-admin'),
            }),
        }}
      />
    );
  }
  if (totals.orders + totals.customers > 0) {
    const hasFailed = end === 'finished';
    return (
      <StatusNote
        icon={hasFailed ? 'error' : 'info'}
        isAlert={hasFailed}
        text={formatMissing(totals, hasFailed)}
        action={{
          label: hasFailed ? __('Try again', 'store-admin') : __('Import missing data', 'store-admin'),
          isBusy: busy === 'start',
          onPress: () => void start(MISSING),
        }}
      >
        {hasFailed && (
          <Link href={getNewPath({}, '/analytics/settings', {})}>{__('Import settings', 'store-admin')}</Link>
        )}
      </StatusNote>
    );
  }
  return (
    <>
      <Progress
        text={areRead ? __('All orders are included', 'store-admin') : __('Refreshing data…', 'store-admin')}
      />
      {schedule?.isScheduled ? (
        <NextUpdate
          nextAt={schedule.nextAt}
          isBusy={updates.busy !== undefined}
          onPress={() =>
            void updates.run('update', runHostUpdateNow(), {
              failed: __('The update could not be started', 'store-admin'),
            })
          }
        />
      ) : (
        <Refresh {...refresh} />
      )}
    </>
  );
}

const Progress = ({ text }: { text: string }) => <output className="sa-freshness__missing">{text}</output>;

interface NextUpdateProps {
  /** In the store's time zone; `undefined` if none is scheduled. */
  nextAt: string | undefined;
  isBusy: boolean;
  onPress: () => void;
}

function NextUpdate({ nextAt, isBusy, onPress }: NextUpdateProps) {
  const { formatWallTime } = useMemo(() => createTimeFormatters(), []);
  return (
    <StatusNote
      text={
        nextAt === undefined
          ? __('No update scheduled', 'store-admin')
          : sprintf(
              /* translators: %s: a time, or a date and a time */
              __('Next update at %s', 'store-admin'),
              formatWallTime(nextAt),
            )
      }
      action={{ label: __('Update now', 'store-admin'), isBusy, onPress }}
    />
  );
}

/** Whether the metrics were loaded after the last import; older ones lack the imported orders. */
function useReadSince(isBusy: boolean, receivedAt: number): boolean {
  const [seen, setSeen] = useState<{ isBusy: boolean; stale?: number }>({ isBusy });
  if (seen.isBusy !== isBusy) setSeen(isBusy ? { isBusy } : { isBusy, stale: receivedAt });
  return seen.stale !== receivedAt;
}

function formatProgress(orders: ImportProgress | undefined): string {
  if (!orders || orders.total === 0) return __('Importing missing data…', 'store-admin');
  return sprintf(
    /* translators: 1: number of orders that are in, 2: number of all */
    __('Importing orders: %1$s of %2$s', 'store-admin'),
    formatCount(orders.imported),
    formatCount(orders.total),
  );
}

function formatMissing({ orders, customers }: ImportTotals, hasFailed: boolean): string {
  const [ofOrders, ofCustomers] = hasFailed
    ? [formatFailedOrders, formatFailedCustomers]
    : [formatOrders, formatCustomers];
  return [...(orders > 0 ? [ofOrders(orders)] : []), ...(customers > 0 ? [ofCustomers(customers)] : [])].join(
    ' ',
  );
}

const formatOrders = (count: number): string =>
  sprintf(
    /* translators: %s: number of orders */
    _n('%s order is not included yet.', '%s orders are not included yet.', count, 'store-admin'),
    formatCount(count),
  );

const formatCustomers = (count: number): string =>
  sprintf(
    /* translators: %s: number of customers */
    _n('%s customer is not included yet.', '%s customers are not included yet.', count, 'store-admin'),
    formatCount(count),
  );

const formatFailedOrders = (count: number): string =>
  sprintf(
    /* translators: %s: number of orders */
    _n('%s order could not be imported.', '%s orders could not be imported.', count, 'store-admin'),
    formatCount(count),
  );

const formatFailedCustomers = (count: number): string =>
  sprintf(
    /* translators: %s: number of customers */
    _n('%s customer could not be imported.', '%s customers could not be imported.', count, 'store-admin'),
    formatCount(count),
  );

/** Formats a count in the store's number format. */
const formatCount = (count: number): string =>
  formatNumber(count, { ...getHost().settings.currency, precision: 0 });
