import { __, _n, sprintf } from '@wordpress/i18n';
import { getNewPath, Link } from '@admin/navigation';
import { useImport, type ImportProgress, type ImportTotals } from '@admin/store-imports';
import { useImportActions } from '../import/use-import-actions';
import { useReportsAfter } from '../import/use-reports-after';
import { writeCount, writeFailedOrders } from './counts';
import { Remark, Unknown } from './remark';

/** Everything that reports do not know, however old. */
const MISSING = { skipExisting: true };

/** What is not in the figures yet, and what could not be brought in. */
export function Missing() {
  const { status, totals, end, failure, retry } = useImport(MISSING);
  const { busy, start } = useImportActions();
  useReportsAfter(end !== null);

  if (failure) {
    return (
      <Unknown
        text={__('It could not be checked whether anything is missing.', 'woocommerce')}
        failure={failure}
        onRetry={retry}
      />
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
    <Remark
      icon={hasFailed ? 'error' : 'info'}
      isAlert={hasFailed}
      text={writeMissing(totals, hasFailed)}
      action={{
        label: hasFailed ? __('Try again', 'woocommerce') : __('Bring in what is missing', 'woocommerce'),
        isBusy: busy === 'start',
        onPress: () => void start(MISSING),
      }}
    >
      {hasFailed && (
        <Link href={getNewPath({}, '/analytics/settings', {})}>{__('Import settings', 'woocommerce')}</Link>
      )}
    </Remark>
  );
}

function writeProgress(orders: ImportProgress | undefined): string {
  if (!orders || orders.total === 0) return __('What is missing is being brought in.', 'woocommerce');
  return sprintf(
    /* translators: 1: number of orders that are in, 2: number of all */
    __('Bringing in orders: %1$s of %2$s.', 'woocommerce'),
    writeCount(orders.imported),
    writeCount(orders.total),
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
    writeCount(count),
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
    writeCount(count),
  );

const writeFailedCustomers = (count: number): string =>
  sprintf(
    /* translators: %s: number of customers */
    _n('%s customer could not be brought in.', '%s customers could not be brought in.', count, 'woocommerce'),
    writeCount(count),
  );
