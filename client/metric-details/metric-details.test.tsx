import { screen, waitFor, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { noticesStore } from '@admin/store-notices';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import { buildHost, api, buildUser, renderWithStores } from '@admin/testing';
import { MetricDetailsButton, type Metric } from './index';

const RANGE = { after: '2026-11-01T00:00:00', before: '2026-11-20T12:34:59' };

const NET_SALES: Metric = {
  stat: 'revenue/net_revenue',
  label: 'Net sales',
  value: 120,
  range: RANGE,
};

const TOTALS = { gross_sales: 150, coupons: 10, refunds: 20, net_revenue: 120 };

const buildOrder = (id: number, overrides?: object) => ({
  id,
  number: String(id),
  status: 'completed',
  currency: 'USD',
  date_created: '2026-11-10T10:00:00',
  date_paid: '2026-11-10T10:00:00',
  date_completed: null,
  customer_id: 7,
  billing: { email: 'ann@example.com' },
  total: '77.000000',
  total_tax: '7.000000',
  shipping_total: '0.000000',
  line_items: [{ product_id: 1, variation_id: 0, quantity: 2, total: '70.000000' }],
  coupon_lines: [{ code: 'five', discount: '5.000000' }],
  tax_lines: [],
  refunds: [],
  ...overrides,
});

const buildRefund = (id: number, overrides?: object) => ({
  id,
  date_created: '2026-11-12T09:00:00',
  amount: '20.000000',
  line_items: [{ product_id: 1, variation_id: 0, quantity: -1, total: '-20.000000', total_tax: '0.000000' }],
  shipping_lines: [],
  tax_lines: [],
  fee_lines: [],
  ...overrides,
});

const buildRow = (id: number, net: number, overrides?: object) => ({
  order_id: id,
  parent_id: 0,
  order_number: String(id),
  status: 'completed',
  date: '2026-11-10 10:00:00',
  date_created: '2026-11-10 10:00:00',
  num_items_sold: 2,
  net_total: net,
  total_sales: net + 7,
  ...overrides,
});

/** A store whose metric matches its orders. */
const SHOP: Answers = {
  '/wc-analytics/reports/revenue/stats': { totals: TOTALS, intervals: [] },
  '/wc-analytics/reports/products/stats': { totals: { net_revenue: 115 }, intervals: [] },
  '/wc-analytics/orders': [buildOrder(1), buildOrder(2, { refunds: [{ id: 3 }] })],
  '/wc-analytics/reports/orders': [
    buildRow(1, 70),
    buildRow(2, 70),
    buildRow(3, -20, { parent_id: 2, num_items_sold: -1, total_sales: -20 }),
  ],
  '/wc/v3/orders/2/refunds': [buildRefund(3)],
};

/** Responses by path: a body, an error status, or a function that returns one of them. */
type Answers = Readonly<Record<string, object | number | (() => object | number)>>;

/** Orders are requested twice: those of the period, and older ones that changed since. */
function serve(answers: Answers): void {
  api
    .get(/./, () => true)
    .optionally()
    .times(99)
    .reply((uri) => {
      const { pathname, searchParams } = new URL(uri, 'http://localhost');
      const path = pathname.replace('/wp-json', '');
      const given = searchParams.has('modified_after') ? [] : answers[path];
      const answer = typeof given === 'function' ? given() : given;
      if (answer === undefined) return [404, { code: 'missing', message: `Nothing at ${path}.` }];
      if (typeof answer === 'number') return [answer, { code: 'broken', message: 'Out of order.' }];
      const total = String(Array.isArray(answer) ? answer.length : 1);
      return [200, answer, { 'X-WP-Total': total, 'X-WP-TotalPages': '1' }];
    });
}

async function open(metric: Metric, user: object = buildUser(), host = buildHost()) {
  const view = renderWithStores(
    [noticesStore, settingsStore, userStore],
    <MetricDetailsButton {...metric} />,
    {
      host,
      prepare(registry) {
        hydrateSettings(registry, host.settings);
        hydrateCurrentUser(registry, user);
      },
    },
  );
  const trigger = screen.getByRole('button', { name: `How “${metric.label}” is calculated` });
  await view.user.click(trigger);
  const panel = await screen.findByRole('dialog', { name: `How “${metric.label}” is calculated` });
  return { ...view, trigger, panel: within(panel) };
}

beforeAll(async () => {
  await import('./dialog/metric-details-dialog'); // Loading it takes a while in the first test.
});

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('shows how a metric is calculated, and verifies it against the orders', async () => {
  serve(SHOP);
  const { panel, user, trigger } = await open(NET_SALES);

  expect(await panel.findByText(/^Verified: matches 2 orders and 1 refund/)).toBeVisible();
  const [sum, orders] = panel.getAllByRole('table');
  expect(sum && rowsOf(sum)).toEqual([
    'Gross sales $150.00',
    'Coupons− $10.00',
    'Returns− $20.00',
    'Net sales= $120.00',
  ]);
  expect(orders && rowsOf(orders)).toEqual([
    'OrderStatusAmount',
    'Refund of order #2November 12, 2026 09:00Completed-$20.00',
    '#2November 10, 2026 10:00Completed$70.00',
    '#1November 10, 2026 10:00Completed$70.00',
    '3 in total$120.00',
  ]);
  expect(panel.getByRole('link', { name: 'Refund of order #2' })).toHaveAttribute(
    'href',
    expect.stringContaining('post=2&action=edit'),
  );
  expect(
    panel.getByText(/^November 1, 2026 00:00 – November 20, 2026 12:34, in the store’s time zone/),
  ).toBeVisible();
  expect(await panel.findByText('$115.00')).toBeVisible();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(trigger).toHaveFocus());
});

