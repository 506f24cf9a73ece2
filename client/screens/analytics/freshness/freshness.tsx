import { memo, useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useRegistry, WithStores } from '@admin/data';
import { getHost } from '@admin/host';
import { importsStore } from '@admin/store-imports';
import { reportsStore } from '@admin/store-reports';
import { useCapability } from '@admin/store-user';
import { SCHEDULED_IMPORT } from '../import/scheduled-import';
import { ImportStatus, ScheduledImportStatus } from './import-status';
import { Refresh } from './refresh';
import { createTimeFormatters } from './times';
import './freshness.css';

interface FreshnessProps {
  /** When the displayed metrics were received, in milliseconds since 1970; `undefined` until they are loaded. */
  receivedAt: number | undefined;
  /** Whether they are being refreshed. */
  isRefreshing?: boolean | undefined;
}

const STORES = [{ store: importsStore }];

/** Shows how current the metrics are, whether orders are missing, and a button to import them. */
export const Freshness = memo(function Freshness({ receivedAt, isRefreshing = false }: FreshnessProps) {
  const registry = useRegistry();
  const { formatMoment } = useMemo(() => createTimeFormatters(), []);
  const canImport = useCapability('manage_woocommerce');
  const tellsUpdates = canImport && getHost().features.has(SCHEDULED_IMPORT);
  const Status = tellsUpdates ? ScheduledImportStatus : ImportStatus;
  const refresh = () => {
    registry.invalidateAll(reportsStore);
    if (canImport) registry.invalidateAll(importsStore);
  };
  return (
    <div className={`sa-freshness${tellsUpdates ? ' is-scheduled' : ''}`}>
      {receivedAt !== undefined && (
        <>
          <span>
            {sprintf(
              /* translators: %s: a time, or a date and a time */
              __('Data updated %s', 'store-admin'),
              formatMoment(receivedAt),
            )}
          </span>
          {/* Loaded after the metrics: checks whether orders are missing. */}
          {canImport ? (
            <WithStores stores={STORES}>
              <Status receivedAt={receivedAt} isRefreshing={isRefreshing} onRefresh={refresh} />
            </WithStores>
          ) : (
            <Refresh isRefreshing={isRefreshing} onRefresh={refresh} />
          )}
        </>
      )}
    </div>
  );
});
