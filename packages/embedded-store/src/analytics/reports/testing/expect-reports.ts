import { isMap } from '../../../rest';
import { readCsv } from './csv';
import {
  getCoupons,
  withCreationDates,
  withReportDates,
  distinct,
  getItems,
  getIntervals,
  isReturn,
  money,
  getNetTotal,
  getProducts,
  getPurchases,
  getRevenueFrom,
  getRevenue,
  rounded,
  getSales,
  getTaxes,
  toLocal,
  getVariationSales,
  within,
} from './expected-totals';
import type { DatedEntry, Entry, Totals, EntryProduct, Period, Unit, ReportView } from './expected-totals';

/** Maximum rows per page, and per leaderboard. */
const PAGE = 100;
const PLACES = 20;

/**
 * Expected results of every report, calculated from a store's entries, and functions that compare the reports with
 * them. For tests.
 */

/** Everything that happened in a store. */
export interface History {
  entries: readonly Entry[];
  /** Download times in milliseconds, by download ID. */
  downloads: readonly { id: number; moment: number }[];
  /** Registered customers, with or without purchases. */
  members: readonly string[];
  /** Categories by product ID. */
  categories: ReadonlyMap<number, readonly number[]>;
}

/** The data that determines the results of reports. */
interface ExpectedData extends Omit<History, 'downloads'> {
  excluded: readonly string[];
  period: Period;
  unit: Unit;
  /** Counted entries, by the date that the revenue and orders reports use; `inPeriod` has those of the period. */
  wanted: readonly DatedEntry[];
  /** The same by creation date, which all other reports use. */
  created: readonly DatedEntry[];
  inPeriod: { wanted: readonly DatedEntry[]; created: readonly DatedEntry[] };
  downloads: readonly { id: number; local: string }[];
  /** Calculated once, for reports and export files. */
  tables: readonly ExpectedTable[];
}

/** Reads the parsed JSON of a path below `/wc-analytics`. */
export type FetchJson = (path: string) => unknown;

/** Creates the expected data of a store for one view; it can be reused for every period. */
export function openExpectedTotals(
  history: History,
  view: ReportView,
): (period: Period, unit: Unit) => ExpectedData {
  const { entries } = history;
  const [wanted, created] = [withReportDates(entries, view), withCreationDates(entries, view)];
  const downloads = history.downloads.map(({ id, moment }) => ({ id, local: toLocal(view.zone, moment) }));
  return (period, unit) => {
    const inPeriod = { wanted: within(wanted, period), created: within(created, period) };
    const expectedData = {
      ...history,
      excluded: view.excluded,
      period,
      unit,
      wanted,
      created,
      inPeriod,
      downloads,
    };
    return { ...expectedData, tables: expectedTables(expectedData) };
  };
}

/**
 * Compares every value of every report, its intervals, segments and leaderboards with the expected data.
 * @returns the number of responses compared.
 */
export function expectReportsToMatch(expectedData: ExpectedData, fetchJson: FetchJson): number {
  const read = (path: string) => rounded(fetchJson(`/wc-analytics/reports/${path}`));
  const indicators = rows(read('performance-indicators/allowed')).map(({ stat }) => String(stat));
  const { tables } = expectedData;
  const [overall, parts] = [expectedOverTime(expectedData, indicators), expectedSegments(expectedData)];
  for (const { path, body } of overall) {
    expect([path, read(path)]).toMatchObject([path, rounded(body)]);
  }
  for (const { path, by, rows: wanted } of tables) {
    expect([path, sorted(by, readPages(read, path))]).toMatchObject([path, sorted(by, rounded(wanted))]);
  }
  for (const { path, segments } of parts) {
    expect([path, segmentsOf(read(path))]).toMatchObject([path, rounded(segments)]);
  }
  const { period } = expectedData;
  const leaderboards = rows(fetchJson(`/wc-analytics/leaderboards?per_page=${PLACES}&${toQuery(period)}`));
  const expectedLists = expectedLeaderboards(expectedData);
  expect(leaderboards.map(({ id }) => id)).toEqual(expectedLists.map(({ id }) => id));
  for (const [index, leaderboard] of leaderboards.entries()) {
    const wanted = expectedLists[index];
    if (wanted) expectLeaderboard(wanted, leaderboard);
  }
  return overall.length + tables.length + parts.length + leaderboards.length;
}

