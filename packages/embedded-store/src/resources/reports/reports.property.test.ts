import fc from 'fast-check';
import { all, integer } from '../../database';
import { isMap } from '../../rest';
import { call, happenings, openRandomShop, STATUSES, ZONES } from '../../testing/random-shop';
import type { RandomShop } from '../../testing/random-shop';
import { setOption } from '../options';
import {
  couponsOf,
  datedAsCreated,
  datedAsWanted,
  distinct,
  goodsOf,
  intervalsOf,
  isReturn,
  money,
  netOf,
  productsOf,
  purchasesOf,
  revenueFrom,
  revenueOf,
  rounded,
  salesOf,
  taxesOf,
  toLocal,
  variationSalesOf,
  within,
} from './testing/ledger';
import type { Dated, Entry, Figures, Good, Period, Unit, View } from './testing/ledger';
import { readLedger } from './testing/read-ledger';

/** `STORE_RUNS=5000 npx jest reports.property` looks longer, and `STORE_SEED=7` elsewhere. */
const RUNS = Number(process.env['STORE_RUNS'] ?? 25);
const SEED = Number(process.env['STORE_SEED'] ?? 20_261_101);

/** Periods around the change of clocks in New York and of the month, some of which cut days in two. */
const periods = fc
  .record({
    from: fc.constantFrom('2026-09-14', '2026-10-31', '2026-11-01'),
    opening: fc.constantFrom('00:00:00', '00:00:00', '01:30:00'),
    until: fc.constantFrom('2026-11-01', '2026-11-02', '2026-12-31'),
    closing: fc.constantFrom('23:59:59', '23:59:59', '17:29:30'),
  })
  .map(({ from, opening, until, closing }) => ({ first: `${from} ${opening}`, last: `${until} ${closing}` }));

const views = fc.record({
  zone: fc.constantFrom(...ZONES),
  excluded: fc.subarray(STATUSES.filter((status) => status !== 'refunded')),
  dateType: fc.constantFrom('date_created' as const, 'date_paid' as const, 'date_completed' as const),
});

const units = fc.constantFrom('hour' as const, 'day' as const, 'week' as const, 'month' as const);

let shop: RandomShop;
beforeAll(() => {
  shop = openRandomShop();
});
afterAll(() => shop.context.db.close());

test('whatever happens to orders, every report says what they add up to', () => {
  fc.assert(
    fc.property(happenings, views, periods, units, (story, view, period, unit) => {
      shop.anew(() => {
        for (const happen of story) happen.in(shop);
        lookAt(view);
        const books = openBooks(view, period, unit);

        for (const { path, body } of wantedOverTime(books)) {
          expect([path, ask(path)]).toMatchObject([path, rounded(body)]);
        }
        for (const { path, by, rows } of wantedTables(books)) {
          expect([path, sorted(by, ask(path))]).toMatchObject([path, sorted(by, rounded(rows))]);
        }
        for (const { path, segments } of wantedSegments(books)) {
          expect([path, segmentsOf(ask(path))]).toMatchObject([path, rounded(segments)]);
        }
        expect(leaders(period)).toEqual(rounded(wantedLeaders(books)));
      });
    }),
    { numRuns: RUNS, seed: SEED },
  );
}, 600_000);

/** What decides what reports say. */
interface Books {
  period: Period;
  unit: Unit;
  entries: readonly Entry[];
  /** Entries that count, by the date of the reports on revenue and orders, and those of the period. */
  wanted: readonly Dated[];
  /** The same by the day on which they were made, as all other reports have them. */
  created: readonly Dated[];
  inPeriod: { wanted: readonly Dated[]; created: readonly Dated[] };
  downloads: readonly { local: string }[];
  /** Those with an account, whether they bought anything or not. */
  members: readonly string[];
  categories: ReadonlyMap<number, readonly number[]>;
}

function lookAt({ zone, excluded, dateType }: View): void {
  setOption(shop.context.db, 'timezone_string', zone);
  const update = [
    { id: 'woocommerce_excluded_report_order_statuses', value: excluded },
    { id: 'woocommerce_date_type', value: dateType },
  ];
  call(shop, 'POST', '/wc-analytics/settings/wc_admin/batch', { update });
}

