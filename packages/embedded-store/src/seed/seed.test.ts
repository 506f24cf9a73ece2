import { all, first, integer, openDatabase, text } from '../database';
import type { StoreDatabase } from '../database';
import { getCountry } from '../reference';
import { countOrders } from '../sales/orders/queries';
import {
  getRegisteredStatuses,
  getUnregisteredStatuses,
  listOrderStatuses,
} from '../site/settings/order-statuses';
import { getInstalledExtensions } from '../marketing/extensions';
import { getListings } from '../marketing/listings';
import { countProducts } from '../catalog/products/queries';
import { countReviews } from '../catalog/reviews/queries';
import { CAMPAIGNS } from './advertising';
import { DAY_MS, OPEN_DAYS, planOrderTimes } from './calendar';
import { seedDemoStore } from '.';
import { COUNTRIES } from './people/countries';
import { createRandom } from './random';

const NOW = new Date('2026-11-20T10:00:00Z');

/** Two years of data on a small scale, for tests that only read. */
let shop: StoreDatabase;
const others: StoreDatabase[] = [];

function seed(orders: number): StoreDatabase {
  const db = openDatabase(':memory:');
  seedDemoStore(db, { now: NOW, orders });
  return db;
}

function open(orders: number): StoreDatabase {
  const db = seed(orders);
  others.push(db);
  return db;
}

const count = (db: StoreDatabase, sql: string) =>
  integer(first(db, `SELECT count(*) AS total FROM ${sql}`), 'total');

beforeAll(() => {
  shop = seed(700);
});
afterAll(() => shop.close());
afterEach(() => {
  for (const db of others.splice(0)) db.close();
});

describe('products', () => {
  test('eighty-nine products have categories, and all but three are public', () => {
    expect(countProducts(shop, 'publish')).toBe(86);
    expect(countProducts(shop, 'draft')).toBe(2);
    expect(countProducts(shop, 'private')).toBe(1);
    expect(count(shop, "terms WHERE taxonomy = 'product_cat' AND parent_id > 0")).toBe(26);
  });

  test.each([
    ['simple', "type = 'simple'"],
    ['variable', "type = 'variable'"],
    ['variations', "type = 'variation'"],
    ['grouped', "type = 'grouped' AND grouped_ids <> '[]'"],
    ['external', "type = 'external' AND external_url <> ''"],
    ['virtual', "type = 'simple' AND is_virtual = 1 AND is_downloadable = 0"],
    ['downloadable', "is_downloadable = 1 AND downloads <> '[]'"],
    ['on sale', "sale_price <> ''"],
    ['low in stock', 'manages_stock = 1 AND stock_quantity BETWEEN 1 AND coalesce(low_stock_amount, 2)'],
    ['out of stock', "type = 'simple' AND stock_status = 'outofstock'"],
    ['on backorder', "stock_status = 'onbackorder'"],
    ['taxed at a reduced rate', "tax_class = 'reduced-rate'"],
    ['on sale at a future date', 'sale_from > 1795000000000'],
    ['named with one long word', "length(name) > 100 AND name NOT LIKE '% %'"],
    ['named in a right-to-left script', "name GLOB '[א-ת]*' OR name GLOB '[ا-ي]*'"],
  ])('some are %s', (_what, where) => {
    expect(count(shop, `products WHERE ${where}`)).toBeGreaterThan(0);
  });

  test.each([
    ['Storm Parka', 24],
    ['Rope by the Metre', 300],
  ])('%s has %d variations', (name, variations) => {
    const where = `parent_id = (SELECT id FROM products WHERE name = '${name}')`;
    expect(count(shop, `products WHERE ${where}`)).toBe(variations);
  });

  test('orders contain products that were deleted', () => {
    const sold = all(
      shop,
      `SELECT name, variation_id > 0 AS varies FROM order_lines
       WHERE kind = 'product' AND product_id NOT IN (SELECT id FROM products) ORDER BY name`,
    );

    expect(sold).toEqual([
      { name: 'Canvas Sea Bag - Rust', varies: 1 },
      { name: 'Paper Boat Lamp', varies: 0 },
    ]);
  });

  test('every product and every variation with a color has its own image', () => {
    const without = all(
      shop,
      `SELECT name FROM products WHERE NOT EXISTS (SELECT 1 FROM product_images WHERE product_id = products.id)
         AND (parent_id IS NULL OR name LIKE '%Navy%')`,
    );
    const shared = all(
      shop,
      `SELECT media_id FROM product_images JOIN products ON products.id = product_id
       WHERE parent_id IS NULL GROUP BY media_id HAVING count(*) > 1`,
    );

    expect([without, shared]).toEqual([[], []]);
  });
});

