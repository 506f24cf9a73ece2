import { useMemo, useState } from 'react';
import { getHost, isWcVersion } from '@admin/host';
import {
  averageOf,
  compare,
  getMeasure,
  inferDateType,
  listUnsupportedFilters,
  useOrderRecords,
  useReportList,
  type OrderRecords,
  type Comparison,
  type DateType,
  type RefundRule,
  type RecountOptions,
} from '@admin/store-metric-verification';
import { useReportQuery } from '@admin/store-reports';
import { useSettings } from '@admin/store-settings';
import { useCapability } from '@admin/store-user';
import type { Metric } from '../metric';

import { describeMetric, type CountedRows } from './metric-definitions';
import { findDifferences } from './calculation-lines';

/** Maximum number of orders that are loaded without confirmation, and maximum overall. */
const INITIAL_ORDER_LIMIT = 200;
const MAX_ORDERS = 5000;

/** List rows are loaded 100 per request and need no further data. */
const FEW_ROWS = 1000;

/** Why a metric can't be verified. */
export type Obstacle =
  /** The metric isn't calculated from orders. */
  | 'no-orders'
  /** The user may read reports, but no orders. */
  | 'not-allowed'
  /** The report has filters that orders can't be checked against. */
  | 'filters';

/** Returns everything that the panel shows about a metric, as far as it is loaded. */
export function useMetricVerification({ stat, range, filters }: Metric) {
  const [report = '', column = ''] = stat.split('/');
  const description = useMemo(() => describeMetric(stat, getRefundRule()), [stat]);
  const lines = description?.lines ?? [];
  const columns = [...new Set([column, ...lines.map((line) => line.column)])].join(',');
  const query = useMemo(
    () => ({ ...filters, ...(range && { ...range, per_page: 1, fields: columns.split(',') }) }),
    [filters, range, columns],
  );
  const { data: stats, error, refetch } = useReportQuery({ type: 'stats', endpoint: report, query });
  const view = useView({ range, filters });
  const obstacle = useObstacle(stat, view);

  const [limit, setLimit] = useState(INITIAL_ORDER_LIMIT);
  const ordersQuery = useMemo(
    () => (range && !obstacle ? { after: range.after, before: range.before, limit } : undefined),
    [range, obstacle, limit],
  );
  const reading = useOrderRecords(ordersQuery);
  const { orderRecords } = reading;
  const dated = useMemo(() => view && toView(view, orderRecords), [view, orderRecords]);
  const value = stats?.totals[column];
  const comparison: Comparison | undefined = useMemo(
    () =>
      orderRecords && dated && value !== undefined && orderRecords.tooMany === undefined
        ? compare(stat, value, orderRecords, dated, getHost().settings.currency.precision)
        : undefined,
    [stat, orderRecords, dated, value],
  );
  const totals = stats?.totals;
  const rest = useMemo(
    () => findDifferences(stat, { description, totals, value, orderRecords, view: dated }),
    [stat, description, totals, value, orderRecords, dated],
  );
  const rows = useCountedRows(description?.list, filters, Math.max(limit, FEW_ROWS));
  return {
    description,
    totals,
    value,
    receivedAt: stats?.receivedAt,
    failure: error,
    retry: refetch,
    view: dated,
    /** If no date type is configured, only the counted orders show which one the host uses. */
    isDateKnown: Boolean(view?.dateType || orderRecords?.rows),
    obstacle,
    orderRecords,
    reading: { failure: reading.failure, retry: reading.retry, status: reading.status },
    comparison,
    rest,
    /** Average of rows that aren't orders. */
    rows,
    readAll: limit < MAX_ORDERS ? () => setLimit(MAX_ORDERS) : undefined,
  };
}

/** Calculates an average again from its rows. */
function useCountedRows(counted: CountedRows | undefined, filters: Metric['filters'], limit: number) {
  const { endpoint, query, average } = counted ?? {};
  const listQuery = useMemo(
    () => (endpoint && average ? { report: endpoint, query: { ...filters, ...query }, limit } : undefined),
    [endpoint, query, average, filters, limit],
  );
  const { list, failure, retry } = useReportList(listQuery);
  return {
    average: average && list && list.tooMany === undefined ? averageOf(list.rows, average) : undefined,
    tooMany: list?.tooMany,
    failure,
    retry,
  };
}

export type Explanation = ReturnType<typeof useMetricVerification>;

/** Full refunds depend on the store's database, averages on its WooCommerce version. */
const getRefundRule = (): RefundRule => ({
  hasFullRefunds: getHost().settings.usesNewFullRefundData,
  hasAveragesBeforeRefunds: isWcVersion('10.2', '>='),
});

interface LooseView extends Omit<RecountOptions, 'dateType'> {
  /** Empty if the store has never set it. */
  readonly dateType: DateType | '';
}

function useView({ range, filters }: Pick<Metric, 'range' | 'filters'>): LooseView | undefined {
  const { settings } = useSettings('wc_admin');
  return useMemo(() => {
    if (!range) return undefined;
    const { wcAdminSettings } = getHost().settings;
    const {
      woocommerce_excluded_report_order_statuses:
        excluded = wcAdminSettings.woocommerce_excluded_report_order_statuses,
      woocommerce_date_type: dateType = '',
    } = settings ?? {};
    return {
      ...range,
      dateType,
      excluded: excluded.map((status) => status.replace(/^wc-/, '')),
      filters: filters ?? {},
      rule: getRefundRule(),
    };
  }, [settings, range, filters]);
}

/** The default date type differs between hosts, so it is inferred from the counted orders. */
const toView = (view: LooseView, orderRecords: OrderRecords | undefined): RecountOptions => ({
  ...view,
  dateType: view.dateType || (orderRecords ? inferDateType(orderRecords, view) : 'date_created'),
});

function useObstacle(stat: string, view: LooseView | undefined): Obstacle | undefined {
  const canReadOrders = useCapability('read_private_shop_orders');
  if (!view || !getMeasure(stat)) return 'no-orders';
  if (!canReadOrders) return 'not-allowed';
  return listUnsupportedFilters({ ...view, dateType: 'date_created' }).length > 0 ? 'filters' : undefined;
}