/** A store with WooCommerce 10.2 or later; `usesNewFullRefundData` is false if it has refund data of older versions. */
const newerHost = (usesNewFullRefundData = true) =>
  buildHost({ settings: { wcVersion: '10.3.6' }, admin: { wcVersion: '10.3.6', usesNewFullRefundData } });

/** A store whose returns include tax and shipping. */
const returnsWithTax = (refunds: number): Answers => ({
  ...SHOP,
  '/wc-analytics/reports/revenue/stats': { totals: { ...TOTALS, refunds }, intervals: [] },
  '/wc/v3/orders/2/refunds': [
    buildRefund(3, {
      amount: '22.000000',
      line_items: [
        { product_id: 1, variation_id: 0, quantity: -1, total: '-20.000000', total_tax: '-2.000000' },
      ],
    }),
  ],
});

test('shows tax and shipping in returns as a line of its own', async () => {
  serve(returnsWithTax(22));
  const { panel } = await open(NET_SALES, buildUser(), newerHost());

  expect(await panel.findByText(/^Verified: matches \d/)).toBeVisible();
  const [sum] = panel.getAllByRole('table');
  expect(sum && rowsOf(sum)).toEqual([
    'Gross sales $150.00',
    'Coupons− $10.00',
    'Returns− $22.00',
    'Tax and shipping in returns+ $2.00',
    'Net sales= $120.00',
  ]);
});