/** File columns by metric; the other columns describe the row. */
const FILES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: {
    Date: 'date',
    'Order #': 'order_number',
    Status: 'status',
    'Customer type': 'customer_type',
    'Items sold': 'num_items_sold',
    'Net sales': 'net_total',
  },
  products: { 'Items sold': 'items_sold', 'Net sales': 'net_revenue', Orders: 'orders_count' },
  variations: { 'Items sold': 'items_sold', 'Net sales': 'net_revenue', Orders: 'orders_count' },
  categories: {
    'Items sold': 'items_sold',
    'Net sales': 'net_revenue',
    Products: 'products_count',
    Orders: 'orders_count',
  },
  coupons: { 'Amount discounted': 'amount', Orders: 'orders_count' },
  taxes: {
    'Total tax': 'total_tax',
    'Order tax': 'order_tax',
    'Shipping tax': 'shipping_tax',
    Orders: 'orders_count',
  },
  downloads: { Date: 'date' },
  customers: {
    Orders: 'orders_count',
    'Total spend': 'total_spend',
    AOV: 'avg_order_value',
  },
};

const REVENUE_FILE = {
  Orders: 'orders_count',
  'Gross sales': 'gross_sales',
  Returns: 'refunds',
  Coupons: 'coupons',
  'Net sales': 'net_revenue',
  Taxes: 'taxes',
  Shipping: 'shipping',
  'Total sales': 'total_sales',
};

/**
 * Compares every row of every export file that has metrics with the expected data.
 * @param fetchFile returns the file of a report, requested with these parameters.
 */
export function expectExportsToMatch(
  expectedData: ExpectedData,
  fetchFile: (report: string, args: object) => string,
): void {
  const { period, unit, wanted } = expectedData;
  const span = { after: period.first.replace(' ', 'T'), before: period.last.replace(' ', 'T') };
  for (const { path, rows: table } of expectedData.tables) {
    const [report = ''] = path.split('?');
    // The customers report covers all time.
    const file = readCsv(fetchFile(report, report === 'customers' ? {} : span));
    const columns = Object.entries(FILES[report] ?? {});
    const getTotals = (row: Readonly<Record<string, unknown>>, from: 0 | 1) =>
      columns.map((column) => toCell(row[column[from]]));
    const expectedRows = rows(table).map((row) => getTotals(row, 1));
    expect([report, inOrder(file.rows.map((row) => getTotals(row, 0)))]).toEqual([
      report,
      inOrder(expectedRows),
    ]);
  }
  const revenue = readCsv(fetchFile('revenue', { ...span, interval: unit, order: 'asc' }));
  const intervals = getIntervals(period, unit).map((interval) => {
    const totals = getRevenue(within(wanted, interval));
    const cells = Object.entries(REVENUE_FILE).map(([label, name]) => [label, toCell(totals[name])]);
    return [['Date', interval.id], ...cells];
  });
  expect(revenue.rows.map(toCells)).toEqual(intervals.map((cells) => Object.fromEntries(cells)));
}

function toCells(row: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, toCell(cell)]));
}

/** Text unchanged, numbers rounded, both from files and from the expected data. */
function toCell(value: unknown): string {
  const number = value === '' ? NaN : Number(value);
  return String(Number.isNaN(number) ? value : rounded(number));
}

function inOrder(list: readonly (readonly string[])[]): string[] {
  return list.map((cells) => cells.join(' | ')).toSorted();
}

/** Reads all rows of a table, page by page. */
function readPages(read: FetchJson, path: string): unknown[] {
  const found: unknown[] = [];
  for (let page = 1; ; page += 1) {
    const more = rows(read(`${path}${path.includes('?') ? '&' : '?'}per_page=${PAGE}&page=${page}`));
    found.push(...more);
    if (more.length < PAGE) return found;
  }
}