describe('orders', () => {
  test('the smallest demo store has orders in every status and the requested number', () => {
    const db = open(8);
    const missing = Object.keys(listOrderStatuses()).filter(
      (status) => count(db, `orders WHERE status = '${status}'`) === 0,
    );

    expect(missing).toEqual([]);
    expect(count(db, 'orders WHERE parent_id IS NULL')).toBe(8);
  });

  test("some have an extension's status, and a few that of a removed extension", () => {
    expect(getRegisteredStatuses(shop)).toMatchObject({ packed: 'Packed', 'checkout-draft': 'Draft' });
    expect(getUnregisteredStatuses(shop)).toEqual({ preordered: 'preordered' });
    expect(countOrders(shop, 'packed')).toBe(1);
    expect(countOrders(shop, 'preordered')).toBeLessThan(20);
  });

  test.each(['00:05', '04:30', '07:00', '12:00', '23:59'])(
    'at %s, today has orders and positive net revenue',
    (time) => {
      const now = new Date(`2026-11-20T${time}:00Z`);
      const db = openDatabase(':memory:');
      others.push(db);
      seedDemoStore(db, { now, orders: 200 });
      const { orders, net } = first(
        db,
        `SELECT sum(orders_count) AS orders, sum(net_revenue) AS net FROM order_stats
         WHERE created_local BETWEEN '2026-11-20 00:00:00' AND '2026-11-20 23:59:59'
           AND status NOT IN ('pending', 'cancelled', 'failed')`,
      ) as Record<string, number>;

      expect(orders).toBeGreaterThan(1);
      expect(net).toBeGreaterThan(0);
    },
  );

  test.each([
    ['without customer data', "billing = '{}' AND customer_id IS NULL AND parent_id IS NULL"],
    ['without a postal address', "billing ->> 'country' IS NULL AND billing ->> 'email' <> ''"],
    ['with a total of zero', 'total = 0 AND parent_id IS NULL'],
    ['with two refunds', '(SELECT count(*) FROM orders AS r WHERE r.parent_id = orders.id) = 2'],
    ['with three refunds', '(SELECT count(*) FROM orders AS r WHERE r.parent_id = orders.id) = 3'],
    [
      'with a refund of tax only',
      `EXISTS (SELECT 1 FROM orders AS r JOIN order_lines ON order_id = r.id WHERE r.parent_id = orders.id
         AND kind = 'product' AND quantity = 0 AND order_lines.total = 0 AND order_lines.total_tax < 0)`,
    ],
    ['of customers with right-to-left names', "billing ->> 'first_name' = 'فاطمة'"],
  ])('there are orders %s', (_what, where) => {
    expect(count(shop, `orders WHERE ${where}`)).toBeGreaterThan(0);
  });

  test('refunds have all kinds of lines, or only an amount', () => {
    const kinds = all(
      shop,
      `SELECT DISTINCT coalesce((SELECT group_concat(DISTINCT kind ORDER BY kind) FROM order_lines
         WHERE order_id = orders.id AND total <> 0), 'money') AS kinds
       FROM orders WHERE parent_id IS NOT NULL`,
    ).map((row) => text(row, 'kinds'));

    expect(kinds).toEqual(
      expect.arrayContaining(['fee,product,shipping,tax', 'fee,tax', 'money', 'product', 'shipping']),
    );
  });

  test('one tax is compound', () => {
    const lines = all(
      shop,
      `SELECT DISTINCT order_lines.name FROM order_lines JOIN tax_rates ON tax_rates.id = source_id
       WHERE kind = 'tax' AND is_compound = 1`,
    );

    expect(lines).toHaveLength(1);
  });

  test('a store can have no orders', () => {
    expect(count(open(0), 'orders')).toBe(0);
  });

  test('the store is the same every time', () => {
    const read = (db: StoreDatabase) =>
      ['products', 'media_contents', 'orders', 'order_lines', 'users', 'reviews', 'download_stats'].map(
        (table) => all(db, `SELECT * FROM ${table}`),
      );

    expect(read(open(60))).toEqual(read(open(60)));
  });

  test('are from the last two years, never in the future, and have IDs sorted by date', () => {
    const rows = all(
      shop,
      'SELECT created_at, modified_at, paid_at, completed_at FROM orders WHERE parent_id IS NULL ORDER BY id',
    );
    const times = rows.map((row) => integer(row, 'created_at'));

    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(Math.min(...times)).toBeGreaterThanOrEqual(NOW.getTime() - (OPEN_DAYS + 1) * DAY_MS);
    expect(Math.max(...rows.flatMap((row) => Object.values(row).map(Number)))).toBeLessThanOrEqual(
      NOW.getTime(),
    );
  });

  test('totals of orders and refunds match their lines and taxes', () => {
    const wrong = all(
      shop,
      `SELECT orders.id FROM orders JOIN order_lines ON order_id = orders.id
       GROUP BY orders.id
       HAVING orders.total <> sum(CASE WHEN kind = 'tax' THEN order_lines.total + order_lines.shipping_tax
         WHEN kind = 'coupon' THEN 0 ELSE order_lines.total END)`,
    );

    expect(wrong).toEqual([]);
  });

  test('refunded orders are refunded completely, others only partially', () => {
    const rows = all(
      shop,
      `SELECT orders.status, orders.total + sum(refunds.total) AS rest
       FROM orders JOIN orders AS refunds ON refunds.parent_id = orders.id GROUP BY orders.id`,
    );
    const rests = (isRefunded: boolean) =>
      rows.filter((row) => (row['status'] === 'refunded') === isRefunded).map((row) => integer(row, 'rest'));

    expect(new Set(rests(true))).toEqual(new Set([0]));
    expect(Math.min(...rests(false))).toBeGreaterThan(0);
    expect(count(shop, "orders WHERE status = 'refunded'")).toBe(rests(true).length);
  });

  test.each([
    ['coupons of every type', 'coupons', 'discount_type', 3],
    ['taxes with several rates', "order_lines WHERE kind = 'tax'", 'source_id', 8],
    ['more than one fee', "order_lines WHERE kind = 'fee'", 'name', 2],
    ['several shipping methods', "order_lines WHERE kind = 'shipping'", 'name', 5],
    ['several payment methods', 'orders WHERE parent_id IS NULL', 'payment_method', 3],
    ['customers in many countries', 'customers', 'country', 15],
  ])('there are %s', (_what, table, column, atLeast) => {
    const rows = all(shop, `SELECT DISTINCT ${column} AS kind FROM ${table}`);

    expect(rows.length).toBeGreaterThanOrEqual(atLeast);
  });

  test('20% to 60% of the orders are from returning customers', () => {
    const share =
      count(shop, 'order_stats WHERE parent_id = 0 AND is_returning = 1') /
      count(shop, 'order_stats WHERE parent_id = 0');

    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.6);
  });
});