test('shows earlier refunds that a full refund counts again in total sales', async () => {
  const totals = { gross_sales: 70, coupons: 0, refunds: 97, taxes: 0, shipping: 0, total_sales: 0 };
  serve({
    ...SHOP,
    '/wc-analytics/reports/revenue/stats': { totals, intervals: [] },
    '/wc-analytics/orders': [buildOrder(2, { coupon_lines: [], refunds: [{ id: 3 }, { id: 4 }] })],
    '/wc/v3/orders/2/refunds': [
      buildRefund(3),
      buildRefund(4, {
        amount: '57.000000',
        line_items: [],
        meta_data: [{ id: 1, key: '_refund_type', value: 'full' }],
      }),
    ],
  });
  const metric = { ...NET_SALES, stat: 'revenue/total_sales', label: 'Total sales', value: 0 };
  const { panel } = await open(metric, buildUser(), newerHost());

  expect(await panel.findByText(/^Verified: matches \d/)).toBeVisible();
  const [sum] = panel.getAllByRole('table');
  expect(sum && rowsOf(sum)).toEqual([
    'Gross sales $70.00',
    'Coupons− $0.00',
    'Returns− $97.00',
    'Taxes+ $0.00',
    'Shipping+ $0.00',
    'Tax and shipping in returns+ $7.00',
    'Counted twice in returns+ $20.00',
    'Total sales= $0.00',
  ]);
});

test('shows no line for tax and shipping in returns on hosts without them', async () => {
  serve(returnsWithTax(22));
  const { panel } = await open(NET_SALES, buildUser(), newerHost(false));

  expect(
    await panel.findByText(/^The lines above do not add up .* Unexplained difference: \+\$2\.00\.$/),
  ).toBeVisible();
});

test('does not call a difference unexplained before the orders are loaded', async () => {
  serve({ ...returnsWithTax(22), '/wc-analytics/orders': 500 });
  const { panel } = await open(NET_SALES, buildUser(), newerHost());

  expect(await panel.findByText(/^The orders could not be loaded/)).toBeVisible();
  expect(await panel.findByRole('row', { name: 'Not verified + $2.00' })).toBeVisible();
});