function expectedOverTime(
  expectedData: ExpectedData,
  indicators: readonly string[],
): { path: string; body: object }[] {
  const { wanted, created, inPeriod } = expectedData;
  const totals = { ...getRevenue(inPeriod.wanted), products: getProducts(inPeriod.wanted) };
  return [
    overTime(expectedData, 'revenue', wanted, getRevenue, totals),
    overTime(expectedData, 'orders', wanted, getRevenue, totals),
    overTime(expectedData, 'products', created, (entries) => getSales(entries)),
    overTime(expectedData, 'variations', created, getVariationSales),
    overTime(expectedData, 'coupons', created, (entries) => getCoupons(entries)),
    overTime(expectedData, 'taxes', created, (entries) => getTaxes(entries)),
    overTime(expectedData, 'downloads', expectedData.downloads, (files) => ({
      download_count: files.length,
    })),
    { path: 'customers/stats', body: { totals: averagesOf(customersOf(expectedData)) } },
    {
      path: `performance-indicators?${toQuery(expectedData.period)}`,
      body: expectedIndicators(expectedData, indicators),
    },
  ];
}

function overTime<Item extends { local: string }>(
  { period, unit }: ExpectedData,
  report: string,
  items: readonly Item[],
  getTotals: (items: readonly Item[]) => Totals,
  totals = getTotals(within(items, period)),
): { path: string; body: object } {
  const shown = getIntervals(period, unit).slice(0, 100);
  const intervals = shown.map((interval) => ({
    interval: interval.id,
    date_start: interval.first,
    date_end: interval.last,
    subtotals: getTotals(within(items, interval)),
  }));
  return {
    path: `${report}/stats?interval=${unit}&order=asc&per_page=100&${toQuery(period)}`,
    body: { totals, intervals },
  };
}

function expectedIndicators(
  { inPeriod, downloads, period }: ExpectedData,
  stats: readonly string[],
): object[] {
  const totals: Readonly<Record<string, Totals>> = {
    revenue: getRevenue(inPeriod.wanted),
    orders: getRevenue(inPeriod.wanted),
    products: getSales(inPeriod.created),
    variations: getVariationSales(inPeriod.created),
    coupons: getCoupons(inPeriod.created),
    taxes: getTaxes(inPeriod.created),
    downloads: { download_count: within(downloads, period).length },
  };
  return stats.map((stat) => {
    const [report = '', column = ''] = stat.split('/');
    return { stat, value: totals[report]?.[column] };
  });
}

/** The expected rows of a table report, in any order; the columns in `by` identify a row. */
interface ExpectedTable {
  path: string;
  by: readonly string[];
  rows: readonly object[];
}

function expectedTables(expectedData: Omit<ExpectedData, 'tables'>): ExpectedTable[] {
  const { entries, excluded, inPeriod, categories, period } = expectedData;
  const { wanted, created } = inPeriod;
  const goods = getItems(created);
  const products = distinct(goods.map(({ product }) => product));
  const table = (report: string, by: string, expectedRows: readonly object[]) => ({
    path: `${report}?${toQuery(period)}`,
    by: [by],
    rows: expectedRows,
  });
  return [
    table(
      'orders',
      'order_id',
      wanted.map((entry) => ({
        order_id: entry.id,
        parent_id: entry.parent,
        order_number: entry.parent || entry.id,
        date: entry.local,
        status: entry.status,
        customer_type: isReturn(entries, entry, excluded) ? 'returning' : 'new',
        num_items_sold: getItems([entry]).reduce((pieces, good) => pieces + good.pieces, 0),
        net_total: money(getNetTotal(entry)),
        total_sales: money(entry.total),
      })),
    ),
    table(
      'products',
      'product_id',
      products.map((product) => ({
        product_id: product,
        ...onlySales(getSales(created, (good) => good.product === product)),
      })),
    ),
    table(
      'variations',
      'variation_id',
      variationsIn(goods).map((variation) => ({
        variation_id: variation,
        ...onlySales(getSales(created, (good) => good.variation === variation)),
      })),
    ),
    table(
      'categories',
      'category_id',
      distinct(products.flatMap((product) => categories.get(product) ?? [])).map((category) => {
        const { variations_count: _, ...totals } = getSales(created, isIn(expectedData, category));
        return { category_id: category, ...totals };
      }),
    ),
    table(
      'coupons',
      'coupon_id',
      distinct(created.flatMap(({ coupons }) => coupons.map(({ id }) => id))).map((coupon) => {
        const { coupons_count: _, ...totals } = getCoupons(created, coupon);
        return { coupon_id: coupon, ...totals };
      }),
    ),
    table(
      'taxes',
      'tax_rate_id',
      distinct(created.flatMap(({ rates }) => rates.map(({ id }) => id))).map((rate) => {
        const { tax_codes: _, ...totals } = getTaxes(created, rate);
        return { tax_rate_id: rate, ...totals };
      }),
    ),
    table(
      'downloads',
      'id',
      within(expectedData.downloads, period).map(({ id, local }) => ({ id, date: local })),
    ),
    { path: 'customers', by: ['total_spend', 'orders_count'], rows: customersOf(expectedData) },
  ];
}

