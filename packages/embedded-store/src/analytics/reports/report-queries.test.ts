import { isMap } from '../../rest';
import { formatParameters } from '../../rest/query';
import { openDemoShop } from './testing/demo-shop';
import type { DemoShop } from './testing/demo-shop';
import {
  getCoupons,
  withCreationDates,
  distinct,
  getItems,
  isRefund,
  isReturn,
  money,
  getNetTotal,
  getProducts,
  getRevenue,
  rounded,
  getSales,
  getTaxes,
} from './testing/expected-totals';
import type { DatedEntry, Entry, EntryProduct } from './testing/expected-totals';
import { readList } from './testing/read-orders';

const EVER = 'after=2024-01-01T00:00:00&before=2026-12-31T23:59:59';
const REPORTS = '/wc-analytics/reports';

let shop: DemoShop;
let entries: readonly Entry[];
/** Entries that count with the default settings. */
let counted: readonly DatedEntry[];
beforeAll(() => {
  shop = openDemoShop(160);
  ({ entries } = shop.history);
  counted = withCreationDates(entries, {
    zone: 'UTC',
    excluded: ['pending', 'cancelled', 'failed'],
    dateType: 'date_created',
  });
});
afterAll(() => shop.context.db.close());

type Row = Readonly<Record<string, unknown>>;

const fetchReport = (path: string) => shop.fetchJson(`${REPORTS}/${path}`);
const list = (path: string) => readList(shop.fetchJson, `${REPORTS}/${path}`);
const totals = (path: string) => {
  const body = fetchReport(path);
  return rounded(isMap(body) ? body['totals'] : undefined);
};

const inOrder = (values: readonly number[]) => values.toSorted((left, right) => left - right);
const numbers = (rows: readonly Row[], name: string) => inOrder(rows.map((row) => Number(row[name])));

/** The best-selling values, so that filters match something. */
function favorites(valuesOf: (entry: Entry) => readonly number[], count = 2): number[] {
  const all = counted.flatMap((entry) => distinct(valuesOf(entry))).filter((value) => value > 0);
  const timesOf = (value: number) => all.filter((other) => other === value).length;
  return distinct(all)
    .toSorted((left, right) => timesOf(right) - timesOf(left) || left - right)
    .slice(0, count);
}

/** An order filter: its parameter, several values, and the orders it matches. */
interface Filter {
  query: string;
  isMeant: (entry: Entry) => boolean;
}

function orderFilters(): Filter[] {
  const products = favorites(({ goods }) => goods.map(({ product }) => product));
  const variations = favorites(({ goods }) => goods.map(({ variation }) => variation));
  const coupons = favorites((entry) => entry.coupons.map(({ id }) => id));
  const rates = favorites((entry) => entry.rates.map(({ id }) => id));
  const has = (entry: Entry, isMeant: (good: EntryProduct) => boolean) => entry.goods.some(isMeant);
  const pairs: readonly (readonly [string, readonly number[], (entry: Entry) => boolean])[] = [
    ['product', products, (entry) => has(entry, ({ product }) => products.includes(product))],
    ['variation', variations, (entry) => has(entry, ({ variation }) => variations.includes(variation))],
    ['coupon', coupons, (entry) => entry.coupons.some(({ id }) => coupons.includes(id))],
    ['tax_rate', rates, (entry) => entry.rates.some(({ id }) => rates.includes(id))],
  ];
  return [
    ...pairs.flatMap(([name, ids, isMeant]): Filter[] => [
      { query: `${name}_includes=${ids.join(',')}`, isMeant },
      { query: `${name}_excludes=${ids.join(',')}`, isMeant: (entry) => !isMeant(entry) },
    ]),
    { query: 'customer_type=new', isMeant: (entry) => !isReturn(entries, entry) },
    { query: 'customer_type=returning', isMeant: (entry) => isReturn(entries, entry) },
    { query: 'refunds=all', isMeant: isRefund },
    { query: 'refunds=none', isMeant: (entry) => !isRefund(entry) },
    { query: 'refunds=full', isMeant: (entry) => isRefund(entry) && entry.status === 'refunded' },
    { query: 'refunds=partial', isMeant: (entry) => isRefund(entry) && entry.status !== 'refunded' },
  ];
}

