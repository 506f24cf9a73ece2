import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@admin/format';
import { getHost } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import { useImport, type ImportProgress, type ImportTotals } from '@admin/store-imports';
import { Button, Icon } from '@admin/ui';
import { useImportActions, useReportsAfterImport } from '../import/use-import-actions';

/** Everything that reports do not know, however old. */
const MISSING = { skipExisting: true };

/** What is not in the figures yet, and what could not be brought in. */
export function Missing() {
  const { status, totals, end, failure, retry } = useImport(MISSING);
  const { busy, start } = useImportActions();
  useReportsAfterImport(end);

  if (failure) {
    return (
      <span className="sa-freshness__missing" role="alert">
        <Icon name="warning" size={16} />
        {__('Whether anything is missing could not be found out.', 'woocommerce')}{' '}
        <Button variant="link" onClick={retry}>
          {__('Retry', 'woocommerce')}
        </Button>
      </span>
    );
  }
  if (status?.isImporting)
    return <output className="sa-freshness__missing">{writeProgress(status.orders)}</output>;
  if (!totals || !status) return null;
  if (totals.orders + totals.customers === 0) {
    return <output className="sa-freshness__missing">{__('Nothing is missing.', 'woocommerce')}</output>;
  }
  const hasFailed = end === 'finished';
  return (
    <span className="sa-freshness__missing" role={hasFailed ? 'alert' : undefined}>
      <Icon name={hasFailed ? 'error' : 'info'} size={16} />
      {writeMissing(totals, hasFailed)}{' '}
      <Button variant="link" busy={busy === 'start'} onClick={() => void start(MISSING)}>
        {hasFailed ? __('Try again', 'woocommerce') : __('Bring in what is missing', 'woocommerce')}
      </Button>
      {hasFailed && (
        <Link href={getNewPath({}, '/analytics/settings', {})}>{__('Import settings', 'woocommerce')}</Link>
      )}
    </span>
  );
}

const write = (count: number): string =>
  formatNumber(count, { ...getHost().settings.currency, precision: 0 });

function writeProgress(orders: ImportProgress | undefined): string {
  if (!orders || orders.total === 0) return __('What is missing is being brought in.', 'woocommerce');
  return sprintf(
    /* translators: 1: number of orders that are in, 2: number of all */
    __('Bringing in orders: %1$s of %2$s.', 'woocommerce'),
    write(orders.imported),
    write(orders.total),
  );
}

function writeMissing({ orders, customers }: ImportTotals, hasFailed: boolean): string {
  const [ofOrders, ofCustomers] = hasFailed
    ? [writeFailedOrders, writeFailedCustomers]
    : [writeOrders, writeCustomers];
  return [...(orders > 0 ? [ofOrders(orders)] : []), ...(customers > 0 ? [ofCustomers(customers)] : [])].join(
    ' ',
  );
}

const writeOrders = (count: number): string =>
  sprintf(
    /* translators: %s: number of orders */
    _n('%s order is not in the figures yet.', '%s orders are not in the figures yet.', count, 'woocommerce'),
    write(count),
  );

const writeCustomers = (count: number): string =>
  sprintf(
    /* translators: %s: number of customers */
    _n(
      '%s customer is not in the figures yet.',
      '%s customers are not in the figures yet.',
      count,
      'woocommerce',
    ),
    write(count),
  );

const writeFailedOrders = (count: number): string =>
  sprintf(
    /* translators: %s: number of orders */
    _n('%s order could not be brought in.', '%s orders could not be brought in.', count, 'woocommerce'),
    write(count),
  );

const writeFailedCustomers = (count: number): string =>
  sprintf(
    /* translators: %s: number of customers */
    _n('%s customer could not be brought in.', '%s customers could not be brought in.', count, 'woocommerce'),
    write(count),
  );