function onlySales({ items_sold = 0, net_revenue = 0, orders_count = 0 }: Totals): Totals {
  return { items_sold, net_revenue, orders_count };
}

function variationsIn(goods: readonly EntryProduct[]): number[] {
  return distinct(goods.map(({ variation }) => variation)).filter((variation) => variation > 0);
}

function isIn(
  { categories }: Pick<ExpectedData, 'categories'>,
  category: number,
): (good: EntryProduct) => boolean {
  return ({ product }) => categories.get(product)?.includes(category) ?? false;
}

/** All-time purchases of all known customers, including those whose orders have excluded statuses. */
function customersOf({
  entries,
  created,
  members,
}: Pick<ExpectedData, 'entries' | 'created' | 'members'>): Totals[] {
  const buyers = distinct([...entries.map(({ buyer }) => buyer), ...members]);
  return buyers.map((buyer) => getPurchases(created, buyer));
}

function averagesOf(customers: readonly Totals[]): Totals {
  const average = (column: string, of: readonly Totals[]) =>
    of.length === 0 ? 0 : of.reduce((total, customer) => total + (customer[column] ?? 0), 0) / of.length;
  const ordered = customers.filter(({ orders_count = 0 }) => orders_count > 0);
  return {
    customers_count: customers.length,
    avg_orders_count: Number(average('orders_count', customers).toFixed(4)),
    avg_total_spend: average('total_spend', customers),
    avg_avg_order_value: average('avg_order_value', ordered),
  };
}

interface ExpectedSegments {
  path: string;
  /** The expected segments of the whole period, by ID. */
  segments: Readonly<Record<string, Totals>>;
}

/** Empty segments may be listed or not. */
function expectedSegments(expectedData: ExpectedData): ExpectedSegments[] {
  const { entries, excluded, inPeriod, period, unit } = expectedData;
  const { wanted, created } = inPeriod;
  const by = (
    report: string,
    name: string,
    parts: readonly number[],
    getTotals: (part: number) => Totals,
  ) => ({
    path: `${report}/stats?interval=${unit}&per_page=1&segmentby=${name}&${toQuery(period)}`,
    segments: Object.fromEntries(parts.map((part) => [part, getTotals(part)])),
  });
  const productsIn = (list: readonly Entry[]) => distinct(getItems(list).map(({ product }) => product));
  const categoriesIn = (list: readonly Entry[]) =>
    distinct(productsIn(list).flatMap((product) => expectedData.categories.get(product) ?? []));
  const couponsIn = (list: readonly Entry[]) =>
    distinct(list.flatMap(({ coupons }) => coupons.map(({ id }) => id)));
  const withCoupon = (coupon: number) =>
    wanted.filter(({ coupons }) => coupons.some(({ id }) => id === coupon));
  return [
    by('revenue', 'product', productsIn(wanted), (product) =>
      getRevenueFrom(wanted, (good) => good.product === product),
    ),
    by('orders', 'variation', variationsIn(getItems(wanted)), (variation) =>
      getRevenueFrom(wanted, (good) => good.variation === variation),
    ),
    by('revenue', 'category', categoriesIn(wanted), (category) =>
      getRevenueFrom(wanted, isIn(expectedData, category)),
    ),
    by('orders', 'coupon', couponsIn(wanted), (coupon) => {
      const { gross_sales: _, coupons: __, ...totals } = getRevenue(withCoupon(coupon));
      return { ...totals, coupons: getCoupons(wanted, coupon)['amount'] ?? 0, coupons_count: 1 };
    }),
    by('revenue', 'customer_type', [0, 1], (type) => {
      const { gross_sales: _, ...totals } = getRevenue(
        wanted.filter((entry) => Number(isReturn(entries, entry, excluded)) === type),
      );
      return totals;
    }),
    by('products', 'product', productsIn(created), (product) =>
      getSales(created, (good) => good.product === product),
    ),
    by('products', 'category', categoriesIn(created), (category) =>
      getSales(created, isIn(expectedData, category)),
    ),
    by('variations', 'variation', variationsIn(getItems(created)), (variation) =>
      onlySales(getSales(created, (good) => good.variation === variation)),
    ),
    by('coupons', 'coupon', couponsIn(created), (coupon) => getCoupons(created, coupon)),
    by('taxes', 'tax_rate_id', distinct(created.flatMap(({ rates }) => rates.map(({ id }) => id))), (rate) =>
      getTaxes(created, rate),
    ),
  ];
}