function openBooks(view: View, period: Period, unit: Unit): Books {
  const { db } = shop.context;
  const entries = readLedger(db);
  const [wanted, created] = [datedAsWanted(entries, view), datedAsCreated(entries, view)];
  const sortedIn = all(
    db,
    `SELECT product_id, json_group_array(term_id) AS categories FROM product_terms JOIN terms ON terms.id = term_id
     WHERE taxonomy = 'product_cat' GROUP BY product_id`,
  );
  return {
    period,
    unit,
    entries,
    wanted,
    created,
    inPeriod: { wanted: within(wanted, period), created: within(created, period) },
    downloads: all(db, 'SELECT created_at FROM download_stats').map((row) => ({
      local: toLocal(view.zone, integer(row, 'created_at')),
    })),
    members: all(db, "SELECT id FROM users WHERE role = 'customer'").map(({ id }) => `user ${String(id)}`),
    categories: new Map(
      sortedIn.map((row) => [integer(row, 'product_id'), JSON.parse(String(row['categories']))]),
    ),
  };
}

function wantedOverTime(books: Books): { path: string; body: object }[] {
  const { wanted, created, inPeriod } = books;
  const totals = { ...revenueOf(inPeriod.wanted), products: productsOf(inPeriod.wanted) };
  const indicators = wantedIndicators(books);
  return [
    overTime(books, 'revenue', wanted, revenueOf, totals),
    overTime(books, 'orders', wanted, revenueOf, totals),
    overTime(books, 'products', created, (entries) => salesOf(entries)),
    overTime(books, 'variations', created, variationSalesOf),
    overTime(books, 'coupons', created, (entries) => couponsOf(entries)),
    overTime(books, 'taxes', created, (entries) => taxesOf(entries)),
    overTime(books, 'downloads', books.downloads, (files) => ({ download_count: files.length })),
    { path: 'customers/stats', body: { totals: averagesOf(customersOf(books)) } },
    { path: `performance-indicators?${toQuery(books.period)}`, body: indicators },
  ];
}

function overTime<Item extends { local: string }>(
  { period, unit }: Books,
  report: string,
  items: readonly Item[],
  figuresOf: (items: readonly Item[]) => Figures,
  totals = figuresOf(within(items, period)),
): { path: string; body: object } {
  const shown = intervalsOf(period, unit).slice(0, 100);
  const intervals = shown.map((interval) => ({
    interval: interval.id,
    date_start: interval.first,
    date_end: interval.last,
    subtotals: figuresOf(within(items, interval)),
  }));
  return {
    path: `${report}/stats?interval=${unit}&order=asc&per_page=100&${toQuery(period)}`,
    body: { totals, intervals },
  };
}

function wantedIndicators({ inPeriod, downloads, period }: Books): object[] {
  const figures: Readonly<Record<string, Figures>> = {
    revenue: revenueOf(inPeriod.wanted),
    orders: revenueOf(inPeriod.wanted),
    products: salesOf(inPeriod.created),
    variations: variationSalesOf(inPeriod.created),
    coupons: couponsOf(inPeriod.created),
    taxes: taxesOf(inPeriod.created),
    downloads: { download_count: within(downloads, period).length },
  };
  const stats = rows(call(shop, 'GET', '/wc-analytics/reports/performance-indicators/allowed'));
  return stats.map(({ stat }) => {
    const [report = '', column = ''] = String(stat).split('/');
    return { stat, value: figures[report]?.[column] };
  });
}

/** A report as a table, its rows in any order; the columns of `by` tell them apart. */
interface WantedTable {
  path: string;
  by: readonly string[];
  rows: readonly object[];
}