/** The actual and expected results of the two order reports. */
const told = (query: string) => ({
  query,
  ids: numbers(list(`orders?${EVER}&${query}`), 'order_id'),
  totals: totals(`orders/stats?${EVER}&interval=year&${query}`),
});
const wantedOf = (query: string, meant: readonly Entry[]) => ({
  query,
  ids: inOrder(meant.map(({ id }) => id)),
  totals: rounded({ ...getRevenue(meant), products: getProducts(meant) }),
});

test('filters orders by every filter, with several values each', () => {
  for (const { query, isMeant } of orderFilters())
    expect(told(query)).toMatchObject(wantedOf(query, counted.filter(isMeant)));
  // Explicitly requested statuses include those that are otherwise excluded; `any` includes all of them.
  const chosen = ['cancelled', 'failed', 'packed'];
  expect(told(`status_is=${chosen.join(',')}`)).toMatchObject(
    wantedOf(
      `status_is=${chosen.join(',')}`,
      entries.filter(({ status }) => chosen.includes(status)),
    ),
  );
  const others = entries.filter(({ status }) => !/processing|packed/.test(status));
  expect(told('status_is_not=processing,packed')).toMatchObject(
    wantedOf('status_is_not=processing,packed', others),
  );
  expect(told('status_is=any')).toMatchObject(wantedOf('status_is=any', entries));
  const some = counted.filter(({ parent }) => parent === 0).slice(5, 9);
  const ids = some.map(({ id }) => id).join(',');
  expect(numbers(list(`orders?${EVER}&order_includes=${ids}`), 'order_id')).toEqual(
    inOrder(some.map(({ id }) => id)),
  );
});

test('several filters match orders by all of them or by any', () => {
  const filters = orderFilters().filter(({ query }) => !/customer_type|refunds/.test(query));
  for (const [index, one] of filters.entries()) {
    const other = filters[(index + 3) % filters.length] ?? one;
    const query = `${one.query}&${other.query}`;

    expect(told(query)).toMatchObject(
      wantedOf(
        query,
        counted.filter((entry) => one.isMeant(entry) && other.isMeant(entry)),
      ),
    );
    expect(told(`match=any&${query}`)).toMatchObject(
      wantedOf(
        `match=any&${query}`,
        counted.filter((entry) => one.isMeant(entry) || other.isMeant(entry)),
      ),
    );
  }
});

test('filters products, variations, categories, coupons and taxes by ID', () => {
  const products = favorites(({ goods }) => goods.map(({ product }) => product), 3);
  const variations = favorites(({ goods }) => goods.map(({ variation }) => variation), 3);
  const coupons = favorites((entry) => entry.coupons.map(({ id }) => id));
  const rates = favorites((entry) => entry.rates.map(({ id }) => id));
  const { categories } = shop.history;
  const shelves = distinct(products.flatMap((product) => categories.get(product) ?? [])).slice(0, 2);
  const isIn = ({ product }: EntryProduct) =>
    categories.get(product)?.some((id) => shelves.includes(id)) ?? false;
  const isOneOf = ({ product }: EntryProduct) => products.includes(product);
  const onlyVariations = ({ variation }: EntryProduct) => variations.includes(variation);
  const { products_count: _, ...ofVariations } = getSales(counted, onlyVariations);

  const asked: readonly (readonly [string, object])[] = [
    [`products/stats?products=${products.join(',')}`, getSales(counted, isOneOf)],
    [`products/stats?categories=${shelves.join(',')}`, getSales(counted, isIn)],
    [`products/stats?variations=${variations.join(',')}`, getSales(counted, onlyVariations)],
    [`variations/stats?variations=${variations.join(',')}`, ofVariations],
    [
      `coupons/stats?coupons=${coupons.join(',')}`,
      {
        amount: coupons.reduce((sum, id) => sum + (getCoupons(counted, id)['amount'] ?? 0), 0),
        coupons_count: coupons.length,
      },
    ],
    [
      `taxes/stats?taxes=${rates.join(',')}`,
      { total_tax: rates.reduce((sum, id) => sum + (getTaxes(counted, id)['total_tax'] ?? 0), 0) },
    ],
  ];
  for (const [path, expected] of asked) {
    expect([path, totals(`${path}&${EVER}&interval=year`)]).toMatchObject([path, rounded(expected)]);
  }
  expect(numbers(list(`products?${EVER}&products=${products.join(',')}`), 'product_id')).toEqual(
    inOrder(products),
  );
  expect(numbers(list(`variations?${EVER}&variations=${variations.join(',')}`), 'variation_id')).toEqual(
    inOrder(variations),
  );
  expect(numbers(list(`categories?${EVER}&categories=${shelves.join(',')}`), 'category_id')).toEqual(
    inOrder(shelves),
  );
  expect(numbers(list(`coupons?${EVER}&coupons=${coupons.join(',')}`), 'coupon_id')).toEqual(
    inOrder(coupons),
  );
  expect(numbers(list(`taxes?${EVER}&taxes=${rates.join(',')}`), 'tax_rate_id')).toEqual(inOrder(rates));
});

