import { ApiError, request, requestPage, type Page } from '@admin/http';
import {
  parseReportRows,
  parseCountedRows,
  parseOneOrder,
  parseOrders,
  parseRefunds,
  type ReadOrder,
} from './schemas';
import type {
  OrderRecords,
  OrderRecordsQuery,
  CountedRow,
  Entry,
  ReportList,
  ReportListQuery,
} from './types';

/** The maximum page size of the lists. */
const PER_PAGE = 100;

/** Decimals of amounts; hosts store six at most. */
const DECIMALS = 6;

/**
 * Seconds by which the requested period is extended at both ends. When daylight saving time ends, a local time occurs
 * twice and hosts may use either. Orders are then filtered by their own dates.
 */
const MARGIN = 2 * 60 * 60;

/** Maximum number of concurrent requests, to limit the load on the store. */
const MAX_CONCURRENT = 4;

/** Maximum number of orders that are requested individually because the lists left them out. */
const MAX_SINGLE_REQUESTS = 50;

const ORDER_FIELDS = [
  'id',
  'number',
  'status',
  'currency',
  'date_created',
  'date_paid',
  'date_completed',
  'customer_id',
  'billing',
  'total',
  'total_tax',
  'shipping_total',
  'line_items',
  'coupon_lines',
  'tax_lines',
  'refunds',
];

type OrderQuery = Readonly<Record<'after' | 'before' | 'modified_after', string | undefined>>;

/**
 * Reads all orders that a period's metrics may count: those created in it, older ones modified since its start (they
 * may have been paid, completed or refunded in it), all their refunds, and the rows that the reports have counted.
 * @throws ApiError when orders or refunds cannot be read
 */
export async function fetchOrderRecords(
  signal: AbortSignal,
  { after, before, limit }: OrderRecordsQuery,
): Promise<OrderRecords> {
  const start = shift(after, -MARGIN);
  const inPeriod = { after: start, before: shift(before, MARGIN), modified_after: undefined };
  // Both bounds of the order lists are exclusive.
  const older = { after: undefined, before: shift(start, 1), modified_after: start };
  const [first, firstOlder] = [await fetchPage(signal, inPeriod, 1), await fetchPage(signal, older, 1)];
  const count = first.total + firstOlder.total;
  if (count > limit) return { entries: [], rows: undefined, tooMany: count };
  const rows = await fetchRows(signal, after, before);
  const listed = [
    ...(await fetchRest(first, (page) => fetchPage(signal, inPeriod, page))),
    ...(await fetchRest(firstOlder, (page) => fetchPage(signal, older, page))),
  ];
  const ordersById = new Map(listed.map((order) => [order.entry.id, order]));
  // The lists leave out orders whose status is no longer registered, and older orders not modified since the start.
  const missing = new Set(
    (rows ?? []).map(({ id, parentId }) => parentId || id).filter((id) => !ordersById.has(id)),
  );
  const found = await mapInBatches([...missing].slice(0, MAX_SINGLE_REQUESTS), (id) => fetchOne(signal, id));
  for (const order of found.flat()) ordersById.set(order.entry.id, order);
  const orders = [...ordersById.values()];
  const refunds = await mapInBatches(
    orders.filter(({ hasRefunds }) => hasRefunds),
    ({ entry }) => fetchRefunds(signal, entry),
  );
  return { entries: [...orders.map(({ entry }) => entry), ...refunds.flat()], rows, tooMany: undefined };
}

const fetchPage = (signal: AbortSignal, query: OrderQuery, page: number): Promise<Page<ReadOrder[]>> =>
  requestPage('/wc-analytics/orders', {
    query: { ...query, dp: DECIMALS, per_page: PER_PAGE, page, order: 'asc', _fields: ORDER_FIELDS },
    signal,
    parse: parseOrders,
  });

/**
 * The rows that the reports have counted. `undefined` if unavailable; then causes of a difference are unknown, but the
 * recount still works.
 */
async function fetchRows(
  signal: AbortSignal,
  after: string,
  before: string,
): Promise<readonly CountedRow[] | undefined> {
  const readPage = (page: number) =>
    requestPage('/wc-analytics/reports/orders', {
      query: { after, before, per_page: PER_PAGE, page, orderby: 'date', order: 'asc' },
      signal,
      parse: parseCountedRows,
    });
  try {
    return await fetchRest(await readPage(1), readPage);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  }
}

/** An order by its id; an empty list if it was deleted or never placed. */
async function fetchOne(signal: AbortSignal, id: number): Promise<ReadOrder[]> {
  try {
    return await request(`/wc/v3/orders/${id}`, { query: { dp: DECIMALS }, signal, parse: parseOneOrder });
  } catch (error) {
    if (error instanceof ApiError && error.failure.status === 404) return [];
    throw error;
  }
}

const fetchRefunds = (signal: AbortSignal, order: Entry): Promise<Entry[]> =>
  request(`/wc/v3/orders/${order.id}/refunds`, {
    query: { dp: DECIMALS, per_page: PER_PAGE },
    signal,
    parse: parseRefunds(order),
  });

/**
 * Reads the rows from which a metric is calculated.
 * @throws ApiError when they cannot be read
 */
export async function fetchReportList(
  signal: AbortSignal,
  { report, query, limit }: ReportListQuery,
): Promise<ReportList> {
  const readPage = (page: number) =>
    requestPage(`/wc-analytics/reports/${report}`, {
      query: { ...query, per_page: PER_PAGE, page },
      signal,
      parse: parseReportRows,
    });
  const first = await readPage(1);
  return first.total > limit
    ? { rows: [], tooMany: first.total }
    : { rows: await fetchRest(first, readPage), tooMany: undefined };
}

/** The pages of a list after the first one. */
async function fetchRest<Item>(
  first: Page<Item[]>,
  readPage: (page: number) => Promise<Page<Item[]>>,
): Promise<Item[]> {
  const pages = Array.from({ length: Math.max(first.totalPages - 1, 0) }, (_, index) => index + 2);
  const rest = await mapInBatches(pages, readPage);
  return [first, ...rest].flatMap(({ items }) => items);
}

/** Processes a few items at a time, and keeps their order. */
async function mapInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let start = 0; start < items.length; start += MAX_CONCURRENT) {
    results.push(...(await Promise.all(items.slice(start, start + MAX_CONCURRENT).map(work))));
  }
  return results;
}

/** Adds seconds to a time in the store's time zone. */
const shift = (wallTime: string, seconds: number): string =>
  new Date(Date.parse(`${wallTime}Z`) + seconds * 1000).toISOString().slice(0, 19);