function wantedTables(books: Books): WantedTable[] {
  const { entries, inPeriod, categories, period } = books;
  const { wanted, created } = inPeriod;
  const goods = goodsOf(created);
  const products = distinct(goods.map(({ product }) => product));
  const table = (report: string, by: string, wantedRows: readonly object[]) => ({
    path: `${report}?per_page=100&${toQuery(period)}`,
    by: [by],
    rows: wantedRows,
  });
  return [
    table(
      'orders',
      'order_id',
      wanted.map((entry) => ({
        order_id: entry.id,
        parent_id: entry.parent,
        date: entry.local,
        status: entry.status,
        customer_type: isReturn(entries, entry) ? 'returning' : 'new',
        num_items_sold: goodsOf([entry]).reduce((pieces, good) => pieces + good.pieces, 0),
        net_total: money(netOf(entry)),
        total_sales: money(entry.total),
      })),
    ),
    table(
      'products',
      'product_id',
      products.map((product) => ({
        product_id: product,
        ...onlySales(salesOf(created, (good) => good.product === product)),
      })),
    ),
    table(
      'variations',
      'variation_id',
      variationsIn(goods).map((variation) => ({
        variation_id: variation,
        ...onlySales(salesOf(created, (good) => good.variation === variation)),
      })),
    ),
    table(
      'categories',
      'category_id',
      distinct(products.flatMap((product) => categories.get(product) ?? [])).map((category) => {
        const { variations_count: _, ...figures } = salesOf(created, isIn(books, category));
        return { category_id: category, ...figures };
      }),
    ),
    table(
      'coupons',
      'coupon_id',
      distinct(created.flatMap(({ coupons }) => coupons.map(({ id }) => id))).map((coupon) => {
        const { coupons_count: _, ...figures } = couponsOf(created, coupon);
        return { coupon_id: coupon, ...figures };
      }),
    ),
    table(
      'taxes',
      'tax_rate_id',
      distinct(created.flatMap(({ rates }) => rates.map(({ id }) => id))).map((rate) => {
        const { tax_codes: _, ...figures } = taxesOf(created, rate);
        return { tax_rate_id: rate, ...figures };
      }),
    ),
    { path: 'customers?per_page=100', by: ['total_spend', 'orders_count'], rows: customersOf(books) },
  ];
}

function onlySales({ items_sold = 0, net_revenue = 0, orders_count = 0 }: Figures): Figures {
  return { items_sold, net_revenue, orders_count };
}

function variationsIn(goods: readonly Good[]): number[] {
  return distinct(goods.map(({ variation }) => variation)).filter((variation) => variation > 0);
}

function isIn({ categories }: Books, category: number): (good: Good) => boolean {
  return ({ product }) => categories.get(product)?.includes(category) ?? false;
}

/** What everyone bought who is known, whatever the period; those with other statuses are known as well. */
function customersOf({ entries, created, members }: Books): Figures[] {
  const buyers = distinct([...entries.map(({ buyer }) => buyer), ...members]);
  return buyers.map((buyer) => purchasesOf(created, buyer));
}

function averagesOf(customers: readonly Figures[]): Figures {
  const average = (column: string, of: readonly Figures[]) =>
    of.length === 0 ? 0 : of.reduce((total, customer) => total + (customer[column] ?? 0), 0) / of.length;
  const ordered = customers.filter(({ orders_count = 0 }) => orders_count > 0);
  return {
    customers_count: customers.length,
    avg_orders_count: Number(average('orders_count', customers).toFixed(4)),
    avg_total_spend: average('total_spend', customers),
    avg_avg_order_value: average('avg_order_value', ordered),
  };
}

interface WantedSegments {
  path: string;
  /** What the parts of the whole period come to, by their numbers. */
  segments: Readonly<Record<string, Figures>>;
}