test('filters variations by product, category and attribute, matching all or any', () => {
  const [product = 0] = favorites(({ goods }) =>
    goods.filter(({ variation }) => variation > 0).map((good) => good.product),
  );
  const sold = getItems(counted).filter(({ variation }) => variation > 0);
  const [shelf = 0] = shop.history.categories.get(product) ?? [];
  const isOnShelf = (good: EntryProduct) =>
    shop.history.categories.get(good.product)?.includes(shelf) ?? false;
  const options = new Map(
    distinct(sold.map((good) => good.product)).flatMap((id) =>
      readList(shop.fetchJson, `/wc/v3/products/${id}/variations?`).map(({ id: variation, attributes }) => [
        Number(variation),
        Array.isArray(attributes) ? attributes.filter(isMap) : [],
      ]),
    ),
  );
  const [value] = options.get(sold[0]?.variation ?? 0) ?? [];
  const hasValue = ({ variation }: EntryProduct) =>
    options.get(variation)?.some(({ id, option }) => id === value?.['id'] && option === value?.['option']) ??
    false;
  const pair = (filter: string) =>
    formatParameters({ [filter]: [[String(value?.['id']), toTerm(value?.['id'], value?.['option'])]] });
  const found = (query: string) => numbers(list(`variations?${EVER}&${query}`), 'variation_id');
  const wanted = (isMeant: (good: EntryProduct) => boolean) =>
    inOrder(distinct(sold.filter(isMeant).map(({ variation }) => variation)));

  expect(found(`product_includes=${product}`)).toEqual(wanted((good) => good.product === product));
  expect(found(`product_excludes=${product}`)).toEqual(wanted((good) => good.product !== product));
  expect(found(`category_includes=${shelf}`)).toEqual(wanted(isOnShelf));
  expect(found(`category_excludes=${shelf}`)).toEqual(wanted((good) => !isOnShelf(good)));
  expect(wanted(hasValue).length).toBeGreaterThan(0);
  expect(found(pair('attribute_is'))).toEqual(wanted(hasValue));
  expect(found(pair('attribute_is_not'))).toEqual(wanted((good) => !hasValue(good)));
  const both = `product_includes=${product}&${pair('attribute_is')}`;
  expect(found(both)).toEqual(wanted((good) => good.product === product && hasValue(good)));
  expect(found(`match=any&${both}`)).toEqual(wanted((good) => good.product === product || hasValue(good)));
});

/** The ID of a global attribute's value. */
function toTerm(attribute: unknown, option: unknown): string {
  const terms = readList(shop.fetchJson, `/wc/v3/products/attributes/${String(attribute)}/terms?`);
  return String(terms.find(({ name, slug }) => name === option || slug === option)?.['id']);
}

