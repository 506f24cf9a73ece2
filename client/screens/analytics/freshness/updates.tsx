import { useMemo } from 'react';
import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { importsStore, useImportSchedule } from '@admin/store-imports';
import { useReportsAfter } from '../import/use-reports-after';
import { useToldRuns } from '../import/use-told-runs';
import { writeFailedOrders } from './counts';
import { Remark, Unknown } from './remark';
import { createTimeWriter } from './times';

/** When the host brings in orders by itself next, a way not to wait for it, and what it could not bring in. */
export function Updates() {
  const { schedule, failure, retry } = useImportSchedule();
  const { bringUpdateForward, retryFailedImports } = useDispatch(importsStore);
  const { busy, run } = useToldRuns<'update' | 'retry'>();
  const { writeWallTime } = useMemo(() => createTimeWriter(), []);
  const isBusy = busy !== undefined;
  useReportsAfter(!schedule?.isUnderWay);

  if (failure) {
    return (
      <Unknown
        text={__('The time of the next update could not be loaded.', 'woocommerce')}
        failure={failure}
        onRetry={retry}
      />
    );
  }
  if (!schedule) return null;
  const { isScheduled, isUnderWay, nextAt, failed } = schedule;
  return (
    <>
      {isUnderWay && (
        <output className="sa-freshness__missing">
          {__('New orders are being brought in.', 'woocommerce')}
        </output>
      )}
      {isScheduled && !isUnderWay && (
        <Remark
          text={
            nextAt === undefined
              ? __('No update is planned.', 'woocommerce')
              : sprintf(
                  /* translators: %s: a time, or a date and a time */
                  __('Next update at %s', 'woocommerce'),
                  writeWallTime(nextAt),
                )
          }
          action={{
            label: __('Update now', 'woocommerce'),
            isBusy,
            onPress: () =>
              void run('update', bringUpdateForward(), {
                failed: __('The update could not be started', 'woocommerce'),
              }),
          }}
        />
      )}
      {failed > 0 && !isUnderWay && (
        <Remark
          icon="error"
          isAlert
          text={writeFailedOrders(failed)}
          action={{
            label: __('Try again', 'woocommerce'),
            isBusy,
            onPress: () =>
              void run('retry', retryFailedImports(), {
                failed: __('The orders could not be tried again', 'woocommerce'),
              }),
          }}
        />
      )}
    </>
  );
}