/** Parts with nothing in them may be listed or not. */
function wantedSegments(books: Books): WantedSegments[] {
  const { entries, inPeriod, period, unit } = books;
  const { wanted, created } = inPeriod;
  const by = (
    report: string,
    name: string,
    parts: readonly number[],
    figuresOf: (part: number) => Figures,
  ) => ({
    path: `${report}/stats?interval=${unit}&per_page=1&segmentby=${name}&${toQuery(period)}`,
    segments: Object.fromEntries(parts.map((part) => [part, figuresOf(part)])),
  });
  const productsIn = (list: readonly Entry[]) => distinct(goodsOf(list).map(({ product }) => product));
  const categoriesIn = (list: readonly Entry[]) =>
    distinct(productsIn(list).flatMap((product) => books.categories.get(product) ?? []));
  const couponsIn = (list: readonly Entry[]) =>
    distinct(list.flatMap(({ coupons }) => coupons.map(({ id }) => id)));
  const withCoupon = (coupon: number) =>
    wanted.filter(({ coupons }) => coupons.some(({ id }) => id === coupon));
  return [
    by('revenue', 'product', productsIn(wanted), (product) =>
      revenueFrom(wanted, (good) => good.product === product),
    ),
    by('orders', 'variation', variationsIn(goodsOf(wanted)), (variation) =>
      revenueFrom(wanted, (good) => good.variation === variation),
    ),
    by('revenue', 'category', categoriesIn(wanted), (category) => revenueFrom(wanted, isIn(books, category))),
    by('orders', 'coupon', couponsIn(wanted), (coupon) => {
      const { gross_sales: _, coupons: __, ...figures } = revenueOf(withCoupon(coupon));
      return { ...figures, coupons: couponsOf(wanted, coupon)['amount'] ?? 0, coupons_count: 1 };
    }),
    by('revenue', 'customer_type', [0, 1], (type) => {
      const { gross_sales: _, ...figures } = revenueOf(
        wanted.filter((entry) => Number(isReturn(entries, entry)) === type),
      );
      return figures;
    }),
    by('products', 'product', productsIn(created), (product) =>
      salesOf(created, (good) => good.product === product),
    ),
    by('products', 'category', categoriesIn(created), (category) => salesOf(created, isIn(books, category))),
    by('variations', 'variation', variationsIn(goodsOf(created)), (variation) =>
      onlySales(salesOf(created, (good) => good.variation === variation)),
    ),
    by('coupons', 'coupon', couponsIn(created), (coupon) => couponsOf(created, coupon)),
    by('taxes', 'tax_rate_id', distinct(created.flatMap(({ rates }) => rates.map(({ id }) => id))), (rate) =>
      taxesOf(created, rate),
    ),
  ];
}

/** Counts and amounts of the boards, best first. */
function wantedLeaders(books: Books): [string, [number, number][]][] {
  const { created } = books.inPeriod;
  const pairs = (list: readonly Figures[], count: string, amount: string) =>
    inOrder(list.map((figures) => [figures[count] ?? 0, figures[amount] ?? 0]));
  const products = distinct(goodsOf(created).map(({ product }) => product));
  const categories = distinct(products.flatMap((product) => books.categories.get(product) ?? []));
  const buyers = distinct(created.map(({ buyer }) => buyer)).map((buyer) => purchasesOf(created, buyer));
  const coupons = distinct(created.flatMap((entry) => entry.coupons.map(({ id }) => id)));
  return [
    ['customers', pairs(buyers, 'orders_count', 'total_spend')],
    [
      'coupons',
      pairs(
        coupons.map((coupon) => couponsOf(created, coupon)),
        'orders_count',
        'amount',
      ),
    ],
    [
      'categories',
      pairs(
        categories.map((category) => salesOf(created, isIn(books, category))),
        'items_sold',
        'net_revenue',
      ),
    ],
    [
      'products',
      pairs(
        products.map((product) => salesOf(created, (good) => good.product === product)),
        'items_sold',
        'net_revenue',
      ),
    ],
  ];
}

function leaders(period: Period): unknown {
  const boards = rows(call(shop, 'GET', `/wc-analytics/leaderboards?per_page=20&${toQuery(period)}`));
  return rounded(
    boards.map(({ id, rows: places }) => [
      id,
      inOrder(
        (places as { value: number }[][]).map(([, count, amount]) => [count?.value ?? 0, amount?.value ?? 0]),
      ),
    ]),
  );
}

function inOrder(pairs: readonly [number, number][]): [number, number][] {
  return pairs.toSorted(([a, b], [c, d]) => a - c || b - d);
}

function ask(path: string): unknown {
  return rounded(call(shop, 'GET', `/wc-analytics/reports/${path}`));
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
