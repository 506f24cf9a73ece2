import { __, _n, sprintf } from '@wordpress/i18n';
import { getHost } from '@admin/host';
import { getNewPath, Link } from '@admin/navigation';
import {
  listCounted,
  listExcluded,
  listUnsupportedFilters,
  type Cause,
  type Entry,
} from '@admin/store-metric-verification';
import { InlineNotice, Spinner } from '@admin/ui';
import { formatList } from '../../components/format-list';
import { CountedAverage } from './counted-average';
import { CountedList } from './counted-list';
import { SectionError } from './section-error';
import type { SectionProps } from './section-props';
import { TooMany } from './too-many';
import {
  getStatusName,
  formatCountValue,
  formatMetric,
  formatOrderNumbers,
  formatSigned,
  type Unit,
} from './format';

/** Whether the orders add up to the metric, and why they don't. */
export function VerificationSection({ metric, explanation }: SectionProps) {
  const { description, view, orderRecords, reading, comparison, readAll, failure, totals, value, rest } =
    explanation;
  if (totals && value === undefined) {
    return (
      <p className="sa-metric-details__note">
        {__('The store does not report this metric right now, so it cannot be verified.', 'store-admin')}
      </p>
    );
  }
  if (description?.list?.average) return <CountedAverage {...{ metric, explanation }} />;
  if (description?.list) return <CountedList {...{ metric, explanation }} list={description.list} />;
  const obstacle = formatObstacle(explanation);
  if (obstacle) return <p className="sa-metric-details__note">{obstacle}</p>;
  if (reading.failure) {
    return (
      <SectionError
        what={__('The orders could not be loaded to verify this metric.', 'store-admin')}
        failure={reading.failure}
        onRetry={reading.retry}
      />
    );
  }
  if (orderRecords?.tooMany !== undefined) {
    return (
      <TooMany readAll={readAll} instead={__('Too many orders. Choose a shorter date range.', 'store-admin')}>
        {sprintf(
          /* translators: %s: number of orders */
          _n(
            'Verifying this metric requires loading %s order.',
            'Verifying this metric requires loading %s orders.',
            orderRecords.tooMany,
            'store-admin',
          ),
          formatCountValue(orderRecords.tooMany),
        )}
      </TooMany>
    );
  }
  if (!orderRecords || !view || !comparison) {
    // Without the metric there is nothing to compare the orders with.
    if (failure) return null;
    return (
      <p className="sa-metric-details__note is-waiting">
        <Spinner label={__('Verifying with orders…', 'store-admin')} />
        <span aria-hidden="true">{__('Verifying with orders…', 'store-admin')}</span>
      </p>
    );
  }
  const unit = description?.unit ?? 'count';
  const counted = listCounted(metric.stat, orderRecords.entries, view);
  const unexplained = rest.find(({ kind }) => kind === 'unexplained');
  return (
    <>
      {unexplained && comparison.agrees ? (
        <InlineNotice status="warning">
          {sprintf(
            /* translators: %s: an amount or count with its sign */
            __('The lines above do not add up to this metric. Unexplained difference: %s.', 'store-admin'),
            formatSigned(unexplained.value, unit),
          )}
        </InlineNotice>
      ) : (
        <Verdict {...{ comparison, counted, unit }} areRowsLoaded={orderRecords.rows !== undefined} />
      )}
      <Remarks
        counted={counted}
        leftOut={listExcluded(metric.stat, orderRecords.entries, view)}
        unit={unit}
      />
    </>
  );
}

/** Returns why the metric can't be verified with orders; `undefined` if it can. */
function formatObstacle({ obstacle, view }: SectionProps['explanation']): string | undefined {
  if (obstacle === 'no-orders') {
    return __('This metric is not based on orders, so it cannot be verified.', 'store-admin');
  }
  if (obstacle === 'not-allowed') {
    return __('You are not allowed to view orders, so this metric cannot be verified.', 'store-admin');
  }
  if (obstacle !== 'filters' || !view) return undefined;
  return sprintf(
    /* translators: %s: names of filters */
    __('This metric cannot be verified with these filters: %s.', 'store-admin'),
    formatList(listUnsupportedFilters(view)),
  );
}

interface VerdictProps extends CausesProps {
  counted: readonly Entry[];
}

/** The result of adding up the orders. */
function Verdict({ comparison, counted, unit, areRowsLoaded }: VerdictProps) {
  if (comparison.agrees) {
    return (
      <InlineNotice status="success">
        {sprintf(
          /* translators: %s: number of orders and refunds */
          __('Verified: matches %s', 'store-admin'),
          formatEntries(counted),
        )}
      </InlineNotice>
    );
  }
  return (
    <InlineNotice status="warning">
      <p>
        {sprintf(
          /* translators: 1: a total, 2: number of orders and refunds, 3: difference from the metric */
          __('Not verified: %2$s add up to %1$s, a difference of %3$s.', 'store-admin'),
          formatMetric(comparison.recounted.value, unit),
          formatEntries(counted),
          formatSigned(comparison.difference, unit),
        )}
      </p>
      <Causes {...{ comparison, unit, areRowsLoaded }} />
    </InlineNotice>
  );
}