/** A leaderboard: the possible values of each place, and whether it is sorted by count or by amount. */
interface ExpectedLeaderboard {
  id: string;
  by: 'count' | 'amount';
  places: readonly Place[];
}

interface Place {
  count: number;
  amount: number;
}

function expectedLeaderboards(expectedData: ExpectedData): ExpectedLeaderboard[] {
  const { created } = expectedData.inPeriod;
  const places = (list: readonly Totals[], count: string, amount: string) =>
    list.map((totals) => ({ count: totals[count] ?? 0, amount: totals[amount] ?? 0 }));
  const products = distinct(getItems(created).map(({ product }) => product));
  const categories = distinct(products.flatMap((product) => expectedData.categories.get(product) ?? []));
  const buyers = distinct(created.map(({ buyer }) => buyer)).map((buyer) => getPurchases(created, buyer));
  const coupons = distinct(created.flatMap((entry) => entry.coupons.map(({ id }) => id))).map((coupon) =>
    getCoupons(created, coupon),
  );
  const inCategories = categories.map((category) => getSales(created, isIn(expectedData, category)));
  const ofProducts = products.map((product) => getSales(created, (good) => good.product === product));
  return [
    { id: 'customers', by: 'amount', places: places(buyers, 'orders_count', 'total_spend') },
    { id: 'coupons', by: 'count', places: places(coupons, 'orders_count', 'amount') },
    { id: 'categories', by: 'count', places: places(inCategories, 'items_sold', 'net_revenue') },
    { id: 'products', by: 'count', places: places(ofProducts, 'items_sold', 'net_revenue') },
  ];
}

/** Sorted from highest to lowest; the order among equal values is undefined. */
function expectLeaderboard(
  { id, by, places }: ExpectedLeaderboard,
  leaderboard: Readonly<Record<string, unknown>>,
): void {
  const cells = Array.isArray(leaderboard['rows'])
    ? (leaderboard['rows'] as { display: string; value: number }[][])
    : [];
  const shown = cells.map(([, count, amount]) => ({ count: count?.value ?? 0, amount: amount?.value ?? 0 }));
  const best = places.toSorted((left, right) => right[by] - left[by]).slice(0, PLACES);

  expect([id, shown.map((place) => rounded(place[by]))]).toEqual([
    id,
    best.map((place) => rounded(place[by])),
  ]);
  expect(rounded(places)).toEqual(expect.arrayContaining(rows(rounded(shown))));
  expect(cells.map(([, count]) => count?.display)).toEqual(shown.map(({ count }) => String(count)));
}

function segmentsOf(body: unknown): unknown {
  const totals = isMap(body) && isMap(body['totals']) ? body['totals'] : {};
  const segments = rows(totals['segments']);
  return Object.fromEntries(segments.map(({ segment_id, subtotals }) => [segment_id, subtotals]));
}

function rows(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isMap) : [];
}

function sorted(by: readonly string[], value: unknown): Readonly<Record<string, unknown>>[] {
  const difference = (left: unknown, right: unknown) => Number(left) - Number(right);
  return rows(value).toSorted((left, right) =>
    by.reduce((order, column) => order || difference(left[column], right[column]), 0),
  );
}

function toQuery({ first, last }: Period): string {
  return `after=${first.replace(' ', 'T')}&before=${last.replace(' ', 'T')}`;
}
