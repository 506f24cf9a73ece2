import { useEffect, useRef, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useDispatch, useRegistry } from '@admin/data';
import { createDateFormat, formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import { importsStore, useImportSchedule } from '@admin/store-imports';
import { useOutcome } from '@admin/store-notices';
import { reportsStore } from '@admin/store-reports';
import { Button, Icon } from '@admin/ui';

/** When the host brings in orders by itself next, a way not to wait for it, and what it could not bring in. */
export function Updates() {
  const { schedule, failure, retry } = useImportSchedule();
  const { bringUpdateForward, retryFailedImports } = useDispatch(importsStore);
  const { isBusy, run } = useRun();
  useReportsAfterUpdate(schedule?.isUnderWay ?? false);

  if (failure) {
    return (
      <span className="sa-freshness__missing" role="alert">
        <Icon name="warning" size={16} />
        {__('When the next update comes could not be found out.', 'woocommerce')}{' '}
        <Button variant="link" onClick={retry}>
          {__('Retry', 'woocommerce')}
        </Button>
      </span>
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
        <span className="sa-freshness__missing">
          {nextAt === undefined
            ? __('No update is planned.', 'woocommerce')
            : sprintf(
                /* translators: %s: a time, or a date and a time */
                __('Next update at %s', 'woocommerce'),
                writeWallTime(nextAt),
              )}{' '}
          <Button
            variant="link"
            busy={isBusy}
            onClick={() =>
              void run(bringUpdateForward(), __('The update could not be started', 'woocommerce'))
            }
          >
            {__('Update now', 'woocommerce')}
          </Button>
        </span>
      )}
      {failed > 0 && !isUnderWay && (
        <span className="sa-freshness__missing" role="alert">
          <Icon name="error" size={16} />
          {sprintf(
            /* translators: %s: number of orders */
            _n(
              '%s order could not be brought in.',
              '%s orders could not be brought in.',
              failed,
              'woocommerce',
            ),
            formatNumber(failed, { ...getHost().settings.currency, precision: 0 }),
          )}{' '}
          <Button
            variant="link"
            busy={isBusy}
            onClick={() =>
              void run(retryFailedImports(), __('The orders could not be tried again', 'woocommerce'))
            }
          >
            {__('Try again', 'woocommerce')}
          </Button>
        </span>
      )}
    </>
  );
}

/** One operation at a time, told with its reason where it fails. */
function useRun() {
  const report = useOutcome();
  const [isBusy, setBusy] = useState(false);
  async function run(operation: Promise<unknown>, failed: string) {
    setBusy(true);
    await report(operation, {
      failed: (error: unknown) =>
        sprintf(
          /* translators: 1: what did not work, 2: the reason */
          __('%1$s: %2$s', 'woocommerce'),
          failed,
          error instanceof Error ? error.message : '',
        ),
    });
    setBusy(false);
  }
  return { isBusy, run };
}

/** What an update brought in shows in the reports. */
function useReportsAfterUpdate(isUnderWay: boolean): void {
  const registry = useRegistry();
  const before = useRef(isUnderWay);
  useEffect(() => {
    if (before.current && !isUnderWay) registry.invalidateAll(reportsStore);
    before.current = isUnderWay;
  }, [registry, isUnderWay]);
}

/** A time on the shop's clocks, which is written as it stands; the day is named when it is not today. */
function writeWallTime(text: string): string {
  const { dateFormat, timeZone, locale } = getHost().settings;
  const write = (zone: string) => createDateFormat({ timeZone: zone, locale: locale.userLocale });
  const then = new Date(`${text.replace(' ', 'T')}Z`);
  const isToday = write('UTC')(then, 'Y-m-d') === write(timeZone)(new Date(), 'Y-m-d');
  return write('UTC')(then, isToday ? 'H:i' : `${dateFormat} H:i`);
}