test('filters customers by their details and purchases', () => {
  const people = list('customers?');
  const found = (query: string) => numbers(list(`customers?${query}`), 'id');
  const wanted = (isMeant: (row: Row) => boolean) => numbers(people.filter(isMeant), 'id');
  const countries = distinct(people.map(({ country }) => String(country))).slice(0, 2);
  const isFrom = ({ country }: Row) => countries.includes(String(country));
  const between = (column: string, low: number, high: number) => (row: Row) =>
    Number(row[column]) >= low && Number(row[column]) <= high;
  const names = people.slice(0, 2).map(({ name }) => String(name));
  const some = people.slice(2, 5).map(({ id }) => Number(id));

  expect(found(`country_includes=${countries.join(',')}`)).toEqual(wanted(isFrom));
  expect(found(`country_excludes=${countries.join(',')}`)).toEqual(wanted((row) => !isFrom(row)));
  expect(found(`name_includes=${encodeURIComponent(names.join(','))}`)).toEqual(
    wanted(({ name }) => names.includes(String(name))),
  );
  expect(found(`customers=${some.join(',')}`)).toEqual(inOrder(some));
  for (const column of ['name', 'username', 'email']) {
    expect(found(`${column}_includes=${some.join(',')}`)).toEqual(inOrder(some));
    expect(found(`${column}_excludes=${some.join(',')}`)).toEqual(
      wanted(({ id }) => !some.includes(Number(id))),
    );
  }
  const [{ name = '', email = '' } = {}] = people.filter((row) => row['email'] !== '');
  for (const word of [name, email]) {
    expect(found(`search=${encodeURIComponent(String(word))}&searchby=all`)).toEqual(
      wanted((row) =>
        ['name', 'username', 'email'].some((column) =>
          String(row[column]).toLowerCase().includes(String(word).toLowerCase()),
        ),
      ),
    );
  }
  expect(found('orders_count_min=2')).toEqual(wanted(between('orders_count', 2, Infinity)));
  for (const column of ['orders_count', 'total_spend', 'avg_order_value']) {
    expect(found(formatParameters({ [`${column}_between`]: [1, 90] }))).toEqual(
      wanted(between(column, 1, 90)),
    );
  }
  expect(found(`match=any&orders_count_min=2&country_includes=${countries.join(',')}`)).toEqual(
    wanted((row) => isFrom(row) || Number(row['orders_count']) >= 2),
  );
});

test('filters downloads by product, order and customer', () => {
  const rows = list(`downloads?${EVER}`);
  const [{ product_id: product, order_id: order } = {}] = rows;
  const found = (query: string) => numbers(list(`downloads?${EVER}&${query}`), 'id');
  const wanted = (isMeant: (row: Row) => boolean) => numbers(rows.filter(isMeant), 'id');
  const orders = distinct(rows.map((row) => Number(row['order_id']))).slice(0, 2);

  expect(rows.length).toBeGreaterThan(0);
  expect(found(`product_includes=${Number(product)}`)).toEqual(
    wanted((row) => row['product_id'] === product),
  );
  expect(found(`product_excludes=${Number(product)}`)).toEqual(
    wanted((row) => row['product_id'] !== product),
  );
  expect(found(`order_includes=${orders.join(',')}`)).toEqual(
    wanted((row) => orders.includes(Number(row['order_id']))),
  );
  expect(found(`match=any&order_includes=${Number(order)}&product_excludes=${Number(product)}`)).toEqual(
    wanted((row) => row['order_id'] === order || row['product_id'] !== product),
  );
  expect(
    fetchReport(`downloads/stats?${EVER}&interval=year&product_includes=${Number(product)}`),
  ).toMatchObject({
    totals: { download_count: wanted((row) => row['product_id'] === product).length },
  });
});

test('downloads include their products if those still exist', () => {
  const rows = list(`downloads?${EVER}&_embed=1`);
  const embedded = rows.map((row) => {
    const products = memberOf(row, '_embedded.product');
    return Array.isArray(products) ? products[0] : undefined;
  });
  const names = rows.map(({ product_id }) => {
    const product = shop.fetchJson(`/wc/v3/products/${Number(product_id)}`);
    return isMap(product) ? { name: product['name'] } : { data: { status: 404 } };
  });

  expect(embedded).toMatchObject(names);
  expect(embedded.some((product) => isMap(product) && typeof product['name'] === 'string')).toBe(true);
  expect(list(`downloads?${EVER}`)[0]).not.toHaveProperty('_embedded');
});

