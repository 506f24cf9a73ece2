import { useMemo, useState } from 'react';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import { getMeasure, type Share } from '@admin/store-metric-verification';
import { numberOf, textOf, type ReportQuery, type ReportRow } from '@admin/store-reports';
import { Pager } from '@admin/table';
import { Placeholder } from '@admin/ui';
import type { SectionProps } from './section-props';
import { PER_PAGE, ReportPage } from './report-page';
import { ReportRowsSection } from './report-rows-section';
import { createWallTimeFormat, getStatusName, formatCountValue, formatMetric, type Unit } from './format';

/** The orders of a metric: with their contribution if it is known, else as the reports list them. */
export function OrdersSection({ metric, explanation }: SectionProps) {
  const { obstacle, comparison, orderRecords, reading, description, view, failure, totals, value } =
    explanation;
  if (description?.list) {
    return (
      <section>
        <h3 className="sa-metric-details__heading">{__('Items in this total', 'store-admin')}</h3>
        <ReportRowsSection {...{ metric, explanation }} list={description.list} />
      </section>
    );
  }
  if (obstacle === 'no-orders' || !metric.range) return null;
  const isListed =
    obstacle !== undefined ||
    reading.failure !== undefined ||
    orderRecords?.tooMany !== undefined ||
    failure !== undefined ||
    (totals !== undefined && value === undefined);
  return (
    <section>
      <h3 className="sa-metric-details__heading">{__('Orders in this total', 'store-admin')}</h3>
      {comparison && view ? (
        <Shares stat={metric.stat} shares={comparison.recounted.shares} unit={description?.unit ?? 'count'} />
      ) : isListed ? (
        <ListedOrders metric={metric} />
      ) : (
        <Placeholder height={120} />
      )}
    </section>
  );
}

interface OrderRow {
  readonly key: string;
  /** Id of the order to open. */
  readonly id: number;
  readonly number: string;
  readonly isRefund: boolean;
  readonly date: string;
  readonly status: string;
  readonly value: string;
}

/** Each order and refund with its contribution, newest first. */
function Shares({ stat, shares, unit }: { stat: string; shares: readonly Share[]; unit: Unit }) {
  const [page, setPage] = useState(1);
  const hasShares = getMeasure(stat)?.kind !== 'different';
  // The orders of an average contribute to the sum that is divided.
  const ofShare = unit === 'average' ? 'count' : unit;
  const ordered = useMemo(() => shares.toSorted(byDate), [shares]);
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  const rows = ordered.slice((page - 1) * PER_PAGE, page * PER_PAGE).map(({ entry, value }): OrderRow => ({
    key: String(entry.id),
    id: entry.parentId || entry.id,
    number: entry.number,
    isRefund: entry.parentId > 0,
    date: entry.createdAt,
    status: entry.status,
    value: hasShares ? formatMetric(value, ofShare) : '',
  }));
  return (
    <Orders
      {...{ rows, page, total: shares.length, onPage: setPage }}
      sum={hasShares ? formatMetric(total, ofShare) : undefined}
    />
  );
}

/** Newest first. */
const byDate = ({ entry: left }: Share, { entry: right }: Share): number =>
  right.createdAt.localeCompare(left.createdAt) || right.id - left.id;

/** The orders as the reports list them, if the user can't read orders, there are too many or the metric is unknown. */
function ListedOrders({ metric: { range, filters } }: Pick<SectionProps, 'metric'>) {
  const [page, setPage] = useState(1);
  const query: ReportQuery = useMemo(
    () => ({ ...filters, ...range, page, per_page: PER_PAGE, orderby: 'date', order: 'desc' }),
    [filters, range, page],
  );
  return (
    <ReportPage endpoint="orders" query={query} failed={__('The orders could not be loaded.', 'store-admin')}>
      {({ items, total }) => (
        <>
          <p className="sa-metric-details__note">
            {__('All orders and refunds in this period, with their net sales.', 'store-admin')}
          </p>
          <Orders rows={items.map(toRow)} page={page} total={total} onPage={setPage} sum={undefined} />
        </>
      )}
    </ReportPage>
  );
}

function toRow(row: ReportRow): OrderRow {
  const id = numberOf(row, 'order_id') ?? 0;
  const parent = numberOf(row, 'parent_id') ?? 0;
  return {
    key: String(id),
    id: parent || id,
    number: textOf(row, 'order_number') || String(id),
    isRefund: parent > 0,
    date: textOf(row, 'date'),
    status: textOf(row, 'status'),
    value: formatMetric(numberOf(row, 'net_total'), 'money'),
  };
}

interface OrdersProps {
  rows: readonly OrderRow[];
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** Sum of all rows, if it is known. */
  sum: string | undefined;
}

function Orders({ rows, page, total, onPage, sum }: OrdersProps) {
  const formatWallTime = useMemo(() => createWallTimeFormat(), []);
  if (total === 0) return <p>{__('None', 'store-admin')}</p>;
  return (
    <>
      <table className="sa-metric-details__orders">
        <thead>
          <tr>
            <th scope="col">{__('Order', 'store-admin')}</th>
            <th scope="col">{__('Status', 'store-admin')}</th>
            <th scope="col" className="is-numeric">
              {__('Amount', 'store-admin')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, id, number, isRefund, date, status, value }) => (
            <tr key={key}>
              <th scope="row">
                <Link href={`post.php?post=${id}&action=edit`} type="wp-admin">
                  {isRefund
                    ? sprintf(
                        /* translators: %s: number of an order */
                        __('Refund of order #%s', 'store-admin'),
                        number,
                      )
                    : `#${number}`}
                </Link>
                <span className="sa-metric-details__date">{formatWallTime(date)}</span>
              </th>
              <td>{getStatusName(status)}</td>
              <td className="is-numeric">
                <bdi>{value}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
        {sum !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {sprintf(
                  /* translators: %s: number of orders and refunds */
                  _n('%s in all', '%s in total', total, 'store-admin'),
                  formatCountValue(total),
                )}
              </th>
              <td className="is-numeric">
                <bdi>{sum}</bdi>
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {total > PER_PAGE && (
        <Pager
          {...{ page, total, onPage }}
          perPage={PER_PAGE}
          formatCount={formatCountValue}
          label={__('Orders pagination', 'store-admin')}
        />
      )}
    </>
  );
}