interface CausesProps {
  comparison: NonNullable<SectionProps['explanation']['comparison']>;
  unit: Unit;
  areRowsLoaded: boolean;
}

function Causes({ comparison: { causes, unexplained }, unit, areRowsLoaded }: CausesProps) {
  return (
    <ul className="sa-metric-details__differences">
      {causes.map((cause) => (
        <li key={cause.kind}>
          {formatCause(cause)}
          {cause.amount !== undefined && <> ({formatSigned(cause.amount, unit)})</>}{' '}
          <Link href={getNewPath({}, '/analytics/settings', {})}>{__('Import settings', 'store-admin')}</Link>
        </li>
      ))}
      {!areRowsLoaded && (
        <li>{__('The report data could not be loaded, so the reason is unknown.', 'store-admin')}</li>
      )}
      {unexplained !== undefined && unexplained !== 0 && areRowsLoaded && (
        <li>
          {sprintf(
            /* translators: %s: an amount or count with its sign */
            __('Unexplained difference: %s.', 'store-admin'),
            formatSigned(unexplained, unit),
          )}
        </li>
      )}
    </ul>
  );
}

function formatCause({ kind, orders }: Cause): string {
  const numbers = formatOrderNumbers(orders);
  switch (kind) {
    case 'uncounted':
      return sprintf(
        /* translators: %s: numbers of orders */
        __('Not in the reports yet: %s.', 'store-admin'),
        numbers,
      );
    case 'gone':
      return sprintf(
        /* translators: %s: numbers of orders */
        __('In the reports, but since deleted or moved to another day or status: %s.', 'store-admin'),
        numbers,
      );
    case 'changed':
      return sprintf(
        /* translators: %s: numbers of orders */
        __('Changed since they were added to the reports: %s.', 'store-admin'),
        numbers,
      );
    case 'older-rule':
      return sprintf(
        /* translators: %s: numbers of orders */
        __(
          'Refunds that follow the rules from before WooCommerce 10.2 until you import them again: %s.',
          'store-admin',
        ),
        numbers,
      );
  }
}

interface RemarksProps {
  counted: readonly Entry[];
  leftOut: readonly Entry[];
  unit: Unit;
}

/** Remarks on correct results that may be surprising. */
function Remarks({ counted, leftOut, unit }: RemarksProps) {
  const { code } = getHost().settings.currency;
  const foreign = counted.filter(({ currency }) => currency !== '' && currency !== code);
  const statuses = [...new Set(leftOut.map(({ status }) => getStatusName(status)))];
  return (
    <>
      {leftOut.length > 0 && (
        <p className="sa-metric-details__note">
          {sprintf(
            /* translators: 1: number of orders, 2: names of statuses, 3: numbers of orders */
            __('Excluded because of their status: %1$s (%2$s): %3$s.', 'store-admin'),
            formatEntries(leftOut),
            formatList(statuses),
            formatOrderNumbers(leftOut.map(({ number }) => number)),
          )}
        </p>
      )}
      {unit === 'money' && foreign.length > 0 && (
        <p className="sa-metric-details__note">
          {sprintf(
            /* translators: 1: number of orders, 2: currency codes, 3: currency code of the store */
            __(
              '%1$s are in another currency (%2$s). Their amounts are added as %3$s without conversion.',
              'store-admin',
            ),
            formatEntries(foreign),
            formatList([...new Set(foreign.map(({ currency }) => currency))]),
            code,
          )}
        </p>
      )}
    </>
  );
}

/** Formats the number of orders and refunds. */
function formatEntries(entries: readonly Entry[]): string {
  const refunds = entries.filter(({ parentId }) => parentId > 0).length;
  const orders = entries.length - refunds;
  const ofOrders = sprintf(
    /* translators: %s: number of orders */
    _n('%s order', '%s orders', orders, 'store-admin'),
    formatCountValue(orders),
  );
  if (refunds === 0) return ofOrders;
  const ofRefunds = sprintf(
    /* translators: %s: number of refunds */
    _n('%s refund', '%s refunds', refunds, 'store-admin'),
    formatCountValue(refunds),
  );
  return orders === 0
    ? ofRefunds
    : sprintf(
        /* translators: 1: number of orders, 2: number of refunds */
        __('%1$s and %2$s', 'store-admin'),
        ofOrders,
        ofRefunds,
      );
}