/** Sortable columns, and the row member that determines the order; `''` is the row itself. */
const SORTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: { date: 'date', num_items_sold: 'num_items_sold', net_total: 'net_total' },
  products: {
    net_revenue: 'net_revenue',
    orders_count: 'orders_count',
    items_sold: 'items_sold',
    product_name: 'extended_info.name',
    sku: 'extended_info.sku',
  },
  variations: { net_revenue: 'net_revenue', orders_count: 'orders_count', items_sold: 'items_sold' },
  categories: {
    category_id: 'category_id',
    items_sold: 'items_sold',
    net_revenue: 'net_revenue',
    orders_count: 'orders_count',
    products_count: 'products_count',
    category: 'extended_info.name',
  },
  coupons: {
    coupon_id: 'coupon_id',
    code: 'extended_info.code',
    amount: 'amount',
    orders_count: 'orders_count',
  },
  taxes: {
    name: 'name',
    tax_rate_id: 'tax_rate_id',
    rate: 'tax_rate',
    order_tax: 'order_tax',
    total_tax: 'total_tax',
    shipping_tax: 'shipping_tax',
    orders_count: 'orders_count',
  },
  customers: {
    username: 'username',
    name: 'name',
    country: 'country',
    city: 'city',
    state: 'state',
    postcode: 'postcode',
    date_registered: 'date_registered',
    date_last_active: 'date_last_active',
    orders_count: 'orders_count',
    total_spend: 'total_spend',
    avg_order_value: 'avg_order_value',
  },
  stock: { stock_status: 'stock_status', id: 'id', title: 'name', sku: 'sku' },
  downloads: { date: 'date' },
};

const memberOf = (row: Row, path: string) =>
  path.split('.').reduce<unknown>((value, name) => (isMap(value) ? value[name] : undefined), row);

test.each(Object.entries(SORTED))(
  '%s can be sorted by every column in both directions',
  (report, columns) => {
    for (const [orderby, path] of Object.entries(columns)) {
      for (const order of ['asc', 'desc']) {
        const rows = list(`${report}?${EVER}&extended_info=true&orderby=${orderby}&order=${order}`);
        const values = rows.map((row) => memberOf(row, path)).map((value) => (value === null ? '' : value));
        const isBefore = (left: unknown, right: unknown) =>
          typeof left === 'number' && typeof right === 'number'
            ? left - right
            : Number(String(left).toLowerCase() > String(right).toLowerCase()) -
              Number(String(left).toLowerCase() < String(right).toLowerCase());
        const wanted = values.toSorted((left, right) => (order === 'asc' ? 1 : -1) * isBefore(left, right));

        expect([report, orderby, order, values]).toEqual([report, orderby, order, wanted]);
        expect(rows.length).toBeGreaterThan(0);
      }
    }
  },
);

test.each(['hour', 'day', 'week', 'month', 'quarter', 'year'])(
  'intervals by %s are paginated completely, in both directions',
  (interval) => {
    const query = `after=2026-03-20T00:00:00&before=2026-04-02T12:59:59&interval=${interval}`;
    const read = (more: string) => {
      const { body, headers } = shop.call('GET', `${REPORTS}/revenue/stats?${query}&${more}`);
      const { intervals } = isMap(body) ? body : {};
      const ids = Array.isArray(intervals)
        ? intervals.map((each: unknown) => memberOf(Object(each), 'interval'))
        : [];
      return { ids, total: Number(headers['X-WP-Total']), pages: Number(headers['X-WP-TotalPages']) };
    };
    const first = read('per_page=100&order=asc');
    const rest = Array.from({ length: first.pages - 1 }, (_, index) =>
      read(`per_page=100&order=asc&page=${index + 2}`),
    );
    const all = [first, ...rest].flatMap(({ ids }) => ids);
    const small = read('per_page=3&order=desc');

    expect(all).toHaveLength(first.total);
    expect(new Set(all).size).toBe(first.total);
    expect(small.ids).toEqual(all.toReversed().slice(0, 3));
    expect(small.pages).toBe(Math.ceil(first.total / 3));
  },
);

test('returns only the requested fields in totals, intervals and segments', () => {
  const body = fetchReport(
    `orders/stats?${EVER}&interval=year&fields=net_revenue,orders_count&segmentby=product`,
  );
  const names = (expected: unknown) => Object.keys(Object(expected)).toSorted();
  const told = isMap(body) && isMap(body['totals']) ? body['totals'] : {};
  const parts = Array.isArray(told['segments']) ? told['segments'] : [];

  expect(names(told)).toEqual(['coupons_count', 'net_revenue', 'orders_count', 'products', 'segments']);
  expect(parts.length).toBeGreaterThan(0);
  expect(new Set(parts.flatMap((part: unknown) => names(memberOf(Object(part), 'subtotals'))))).toEqual(
    new Set(['net_revenue', 'orders_count']),
  );
});

test.each(['orders', 'products', 'variations', 'taxes'])(
  '%s of an empty period ignore unknown fields',
  (report) => {
    const never = 'after=2019-01-01T00:00:00&before=2019-12-31T23:59:59';
    const { intervals } = Object(fetchReport(`${report}/stats?${never}&interval=year&fields=unknown`));

    expect(intervals).toHaveLength(1);
  },
);