test('lists refunds that follow the rules from before WooCommerce 10.2', async () => {
  const refund = buildRefund(3, {
    amount: '77.000000',
    line_items: [],
    meta_data: [{ id: 1, key: '_refund_type', value: 'full' }],
  });
  serve({
    ...SHOP,
    '/wc-analytics/reports/revenue/stats': {
      totals: { ...TOTALS, refunds: 77, net_revenue: 63 },
      intervals: [],
    },
    '/wc-analytics/reports/orders': [
      buildRow(1, 70),
      buildRow(2, 70),
      buildRow(3, -77, { parent_id: 2, order_number: '2', num_items_sold: 0, total_sales: -77 }),
    ],
    '/wc/v3/orders/2/refunds': [refund],
  });
  const { panel } = await open(NET_SALES, buildUser(), newerHost());

  expect(await panel.findByText(/^Not verified: .* add up to \$70\.00/)).toHaveTextContent(
    'a difference of −$7.00.',
  );
  expect(
    panel.getByText(/^Refunds that follow the rules from before WooCommerce 10\.2 .* again: #2\./),
  ).toHaveTextContent('(−$7.00)');
  expect(panel.queryByText(/^Changed since they were added/)).not.toBeInTheDocument();
});

test("does not verify a metric whose lines don't add up", async () => {
  serve(returnsWithTax(25));
  const { panel } = await open(NET_SALES, buildUser(), newerHost());

  expect(
    await panel.findByText(/^The lines above do not add up .* Unexplained difference: \+\$5\.00\.$/),
  ).toBeVisible();
  expect(panel.queryByText(/^Verified: matches \d/)).not.toBeInTheDocument();
  const [sum] = panel.getAllByRole('table');
  expect(sum && rowsOf(sum)).toContain('Unexplained difference+ $5.00');
});

test('shows one sign when the usual sign of a value is reversed', async () => {
  const totals = { gross_sales: 100, coupons: -5, refunds: 0, taxes: -2, shipping: 3, total_sales: 106 };
  serve({ ...SHOP, '/wc-analytics/reports/revenue/stats': { totals, intervals: [] } });
  const { panel } = await open({
    ...NET_SALES,
    stat: 'revenue/total_sales',
    label: 'Total sales',
    value: 106,
  });
  await panel.findByText('Gross sales');
  const [sum] = panel.getAllByRole('table');

  expect(sum && rowsOf(sum)).toEqual([
    'Gross sales $100.00',
    'Coupons+ $5.00',
    'Returns− $0.00',
    'Taxes− $2.00',
    'Shipping+ $3.00',
    'Total sales= $106.00',
  ]);
});

test('lists orders missing from the reports with their amount', async () => {
  serve({
    ...SHOP,
    '/wc-analytics/reports/revenue/stats': { totals: { ...TOTALS, net_revenue: 50 }, intervals: [] },
    '/wc-analytics/orders': [
      buildOrder(1),
      buildOrder(2, { refunds: [{ id: 3 }] }),
      buildOrder(4, { status: 'pending', currency: 'EUR' }),
    ],
    '/wc-analytics/reports/orders': [
      buildRow(2, 70),
      buildRow(3, -20, { parent_id: 2, num_items_sold: -1, total_sales: -20 }),
    ],
  });
  const { panel } = await open(NET_SALES);

  expect(await panel.findByText(/^Not verified: .* add up to \$120\.00/)).toHaveTextContent(
    'a difference of −$70.00.',
  );
  expect(panel.getByText(/^Not in the reports yet: #1\./)).toHaveTextContent('(−$70.00)');
  expect(panel.queryByText(/Unexplained difference:/)).not.toBeInTheDocument();
  expect(panel.getByText(/^Excluded because of their status: 1 order \(Pending payment\): #4/)).toBeVisible();
});

test("tells analysts that they can't view orders, and lists the report rows", async () => {
  serve(SHOP);
  const analyst = buildUser({
    roles: ['analyst'],
    capabilities: { view_woocommerce_reports: true },
    is_super_admin: false,
  });
  const { panel } = await open(NET_SALES, analyst);

  expect(panel.getByText(/^You are not allowed to view orders/)).toBeVisible();
  expect(await panel.findByRole('link', { name: '#1' })).toBeVisible();
});

const [STATS, ORDERS, REFUNDS] = [
  '/wc-analytics/reports/revenue/stats',
  '/wc-analytics/orders',
  '/wc/v3/orders/2/refunds',
];
const GARBAGE = { nothing: 'of use' };

test.each([
  [STATS, 500, 'The metric could not be loaded.'],
  [STATS, 403, 'The metric could not be loaded.'],
  [ORDERS, 500, 'The orders could not be loaded to verify this metric.'],
  [ORDERS, 403, 'The orders could not be loaded to verify this metric.'],
  [ORDERS, GARBAGE, 'The orders could not be loaded to verify this metric.'],
  [REFUNDS, 500, 'The orders could not be loaded to verify this metric.'],
  [REFUNDS, GARBAGE, 'The orders could not be loaded to verify this metric.'],
])('shows an error when %s fails (%o), and retries', async (path, failure, message) => {
  let isBroken = true;
  const whole = SHOP[path] as object;
  serve({ ...SHOP, [path]: () => (isBroken ? failure : whole) });
  const { panel, user } = await open(NET_SALES);

  expect(await panel.findByText(new RegExp(`^${message}`))).toBeVisible();
  isBroken = false;
  await user.click(panel.getByRole('button', { name: 'Retry' }));

  expect(await panel.findByText(/^Verified: matches \d/)).toBeVisible();
  expect(panel.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('stops waiting when the store no longer reports the metric', async () => {
  serve({ ...SHOP, '/wc-analytics/reports/revenue/stats': GARBAGE });
  const { panel } = await open(NET_SALES);

  expect(await panel.findByText(/^The store does not report this metric/)).toBeVisible();
  expect(panel.getByRole('row', { name: 'Net sales = unknown' })).toBeVisible();
  expect(await panel.findByRole('link', { name: '#1' })).toBeVisible();
});

test('lists the orders when the metric fails to load', async () => {
  serve({ ...SHOP, [STATS]: 500 });
  const { panel } = await open(NET_SALES);

  expect(await panel.findByText(/^The metric could not be loaded\./)).toBeVisible();
  expect(await panel.findByRole('link', { name: '#1' })).toBeVisible();
});

test("verifies a metric when the report rows can't be loaded", async () => {
  serve({ ...SHOP, '/wc-analytics/reports/orders': 500 });
  const { panel } = await open(NET_SALES);

  expect(await panel.findByText(/^Verified: matches \d/)).toBeVisible();
});

test("verifies a metric that isn't based on orders against its list", async () => {
  serve({
    '/wc-analytics/reports/stock/stats': {
      totals: { products: 9, instock: 6, outofstock: 2, onbackorder: 1 },
    },
    '/wc-analytics/reports/stock': Array.from({ length: 9 }, (_, id) => ({ id, name: `Vase ${id}` })),
  });
  const { panel } = await open({ stat: 'stock/products', label: 'Products', value: 9 });

  const sum = panel.getByRole('table', { name: 'Calculation' });
  await waitFor(() =>
    expect(rowsOf(sum)).toEqual(['In stock 6', 'Out of stock+ 2', 'On backorder+ 1', 'Products= 9']),
  );
  expect(panel.getByText('Verified: matches the list (rows: 9)')).toBeVisible();
  const link = panel.getByRole('link', { name: 'Vase 8' });
  expect(link).toHaveAttribute('href', expect.stringContaining('post.php?post=8&action=edit'));
});

test('stops waiting when a metric with a list fails to load', async () => {
  serve({
    '/wc-analytics/reports/stock/stats': 500,
    '/wc-analytics/reports/stock': [{ id: 8, name: 'Vase' }],
  });
  const { panel } = await open({ stat: 'stock/products', label: 'Products', value: 1 });

  expect(await panel.findByText(/^The metric could not be loaded\./)).toBeVisible();
  expect(await panel.findByRole('link', { name: 'Vase' })).toBeVisible();
  // Placeholders have no role.
  expect(document.querySelector('.sa-placeholder')).not.toBeInTheDocument();
});

describe('customer averages', () => {
  const STATS = '/wc-analytics/reports/customers/stats';
  const LIST = '/wc-analytics/reports/customers';
  const metric = { stat: 'customers/avg_avg_order_value', label: 'Average order value', value: 25 };
  const customers = [
    { id: 1, name: 'Ann', orders_count: 2, total_spend: 60, avg_order_value: 30 },
    { id: 2, name: '', username: 'bob', orders_count: 1, total_spend: 20, avg_order_value: 20 },
    { id: 3, name: 'Cy', orders_count: 0, total_spend: 0, avg_order_value: 0 },
  ];

  test.each([
    [metric, ['Sum of average order values $50.00', 'Customers who ordered÷ 2']],
    [
      { stat: 'customers/avg_total_spend', label: 'Spend', value: 80 / 3 },
      ['Total spend of all customers $80.00', 'Customers÷ 3'],
    ],
    [
      { stat: 'customers/avg_orders_count', label: 'Orders', value: 1 },
      ['Orders of all customers 3', 'Customers÷ 3'],
    ],
  ])('recalculates %o from the customer list', async (explained, lines) => {
    const column = explained.stat.split('/')[1] ?? '';
    serve({ [STATS]: { totals: { [column]: explained.value } }, [LIST]: customers });
    const { panel } = await open(explained);

    expect(await panel.findByText(/^Verified: matches the list/)).toBeVisible();
    expect(rowsOf(panel.getByRole('table', { name: 'Calculation' })).slice(0, 2)).toEqual(lines);
    expect(panel.getByRole('link', { name: 'bob' })).toHaveAttribute(
      'href',
      expect.stringContaining('customers=2'),
    );
  });

  test('shows the difference when the list gives another value', async () => {
    serve({ [STATS]: { totals: { avg_avg_order_value: 26.5 } }, [LIST]: customers });
    const { panel } = await open({ ...metric, value: 26.5 });

    expect(await panel.findByText(/^The list .* gives \$25\.00, a difference of \+\$1\.50\./)).toBeVisible();
  });

  test("shows an error when the list can't be loaded, and retries", async () => {
    let isBroken = true;
    serve({
      [STATS]: { totals: { avg_avg_order_value: 25 } },
      [LIST]: () => (isBroken ? 500 : customers),
    });
    const { panel, user } = await open(metric);
    expect(await panel.findByText(/^The list could not be loaded to verify this metric\./)).toBeVisible();

    isBroken = false;
    for (const retry of panel.getAllByRole('button', { name: 'Retry' })) await user.click(retry);

    expect(await panel.findByText(/^Verified: matches the list/)).toBeVisible();
    expect(await panel.findByRole('link', { name: 'Ann' })).toBeVisible();
  });
});

test('divides before refunds and uses the payment date on hosts that do so', async () => {
  const totals = { ...TOTALS, avg_order_value: 70, orders_count: 2 };
  const onPayment = { date: '2026-11-11 08:00:00' };
  serve({
    ...SHOP,
    '/wc-analytics/reports/orders/stats': { totals, intervals: [] },
    '/wc-analytics/orders': [
      buildOrder(1, { date_paid: '2026-11-11T08:00:00' }),
      buildOrder(2, { date_paid: '2026-11-11T08:00:00', refunds: [{ id: 3 }] }),
      buildOrder(5, { status: 'processing', date_paid: null }),
    ],
    '/wc-analytics/reports/orders': [
      buildRow(1, 70, onPayment),
      buildRow(2, 70, onPayment),
      buildRow(3, -20, { parent_id: 2, num_items_sold: -1, total_sales: -20 }),
    ],
  });
  // Hosts provide no date type until one is configured.
  const { wcAdminSettings } = buildHost().settings;
  const unset = buildHost({
    settings: { wcVersion: '10.2.2' },
    admin: { wcAdminSettings: { ...wcAdminSettings, woocommerce_date_type: '' } },
  });
  const metric = { ...NET_SALES, stat: 'orders/avg_order_value', label: 'Average order value' };
  const { panel } = await open(metric, buildUser(), unset);

  expect(await panel.findByText(/^Verified: matches \d/)).toBeVisible();
  const [sum] = panel.getAllByRole('table');
  expect(sum && rowsOf(sum)).toEqual([
    'Gross sales $150.00',
    'Coupons− $10.00',
    'Orders÷ 2',
    'Average order value= $70.00',
  ]);
  expect(panel.getByText('Gross sales minus coupons, divided by the number of orders.')).toBeVisible();
  expect(panel.getByText(/^Orders count on the date they were paid/)).toBeVisible();
});

test("shows an extension's description of its metric, or that it has none", async () => {
  const visits = {
    stat: 'acme/visits',
    what: 'Who came to look.',
    unit: 'count',
    lines: [
      { column: 'people', label: 'People', sign: '+' },
      { column: 'robots', label: 'Robots', sign: '+' },
    ],
  };
  addFilter('store_admin_figures', 'acme', (list) => [...list, visits, { stat: 'acme/broken' }]);
  serve({ '/wc-analytics/reports/acme/stats': { totals: { visits: 9, people: 4, robots: 5, broken: 1 } } });

  const described = await open({ stat: 'acme/visits', label: 'Visits', value: 9 });
  expect(described.panel.getByText('Who came to look.')).toBeVisible();
  await waitFor(() =>
    expect(rowsOf(described.panel.getByRole('table'))).toEqual(['People 4', 'Robots+ 5', 'Visits= 9']),
  );
  described.unmount();
  const broken = await open({ stat: 'acme/broken', label: 'Broken', value: 1 });

  expect(broken.panel.getByText(/comes from an extension that does not describe/)).toBeVisible();
  removeFilter('store_admin_figures', 'acme');
});