test('order times follow seasons and weekdays, and sales grow', () => {
  const moments = planOrderTimes(createRandom(1), NOW, 50_000);
  const dates = Array.from(moments, (moment) => new Date(moment));
  const inMonth = (...months: number[]) =>
    dates.filter((date) => months.includes(date.getUTCMonth() + 1)).length / months.length;
  const onDay = (day: number) => dates.filter((date) => date.getUTCDay() === day).length;
  const [first = [], second = []] = [0, 1].map((year) =>
    dates.filter((date) => Math.floor((NOW.getTime() - date.getTime()) / (365 * DAY_MS)) === 1 - year),
  );

  expect(inMonth(11, 12)).toBeGreaterThan(1.4 * inMonth(3, 4, 5, 8, 9));
  expect(inMonth(2)).toBeLessThan(0.8 * inMonth(3, 4, 5));
  expect(inMonth(7)).toBeGreaterThan(inMonth(8));
  expect(onDay(0)).toBeGreaterThan(1.15 * onDay(3));
  expect(second.length).toBeGreaterThan(1.25 * first.length);
});

test('addresses have a valid state if their country has states', () => {
  const wrong = COUNTRIES.flatMap(({ code, places }) => {
    const states = getCountry(code)?.states.map((state) => state.code) ?? [];
    return places.filter(([, state]) => (states.length > 0 ? !states.includes(state) : state !== ''));
  });

  expect(wrong).toEqual([]);
});