test('a single item has values over time and by segment, as single-item views request', () => {
  const [product = 0] = favorites(({ goods }) =>
    goods.filter(({ variation }) => variation > 0).map((good) => good.product),
  );
  const isIt = (good: EntryProduct) => good.product === product;
  const parts = distinct(
    getItems(counted)
      .filter(isIt)
      .map(({ variation }) => variation),
  );
  const body = fetchReport(
    `variations/stats?${EVER}&interval=year&product_includes=${product}&segmentby=variation`,
  );
  const told = isMap(body) && isMap(body['totals']) ? body['totals'] : {};
  const segments = Array.isArray(told['segments']) ? told['segments'].filter(isMap) : [];

  expect(told).toMatchObject({
    items_sold: getSales(counted, isIt)['items_sold'],
    variations_count: parts.length,
  });
  expect(numbers(segments, 'segment_id')).toEqual(inOrder(parts));
});

function remove(path: string): void {
  const { status } = shop.call('DELETE', `/wc/v3/${path}?force=true`);
  if (status !== 200) throw new Error(`${path} cannot be deleted: ${status}`);
}

describe('deleted records', () => {
  let gone: { product: number; category: number; coupon: number };
  beforeAll(() => {
    const [product = 0] = favorites(({ goods }) => goods.map((good) => good.product), 1);
    const [coupon = 0] = favorites((entry) => entry.coupons.map(({ id }) => id), 1);
    const [category = 0] = shop.history.categories.get(product) ?? [];
    gone = { product, category, coupon };
    for (const path of [`products/${product}`, `products/categories/${category}`, `coupons/${coupon}`]) {
      remove(path);
    }
    for (const { tax_rate_id: rate } of list(`taxes?${EVER}`)) {
      remove(`taxes/${Number(rate)}`);
    }
  });

  test('still count in past periods, with the name from the orders', () => {
    const sold = getSales(counted, ({ product }) => product === gone.product);

    const [row] = list(`products?${EVER}&extended_info=true&products=${gone.product}`);
    const [coupon] = list(`coupons?${EVER}&extended_info=true&coupons=${gone.coupon}`);

    expect(row).toMatchObject({
      product_id: gone.product,
      items_sold: sold['items_sold'],
      net_revenue: sold['net_revenue'],
      extended_info: { name: expect.stringMatching(/. \(Deleted\)$/) },
    });
    expect(coupon).toMatchObject({
      coupon_id: gone.coupon,
      amount: getCoupons(counted, gone.coupon)['amount'],
    });
    expect(totals(`revenue/stats?${EVER}&interval=year`)).toMatchObject({
      net_revenue: rounded(money(counted.reduce((sum, entry) => sum + getNetTotal(entry), 0))),
    });
  });

  test.each([
    ...Object.keys(SORTED).map((report) => `${report}?${EVER}&extended_info=true&per_page=100`),
    ...['product', 'category', 'variation', 'coupon', 'customer_type'].flatMap((by) => [
      `orders/stats?${EVER}&interval=quarter&segmentby=${by}`,
      `revenue/stats?${EVER}&interval=quarter&segmentby=${by}`,
    ]),
    `taxes/stats?${EVER}&interval=quarter&segmentby=tax_rate_id`,
    `coupons/stats?${EVER}&interval=quarter&segmentby=coupon`,
    `products/stats?${EVER}&interval=quarter&segmentby=category`,
    `performance-indicators?${EVER}`,
  ])("don't break the response of %s", (path) => {
    expect(fetchReport(path)).toBeDefined();
  });

  test("don't break leaderboards and exports", () => {
    expect(shop.fetchJson(`/wc-analytics/leaderboards?${EVER}`)).toHaveLength(4);
    for (const report of ['revenue', ...Object.keys(SORTED)]) {
      const report_args = { after: '2024-01-01T00:00:00', before: '2026-12-31T23:59:59' };
      const { body } = shop.call('POST', `${REPORTS}/${report}/export`, { report_args });
      shop.advance(2000);
      const status = `${REPORTS}/${report}/export/${String(memberOf(Object(body), 'export_id'))}/status`;
      expect([report, shop.fetchJson(status)]).toMatchObject([report, { percent_complete: 100 }]);
    }
  });
});