test('email addresses are only at example domains', () => {
  const emails = all(
    shop,
    "SELECT email FROM customers WHERE email <> '' UNION SELECT reviewer_email FROM reviews",
  ).map((row) => text(row, 'email'));

  expect(emails.filter((email) => !/^[a-z.]+\d*@example\.(com|org|net)$/.test(email))).toEqual([]);
});

test('most reviews are by verified buyers, and some are pending', () => {
  const verified = count(shop, "reviews WHERE status = 'approved' AND is_verified = 1");

  expect(verified).toBeGreaterThan(countReviews(shop, 'approved') / 2);
  expect(countReviews(shop, 'hold')).toBe(4);
  expect(countReviews(shop, 'spam')).toBe(3);
  expect(countOrders(shop, 'processing')).toBeGreaterThan(1);
});

test('files were downloaded only by their buyers, after the purchase', () => {
  const wrong = all(
    shop,
    `SELECT download_stats.id FROM download_stats JOIN orders ON orders.id = order_id
     WHERE download_stats.created_at < completed_at OR download_stats.created_at > ?`,
    NOW.getTime(),
  );

  expect(wrong).toEqual([]);
  expect(count(shop, 'download_stats')).toBeGreaterThan(0);
});

describe('marketing', () => {
  test('extensions are in every setup state, and one has sync errors', () => {
    const states = getInstalledExtensions(shop).map(({ slug, status }) => [slug, status]);

    expect(Object.fromEntries(states)).toEqual({
      automatewoo: 'configured',
      klaviyo: 'installed',
      leadin: 'activated',
      'sample-ads': 'configured',
      'sample-market': 'activated',
      'sample-social': 'configured',
    });
    expect(getListings(shop, 'sample-social')).toEqual({ status: 'sync-failed', errors: 2 });
    expect(count(shop, "campaigns WHERE cost <> ''")).toBe(6);
    expect(count(shop, "campaigns WHERE cost = ''")).toBe(1);
  });

  test('every campaign has orders, and most orders have no campaign', () => {
    const origins = all(
      shop,
      `SELECT orders.meta AS meta FROM orders WHERE parent_id IS NULL AND meta <> '[]'`,
    ).map((row) => text(row, 'meta'));
    const advertised = origins.filter((meta) => meta.includes('"utm"'));

    for (const { title } of CAMPAIGNS) expect(advertised.join()).toContain(title);
    expect(advertised.length).toBeLessThan(origins.length / 2);
  });
});
