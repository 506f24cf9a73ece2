import { act, screen, waitFor, within } from '@testing-library/react';
import { addFilter, removeFilter } from '@admin/extensions';
import { getPersistedQuery, getQuery, updateQueryString } from '@admin/navigation';
import { api } from '@admin/testing';
import { buildAnalyst, openReport, serveReports } from './testing/open-report';

const TODAY = '2026-11-20T12:34:59';

const interval = (day: string, subtotals: object) => ({
  interval: day,
  date_start: `${day} 00:00:00`,
  date_end: `${day} 23:59:59`,
  subtotals: { segments: [], ...subtotals },
});

const isPresent = ({ before }: { before?: string }) => before?.startsWith('2026');

/** Metrics of November 2026 and of the previous period. */
const ordersStats = (query: Record<string, string>) =>
  isPresent(query)
    ? {
        totals: {
          orders_count: 12,
          net_revenue: 150,
          avg_order_value: 12.5,
          total_customers: 9,
          segments: [],
        },
        intervals: [
          interval('2026-11-01', { orders_count: 10, net_revenue: 100 }),
          interval('2026-11-02', { orders_count: 2, net_revenue: 50 }),
        ],
      }
    : {
        totals: { orders_count: 8, net_revenue: 300, avg_order_value: 12.5 },
        intervals: [interval('2025-11-01', { orders_count: 8, net_revenue: 300 })],
      };

const buildOrder = (overrides?: object) => ({
  order_id: 387,
  parent_id: 0,
  date: '2026-11-20 09:05:00',
  status: 'processing',
  customer_id: 17,
  net_total: 20,
  num_items_sold: 1,
  customer_type: 'new',
  order_number: 387,
  extended_info: {
    products: [{ id: '365', name: 'Tea &amp; Toast', quantity: '2' }],
    coupons: [],
    customer: { first_name: 'Gina', last_name: 'Guest' },
  },
  ...overrides,
});

const tile = (label: string) => screen.getByText(label, { selector: '.sa-summary__label' }).closest('li');
const list = (title: string) => within(screen.getByRole('region', { name: title }));
const rows = () => list('Orders').getAllByRole('row').slice(1);
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

function Broken(): never {
  throw new Error('Broken on purpose.');
}

const filters: [string, string][] = [];
function filter(hook: string, callback: (...args: never[]) => unknown) {
  filters.push([hook, 'acme/test']);
  act(() => addFilter(hook, 'acme/test', callback as (...args: unknown[]) => unknown));
}

afterEach(() => {
  for (const [hook, namespace] of filters.splice(0)) act(() => void removeFilter(hook, namespace));
});

describe('report metrics', () => {
  test('show the change from the comparison period as better or worse', async () => {
    serveReports({ 'orders/stats': ordersStats });
    openReport('orders');

    await waitFor(() =>
      expect(tile('Net sales')).toHaveTextContent('Net sales$150.00−50% worseBefore: $300.00'),
    );
    expect(tile('Orders')).toHaveTextContent('Orders12+50% betterBefore: 8');
    expect(tile('Average order value')).toHaveTextContent('$12.500%Before: $12.50');
    // The server didn't return it.
    expect(tile('Average items per order')).toHaveTextContent('unknown');
  });

  test('compare up to the same time, or with full days on request', async () => {
    const requests = serveReports({ 'orders/stats': ordersStats });
    const { user } = openReport('orders', { query: { period: 'today', compare: 'previous_period' } });
    const dates = () => screen.getByRole('button', { name: /^Date range/ });
    const compared = () =>
      requests.findLast(
        ({ path, query }) => path === 'orders/stats' && query['after']?.startsWith('2026-11-19'),
      );

    expect(await screen.findByText('vs. Nov 19, 2026, until 12:34')).toBeVisible();
    expect(dates()).toHaveAccessibleName(
      'Date range: Today (Nov 20, 2026) vs. Previous period (Nov 19, 2026, until 12:34)',
    );
    expect(
      await screen.findByRole('button', { name: /^Previous period \(Nov 19, 2026, until 12:34\)/ }),
    ).toBeVisible();
    expect(compared()?.query).toMatchObject({ before: '2026-11-19T12:34:59' });

    await user.click(screen.getByRole('link', { name: 'Compare with full days' }));

    expect(await screen.findByText('vs. Nov 19, 2026, full days')).toBeVisible();
    expect(dates()).toHaveAccessibleName(
      'Date range: Today (Nov 20, 2026) vs. Previous period (Nov 19, 2026)',
    );
    await waitFor(() => expect(compared()?.query).toMatchObject({ before: '2026-11-19T23:59:59' }));
    expect(compared()?.query).not.toHaveProperty('full_days');
    expect(getPersistedQuery()).toMatchObject({ full_days: '1' });

    await user.click(screen.getByRole('link', { name: 'Compare up to the same time' }));
    expect(await screen.findByText('vs. Nov 19, 2026, until 12:34')).toBeVisible();
  });

  test('show no times when comparing whole periods', async () => {
    serveReports({ 'orders/stats': ordersStats });
    openReport('orders', { query: { period: 'last_week', compare: 'previous_period' } });

    expect(await screen.findByRole('figure', { name: 'Orders' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Date range/ })).toHaveAccessibleName(
      'Date range: Last week (Nov 9 - 15, 2026) vs. Previous period (Nov 2 - 8, 2026)',
    );
    expect(screen.queryByRole('link', { name: 'Compare with full days' })).not.toBeInTheDocument();
  });

  test('are requested once for each period', async () => {
    const requests = serveReports({ 'orders/stats': ordersStats, orders: [buildOrder()] });
    openReport('orders');
    await waitFor(() => expect(rows()[0]).toHaveTextContent('387'));

    expect(requests.map(({ path }) => path).toSorted()).toEqual(['orders', 'orders/stats', 'orders/stats']);
    expect(requests.find(({ path, query }) => path === 'orders/stats' && isPresent(query))?.query).toEqual({
      order: 'asc',
      per_page: '100',
      interval: 'day',
      'fields[0]': 'orders_count',
      'fields[1]': 'net_revenue',
      'fields[2]': 'avg_order_value',
      'fields[3]': 'avg_items_per_order',
      'fields[4]': 'total_customers',
      'fields[5]': 'products',
      'fields[6]': 'num_items_sold',
      'fields[7]': 'coupons_count',
      after: '2026-11-01T00:00:00',
      before: TODAY,
      _locale: 'user',
    });
  });

  test('select the chart and the sort order of the table', async () => {
    serveReports({ 'orders/stats': ordersStats });
    const { user } = openReport('orders');
    await screen.findByRole('figure', { name: 'Orders' });

    await user.click(screen.getByRole('link', { name: /^Net sales/ }));

    expect(await screen.findByRole('figure', { name: 'Net sales' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Net sales/ })).toHaveAttribute('aria-current', 'true');
    expect(getQuery()).toMatchObject({ chart: 'net_revenue', orderby: 'net_total', order: 'desc' });
  });

  test('are charted by the chosen interval and chart type', async () => {
    const requests = serveReports({ 'orders/stats': ordersStats });
    const { user } = openReport('orders');
    await screen.findByRole('figure', { name: 'Orders' });

    await user.selectOptions(screen.getByRole('combobox', { name: 'Interval' }), 'By week');
    await user.click(screen.getByRole('radio', { name: 'Bar chart' }));

    await waitFor(() => expect(getQuery()).toMatchObject({ interval: 'week', chartType: 'bar' }));
    await waitFor(() => expect(requests.some(({ query }) => query['interval'] === 'week')).toBe(true));
  });

  test('show no dates for stock', async () => {
    const requests = serveReports({ 'stock/stats': { totals: { products: 26, lowstock: 2 } } });
    openReport('stock', { admin: { manageStock: 'yes' } });

    await waitFor(() => expect(tile('Low stock')).toHaveTextContent('Low stock2'));
    expect(tile('Low stock')).not.toHaveTextContent('Before');
    expect(screen.queryByRole('combobox', { name: 'Interval' })).not.toBeInTheDocument();
    expect(requests.filter(({ path }) => path === 'stock/stats')).toHaveLength(1);
    expect(requests.some(({ query }) => 'after' in query || 'interval' in query)).toBe(false);
  });
});

describe('while another period loads', () => {
  const busy = (element: Element | null | undefined) =>
    element?.closest('[aria-busy]')?.getAttribute('aria-busy');
  const parts = () => [tile('Orders'), screen.getByRole('figure', { name: 'Orders' }), rows()[0]];
  const chooseLastMonth = () => act(() => updateQueryString({ period: 'last_month', paged: '2' }));
  const isLastMonth = ({ after = '' }: Record<string, string>) => after === '2026-10-01T00:00:00';

  async function open(answerOfLastMonth: unknown) {
    serveReports({
      'orders/stats': (query: Record<string, string>) =>
        isLastMonth(query) ? answerOfLastMonth : ordersStats(query),
      orders: (query: Record<string, string>) =>
        isLastMonth(query) && typeof answerOfLastMonth === 'number'
          ? answerOfLastMonth
          : [buildOrder({ order_number: isLastMonth(query) ? 111 : 387 })],
    });
    openReport('orders', { query: { filter: 'advanced', customer_type: 'new' } });
    await waitFor(() => expect(tile('Orders')).toHaveTextContent('Before: 8'));
    await screen.findByRole('figure', { name: 'Orders' });
    await waitFor(() => expect(rows()[0]).toHaveTextContent('387'));
    expect(parts().map(busy)).toEqual(['false', 'false', 'false']);
  }

  test('keeps previous metrics, chart and rows, marked as busy', async () => {
    await open({ totals: { orders_count: 5 }, intervals: [interval('2026-10-01', { orders_count: 5 })] });

    chooseLastMonth();

    expect(parts().map(busy)).toEqual(['true', 'true', 'true']);
    expect(tile('Orders')).toHaveTextContent('Orders12+50% betterBefore: 8');
    expect(rows()[0]).toHaveTextContent('387');
    expect(screen.getByRole('button', { name: /^Month to date/ })).toBeVisible();
    expect(screen.getByText('Customers').parentElement).toHaveTextContent('9');

    await waitFor(() => expect(tile('Orders')).toHaveTextContent('Orders5'));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('111'));
    await waitFor(() => expect(parts().map(busy)).toEqual(['false', 'false', 'false']));
    expect(screen.getByRole('button', { name: /^Last month/ })).toBeVisible();
  });

  test("hides totals that don't match the visible rows", async () => {
    let sendRows = (_rows: unknown[]) => {};
    const lateRows = new Promise<unknown[]>((resolve) => {
      sendRows = resolve;
    });
    serveReports({
      'orders/stats': (query: Record<string, string>) =>
        isLastMonth(query) ? { totals: { orders_count: 5, total_customers: 3 } } : ordersStats(query),
      orders: (query: Record<string, string>) => (isLastMonth(query) ? lateRows : [buildOrder()]),
    });
    openReport('orders');
    const customers = () => screen.queryByText('Customers')?.parentElement;
    await waitFor(() => expect(customers()).toHaveTextContent('9'));
    await waitFor(() => expect(rows()[0]).toHaveTextContent('387'));

    chooseLastMonth();
    await waitFor(() => expect(tile('Orders')).toHaveTextContent('Orders5'));
    expect(rows()[0]).toHaveTextContent('387');
    expect(customers()).toBeUndefined();

    sendRows([buildOrder({ order_number: 111 })]);
    await waitFor(() => expect(rows()[0]).toHaveTextContent('111'));
    expect(customers()).toHaveTextContent('3');
  });

  test('shows errors in their place and keeps the filters', async () => {
    await open(500);

    chooseLastMonth();

    expect(await screen.findByText('The metrics could not be loaded')).toBeVisible();
    expect(await screen.findByText('The table could not be loaded')).toBeVisible();
    expect(screen.queryByText('387')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Customer type' })).toHaveValue('new');
  });
});

describe('partial errors', () => {
  test('shows the table when metrics fail, and retries them', async () => {
    let answer: unknown = 500;
    serveReports({
      'orders/stats': (query: Record<string, string>) => (answer === 500 ? 500 : ordersStats(query)),
      orders: [buildOrder()],
    });
    const { user } = openReport('orders');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The metrics could not be loadedOut of order.',
    );
    await waitFor(() => expect(rows()[0]).toHaveTextContent('387'));

    answer = undefined;
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    await waitFor(() => expect(tile('Orders')).toHaveTextContent('12'));
  });

  test('shows the metrics and a notice when the comparison fails', async () => {
    serveReports({
      'orders/stats': (query: Record<string, string>) => (isPresent(query) ? ordersStats(query) : 500),
    });
    openReport('orders');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The comparison data could not be loaded. Out of order.',
    );
    await waitFor(() => expect(tile('Orders')).toHaveTextContent('12'));
  });

  test.each([
    [500, /Out of order/],
    ['<html>An error page</html>', /invalid response/],
  ])('shows the metrics and an error when rows fail: %s', async (answer, reason) => {
    serveReports({ 'orders/stats': ordersStats, orders: answer });
    openReport('orders');

    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The table could not be loaded');
    expect(alert).toHaveTextContent(reason);
    await waitFor(() => expect(tile('Orders')).toHaveTextContent('12'));
  });

  test("leaves an extension's invalid cell empty", async () => {
    filter('woocommerce_admin_report_table', (table: { rows: { display: unknown }[][] }) => ({
      ...table,
      rows: table.rows.map(([first, ...cells]) => [{ ...first, display: { no: 'element' } }, ...cells]),
    }));
    serveReports({ 'orders/stats': ordersStats, orders: [buildOrder()] });
    openReport('orders');

    await waitFor(() => expect(rows()[0]).toHaveTextContent('387'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test("shows an error in place of the table when an extension's cell crashes", async () => {
    filter('woocommerce_admin_report_table', (table: { rows: { display: unknown }[][] }) => ({
      ...table,
      rows: table.rows.map((row) => row.map((cell) => ({ ...cell, display: <Broken /> }))),
    }));
    serveReports({ 'orders/stats': ordersStats, orders: [buildOrder()] });
    openReport('orders');

    expect(await screen.findByRole('alert')).toHaveTextContent('This section of the report stopped working');
    expect(screen.getByText('Changed by extensions: acme')).toBeVisible();
    await waitFor(() => expect(tile('Orders')).toHaveTextContent('12'));
  });
});

describe('orders table', () => {
  const open = (orders: unknown[], query = {}) => {
    const requests = serveReports({ 'orders/stats': ordersStats, orders });
    return { ...openReport('orders', { query }), requests };
  };

  test('links to the order, customer and products with the current range', async () => {
    open([buildOrder()], { period: 'week', compare: 'previous_period' });
    await screen.findByRole('link', { name: '387' });

    expect(linkTo('387')).toBe('post.php?post=387&action=edit');
    expect(linkTo('Gina Guest')).toBe(
      'admin.php?page=wc-admin&period=week&compare=previous_period&filter=single_customer&customers=17&path=%2Fcustomers',
    );
    expect(linkTo('2× Tea & Toast')).toContain('filter=single_product&products=365');
  });

  test("shows a refund's order number, and unknown statuses as they are", async () => {
    open([buildOrder({ order_id: 388, parent_id: 387, status: 'acme-packed', net_total: -5 })]);
    await screen.findByRole('link', { name: '387' });

    expect(linkTo('387')).toBe('post.php?post=387&action=edit#order_refunds');
    expect(rows()[0]).toHaveTextContent('acme-packed');
    expect(rows()[0]).toHaveTextContent('-$5.00');
  });

  test('is sorted by the server', async () => {
    const { user, requests } = open([buildOrder()]);
    await screen.findByRole('link', { name: '387' });

    await user.click(screen.getByRole('button', { name: /^Net sales/ }));

    await waitFor(() =>
      expect(requests.at(-1)?.query).toMatchObject({ orderby: 'net_total', order: 'desc', page: '1' }),
    );
  });

  test('shows totals of all pages from the stats endpoint', async () => {
    open([buildOrder()]);

    expect(await screen.findByText('Customers')).toBeInTheDocument();
    expect(screen.getByText('Customers').parentElement).toHaveTextContent('9');
  });

  test('hides the columns that the user turned off', async () => {
    serveReports({ 'orders/stats': ordersStats, orders: [buildOrder()] });
    openReport('orders', {
      user: buildAnalyst({ woocommerce_meta: { orders_report_columns: '["coupons","date"]' } }),
    });
    await screen.findByRole('link', { name: '387' });

    expect(list('Orders').queryByRole('columnheader', { name: 'Coupons' })).not.toBeInTheDocument();
    // It is required to identify the rows.
    expect(list('Orders').getByRole('columnheader', { name: /^Date/ })).toBeInTheDocument();
  });
});

test('includes hidden columns in the CSV file', async () => {
  serveReports({ 'orders/stats': ordersStats, orders: [buildOrder()] });
  const files = catchFiles();
  const { user } = openReport('orders', {
    user: buildAnalyst({
      woocommerce_meta: { orders_report_columns: '["coupons","status","customer_type"]' },
    }),
  });
  await screen.findByRole('link', { name: '387' });

  await user.click(screen.getByRole('button', { name: 'Download' }));

  await waitFor(() => expect(files).toHaveLength(1));
  expect((await new Response(files[0]).text()).split('\r\n')).toEqual([
    'Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Coupon(s),Net sales',
    '2026-11-20 09:05:00,387,processing,Gina Guest,new,2× Tea & Toast,1,,20',
    '',
  ]);
});

afterEach(() => jest.restoreAllMocks());

/** Captures the files that are saved from now on. */
function catchFiles(): readonly Blob[] {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return files;
}

describe('comparing items', () => {
  const PRODUCTS = [
    { product_id: 1, items_sold: 3, extended_info: { name: 'Cup' } },
    { product_id: 2, items_sold: 2, extended_info: { name: 'Jug' } },
  ];
  const segment = (id: number, label: string | null, sold: number) => ({
    segment_id: id,
    segment_label: label,
    subtotals: { items_sold: sold },
  });
  const stats = {
    totals: { items_sold: 5, segments: [segment(1, 'Cup', 3), segment(2, null, 2)] },
    intervals: [
      interval('2026-11-01', { items_sold: 5, segments: [segment(1, 'Cup', 3)] }),
      interval('2026-11-02', { items_sold: 0, segments: null }),
    ],
  };

  test('selects items in the table', async () => {
    const requests = serveReports({ 'products/stats': stats, products: PRODUCTS });
    const { user } = openReport('products');
    await user.click(await screen.findByRole('checkbox', { name: 'Select Cup' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Jug' }));

    await user.click(screen.getByRole('button', { name: 'Compare' }));

    expect(getQuery()).toMatchObject({ filter: 'compare-products', products: '1,2' });
    await waitFor(() =>
      expect(requests.filter(({ query }) => query['segmentby'] === 'product')).toHaveLength(2),
    );
    expect(requests.find(({ query }) => query['segmentby'])?.query).toMatchObject({ products: '1,2' });
  });

  test('shows a line for each item, in the color set by an extension', async () => {
    filter('woocommerce_admin_chart_item_color', (color: number, key: string) =>
      key === '2' ? '#ff0000' : color,
    );
    serveReports({ 'products/stats': stats, products: PRODUCTS });
    const { container } = openReport('products', { query: { filter: 'compare-products', products: '1,2' } });

    expect(await screen.findByRole('button', { name: /^Cup\s*3$/ })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^#2\s*2$/ })).toBeInTheDocument();
    expect(container.querySelectorAll('[style*="#ff0000"]')).not.toHaveLength(0);
    expect(screen.getByRole('checkbox', { name: 'Select Cup' })).toBeChecked();
    await waitFor(() => expect(tile('Items sold')).toHaveTextContent('Items sold50%Before: 5'));
  });
});

describe('extensions', () => {
  test('add metrics, also after the report was opened', async () => {
    const requests = serveReports({
      'orders/stats': { totals: { acme_tips: 7 }, intervals: [] },
    });
    const { user } = openReport('orders');
    await screen.findByText('Average order value', { selector: '.sa-summary__label' });

    filter('woocommerce_admin_orders_report_charts', (charts: object[]) => [
      ...charts,
      { key: 'acme_tips', label: 'Tips', type: 'currency', labelTooltipText: 'Given at the till.' },
    ]);

    await waitFor(() => expect(tile('Tips')).toHaveTextContent('$7.00'));
    await user.hover(screen.getByRole('link', { name: /^Tips/ }));
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Given at the till.');
    expect(requests.some(({ query }) => Object.values(query).includes('acme_tips'))).toBe(true);
  });

  test('change the table with their own data, also in the CSV file', async () => {
    const seen: { rows: number; items: unknown }[] = [];
    filter(
      'woocommerce_admin_report_table',
      (table: {
        endpoint: string;
        headers: { key: string; label: string }[];
        rows: { display: string; value: string }[][];
        items: { data: { acme?: string }[]; totalResults: number };
      }) => {
        seen.push({ rows: table.rows.length, items: table.items.data.length });
        if (table.endpoint !== 'orders') return table;
        // Mutates the table, as many extensions do.
        table.headers.push({ key: 'acme', label: 'Channel' });
        for (const [index, row] of table.rows.entries()) {
          const value = table.items.data[index]?.acme ?? '';
          row.push({ display: value, value });
        }
        return table;
      },
    );
    serveReports({ 'orders/stats': ordersStats, orders: [buildOrder({ acme: 'Pop-up shop' })] });
    const { user } = openReport('orders');

    expect(await screen.findByRole('cell', { name: 'Pop-up shop' })).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader', { name: 'Channel' })).toHaveLength(1);
    expect(seen[0]).toEqual({ rows: 0, items: 0 });

    const files = catchFiles();
    const before = seen.length;
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(files).toHaveLength(1));

    expect(await new Response(files[0]).text()).toMatch(/^[^\n]*,Channel\r\n[^\n]*,Pop-up shop\r\n$/);
    expect(seen[before]).toEqual({ rows: 1, items: 1 });
  });

  test('receive a summary without totals; zeros are not shown as metrics', async () => {
    interface Summed {
      summary: { label: string; value: string }[];
      totals: object;
    }
    const seen: Summed[] = [];
    filter('woocommerce_admin_report_table', (table: Summed) => {
      seen.push(table);
      return { ...table, summary: [...table.summary, { label: 'Tips', value: '$7.00' }] };
    });
    serveReports({ 'orders/stats': 500, orders: [buildOrder()] });
    openReport('orders');

    await waitFor(() => expect(rows()[0]).toHaveTextContent('387'));
    expect(seen[0]?.totals).toEqual({});
    expect(seen[0]?.summary).toContainEqual(expect.objectContaining({ label: 'Orders', value: '0' }));
    expect(seen[0]?.summary).toContainEqual(expect.objectContaining({ label: 'Net sales', value: '$0.00' }));
    expect(screen.queryByText('Tips')).not.toBeInTheDocument();
    expect(list('Orders').queryByText('$0.00')).not.toBeInTheDocument();
  });

  test('read fields that the server adds to days and their subtotals', async () => {
    const day = { ...interval('2026-11-01', { orders_count: 1, costs_total: 4 }), costs_total: 5 };
    filter(
      'woocommerce_admin_report_table',
      (table: {
        headers: object[];
        rows: object[][];
        items: { data: { costs_total: number; subtotals: { costs_total: number } }[] };
      }) => ({
        ...table,
        headers: [...table.headers, { key: 'costs', label: 'Costs' }],
        rows: table.rows.map((row, index) => {
          const item = table.items.data[index];
          const display = `${item?.costs_total} and ${item?.subtotals.costs_total}`;
          return [...row, { display, value: display }];
        }),
      }),
    );
    serveReports({ 'revenue/stats': { totals: { orders_count: 1 }, intervals: [day] } });
    openReport('revenue');

    expect(await screen.findByRole('cell', { name: '5 and 4' })).toBeInTheDocument();
  });

  test('show a report in another currency', async () => {
    serveReports({ 'orders/stats': ordersStats });
    openReport('orders', { query: { currency: 'EUR' } });
    await waitFor(() => expect(tile('Net sales')).toHaveTextContent('$150.00'));

    filter('woocommerce_admin_report_currency', (currency: object, query: Record<string, string>) => ({
      ...currency,
      code: query['currency'],
      symbol: '€',
      priceFormat: '%2$s %1$s',
    }));

    expect(tile('Net sales')).toHaveTextContent('150.00 €');
  });

  test('add query parameters to metrics and rows', async () => {
    const requests = serveReports({ 'orders/stats': ordersStats, orders: [buildOrder()] });
    openReport('orders', { query: { acme_channel: 'pos' } });
    await screen.findByRole('link', { name: '387' });

    expect(requests.map(({ query }) => query['acme_channel'])).toEqual(['pos', 'pos', 'pos']);
  });

  test('add the first advanced filters of a report', async () => {
    serveReports({});
    const { user } = openReport('revenue');
    await screen.findByText('Net sales', { selector: '.sa-summary__label' });
    expect(screen.queryByRole('combobox', { name: 'Show' })).not.toBeInTheDocument();

    filter('woocommerce_admin_revenue_report_advanced_filters', () => ({
      title: 'Revenue of {{select /}} of these',
      filters: {
        acme_stall: {
          labels: { add: 'Stall', title: '{{title}}Stall{{/title}} {{filter /}}' },
          input: { component: 'SelectControl', options: [{ value: 'north', label: 'North' }] },
        },
      },
    }));
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Show' }), 'Advanced filters');

    expect(await screen.findByRole('button', { name: 'Add a filter' })).toBeVisible();
  });
});

const HOSTILE = [
  null,
  'no row',
  {},
  { extended_info: null, category_id: null, product_id: null, coupon_id: null, subtotals: null },
  { extended_info: [], _embedded: { product: [{ code: 'gone' }] }, name: null, date: 'never', status: 7 },
  {
    order_id: 1,
    product_id: 2,
    variation_id: 3,
    category_id: 4,
    coupon_id: 5,
    tax_rate_id: 6,
    id: 7,
    date: '2026-11-20 10:00:00',
    date_start: '2026-11-20 00:00:00',
    name: '<img src=x onerror=alert(1)>',
    username: '<b>bold</b>',
    file_name: '<script>',
    items_sold: -3,
    orders_count: 10 ** 12,
    net_revenue: 10 ** 12,
    net_total: -(10 ** 12),
    amount: Number.MAX_SAFE_INTEGER,
    subtotals: { total_sales: -(10 ** 12), segments: null },
    extended_info: {
      name: '<img src=x onerror=alert(1)> شاي',
      code: '<b>',
      category_ids: [null, 16, 'x'],
      variations: 'none',
      products: [null, { id: 0, name: null }, { id: '9', name: '<i>', quantity: null }],
      coupons: [{ id: null }],
      customer: [],
    },
  },
];

describe.each([
  ['revenue', 'Revenue'],
  ['orders', 'Orders'],
  ['products', 'Products'],
  ['variations', 'Variations'],
  ['categories', 'Categories'],
  ['coupons', 'Coupons'],
  ['taxes', 'Taxes'],
  ['downloads', 'Downloads'],
  ['stock', 'Stock'],
  ['customers', 'Customers'],
] as const)('%s report', (report, title) => {
  const stats = {
    totals: { total_sales: -(10 ** 12), segments: [null, { segment_id: null }] },
    intervals: report === 'revenue' ? HOSTILE : [null, {}, { subtotals: null }],
  };
  const answers = {
    [`${report}/stats`]: stats,
    'products/stats': stats,
    [report]: HOSTILE,
    '/products/categories': [null, { id: 16, name: 'Home' }],
  };
  const setting = { admin: { manageStock: 'yes' } };

  test('shows malformed rows and renders names as text', async () => {
    serveReports(answers);
    const { container } = openReport(report, setting);
    const table = within(await screen.findByRole('region', { name: title }));

    // The header row and the four records.
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(5));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(container.querySelector('img, script, td b, td i')).toBeNull();
  });

  test('has a cell for each column', async () => {
    serveReports(answers);
    openReport(report, setting);
    const table = within(await screen.findByRole('region', { name: title }));
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(5));

    const columns = table.getAllByRole('columnheader').length;
    for (const row of table.getAllByRole('row').slice(1)) {
      const line = within(row);
      const cells = line.queryAllByRole('cell').length + line.queryAllByRole('rowheader').length;
      expect(cells).toBe(columns);
    }
  });

  test('shows an empty state without data', async () => {
    serveReports({});
    openReport(report, setting);

    expect(await screen.findByText('No data to display')).toBeInTheDocument();
  });
});

test('expands and collapses the products of an order', async () => {
  const products = [1, 2, 3, 4].map((id) => ({ id, name: `Cup ${id}`, quantity: 1 }));
  const extended = { ...buildOrder().extended_info, products };
  serveReports({ 'orders/stats': ordersStats, orders: [buildOrder({ extended_info: extended })] });
  const { user } = openReport('orders');
  const more = await screen.findByRole('button', { name: 'and 2 more' });
  expect(screen.queryByRole('link', { name: '1× Cup 4' })).not.toBeInTheDocument();

  await user.click(more);

  expect(screen.getByRole('link', { name: '1× Cup 4' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Show less' }));
  expect(screen.queryByRole('link', { name: '1× Cup 4' })).not.toBeInTheDocument();
});

describe('row links', () => {
  const info = (name: string) => ({ name, permalink: 'https://store.example/cup' });

  test('open the orders of a day of revenue', async () => {
    const day = interval('2026-11-02', { orders_count: 7 });
    serveReports({ 'revenue/stats': { totals: {}, intervals: [day] } });
    openReport('revenue', { query: { period: 'year' } });

    expect((await screen.findByRole('link', { name: '7' })).getAttribute('href')).toMatch(
      /period=custom&.*after=2026-11-02&before=2026-11-02.*path=%2Fanalytics%2Forders/,
    );
  });

  test('open the profile and orders of customers with an account, not of guests', async () => {
    const buildCustomer = (id: number, account: number, username: string) => ({
      id,
      user_id: account,
      username,
      name: `Ann ${id}`,
      orders_count: id,
    });
    serveReports({ customers: [buildCustomer(8, 3, 'ann'), buildCustomer(9, 0, '')] });
    openReport('customers', {
      user: buildAnalyst({ woocommerce_meta: { customers_report_columns: '["city"]' } }),
    });

    expect(await screen.findByRole('link', { name: '8' })).toHaveAttribute(
      'href',
      'edit.php?post_type=shop_order&_customer_user=3',
    );
    expect(linkTo('ann')).toBe('user-edit.php?user_id=3');
    expect(screen.queryByRole('link', { name: '9' })).not.toBeInTheDocument();
  });

  test('open product pages unless the product is deleted', async () => {
    serveReports({
      products: [
        { product_id: 12, extended_info: info('Cup') },
        { product_id: 13, extended_info: { name: 'Jug (Deleted)' } },
      ],
      variations: [
        { product_id: 12, variation_id: 15, extended_info: { ...info('Cup - Blue'), attributes: [{}] } },
      ],
    });
    const { unmount } = openReport('products');
    expect((await screen.findByRole('link', { name: 'Edit Cup' })).getAttribute('href')).toBe(
      'http://localhost/wp-admin/post.php?post=12&action=edit&post_type=product',
    );
    expect(screen.queryByRole('link', { name: /Edit Jug/ })).not.toBeInTheDocument();
    unmount();

    openReport('variations');
    expect((await screen.findByRole('link', { name: 'Edit Cup - Blue' })).getAttribute('href')).toBe(
      'http://localhost/wp-admin/post.php?post=12&action=edit&post_type=product',
    );
  });

  test('open the file of a download if it is a web link', async () => {
    serveReports({
      downloads: [
        { id: 1, file_name: 'guide.pdf', file_path: 'https://store.example/guide.pdf' },
        { id: 2, file_name: 'odd.pdf', file_path: 'javascript:alert(1)' },
      ],
    });
    openReport('downloads');

    expect(await screen.findByRole('link', { name: 'guide.pdf' })).toHaveAttribute(
      'href',
      'https://store.example/guide.pdf',
    );
    expect(screen.queryByRole('link', { name: 'odd.pdf' })).not.toBeInTheDocument();
  });

  test('open a refund in its order', async () => {
    const refund = buildOrder({ order_id: 388, parent_id: 387, order_number: '387', net_total: -5 });
    serveReports({ 'orders/stats': ordersStats, orders: [refund] });
    openReport('orders');

    expect(await screen.findByRole('link', { name: '387' })).toHaveAttribute(
      'href',
      'post.php?post=387&action=edit#order_refunds',
    );
  });
});

test("lists revenue by day, whatever the chart's interval", async () => {
  const requests = serveReports({
    'revenue/stats': {
      totals: { orders_count: 3, net_revenue: 30 },
      intervals: [interval('2026-11-02', { orders_count: 1 }), interval('2026-11-01', { orders_count: 2 })],
    },
  });
  openReport('revenue', { query: { period: 'year', interval: 'month' } });

  expect(await screen.findByRole('rowheader', { name: 'November 2, 2026' })).toBeInTheDocument();
  expect(list('Revenue').getByText('day').closest('li')).toHaveTextContent('1 day');
  const intervals = requests.map(({ query }) => [query['interval'], query['orderby']]);
  expect(intervals).toContainEqual(['day', 'date']);
  expect(intervals).toContainEqual(['month', undefined]);
});

describe('single item', () => {
  test("shows a product's variations, even without sales in the period", async () => {
    const requests = serveReports({
      products: ({ after = '' }: Record<string, string>) =>
        after.startsWith('2000') ? [{ product_id: 12, extended_info: { variations: [13] } }] : [],
      variations: [{ product_id: 12, variation_id: 13, extended_info: { name: 'Cup - Blue' } }],
    });
    openReport('products', { query: { filter: 'single_product', products: '12' } });

    expect(await screen.findByRole('link', { name: 'Cup - Blue' })).toBeInTheDocument();
    expect(requests.find(({ path }) => path === 'variations')?.query).toMatchObject({
      product_includes: '12',
    });
    const stats = requests.filter(({ path }) => path === 'products/stats');
    // One request each for the period and the previous one.
    expect(stats).toHaveLength(2);
    expect(stats.map(({ query }) => query)).toEqual([
      expect.objectContaining({ products: '12', segmentby: 'variation' }),
      expect.objectContaining({ products: '12', segmentby: 'variation' }),
    ]);
  });

  test('shows a product without variations itself, even for an old bookmark', async () => {
    serveReports({ products: [{ product_id: 12, extended_info: { name: 'Plate', variations: [] } }] });
    openReport('products', { query: { filter: 'single_product', products: '12', 'is-variable': 'true' } });

    expect(await screen.findByRole('link', { name: 'Plate' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Products' })).toBeInTheDocument();
  });

  test("shows a product itself when its type can't be loaded", async () => {
    serveReports({
      products: ({ after = '' }: Record<string, string>) =>
        after.startsWith('2000') ? 500 : [{ product_id: 12, extended_info: { name: 'Plate' } }],
    });
    openReport('products', { query: { filter: 'single_product', products: '12' } });

    expect(await screen.findByRole('link', { name: 'Plate' })).toBeInTheDocument();
  });

  test('shows the products of a category', async () => {
    const items = ['Cup', 'Mug', 'Pot', 'Jug', 'Bowl', 'Plate'].map((segment_label, index) => ({
      segment_id: index + 12,
      segment_label,
      subtotals: { items_sold: index + 1 },
    }));
    const totals = { items_sold: 21, segments: items };
    const requests = serveReports({
      products: [{ product_id: 12, extended_info: { name: 'Cup' } }],
      'products/stats': (query: Record<string, string>) => ({
        totals: isPresent(query) ? totals : { items_sold: 7 },
        intervals: [interval('2026-11-01', totals)],
      }),
    });
    openReport('categories', { query: { filter: 'single_category', categories: '16' } });

    expect(await screen.findByRole('link', { name: 'Cup' })).toBeInTheDocument();
    expect(requests.find(({ path }) => path === 'products')?.query).toMatchObject({ categories: '16' });
    const drawn = await screen.findAllByRole('button', { pressed: true });
    expect(drawn.map(({ textContent }) => textContent)).toEqual(['Plate6', 'Bowl5', 'Jug4', 'Pot3', 'Mug2']);
    expect(screen.getByRole('button', { name: /^Cup/, pressed: false })).toBeVisible();
    expect(tile('Items sold')).toHaveTextContent('Items sold21+200% betterBefore: 7');
  });

  test.each([
    ['coupons', 'coupons', { filter: 'single_coupon', coupons: '5' }],
    ['taxes', 'taxes', { filter: 'single_tax', taxes: '6' }],
    ['variations', 'variations', { filter: 'single_variation', variations: '13' }],
    ['customers', 'customers', { filter: 'single_customer', customers: '17' }],
    ['downloads', 'product_includes', { filter: 'single_product', product_includes: '12' }],
  ] as const)('requests only that item in %s', async (report, param, query) => {
    const requests = serveReports({});
    openReport(report, { query });
    await screen.findByText('No data to display');

    await waitFor(() =>
      expect(requests.filter(({ path }) => path.startsWith(report)).length).toBeGreaterThan(1),
    );
    for (const { path, query: question } of requests.filter(({ path: own }) => own.startsWith(report))) {
      expect({ path, id: question[param] }).toEqual({ path, id: Object.entries(query)[1]?.[1] });
    }
  });
});

test('filters customers before or after a day of their last order', async () => {
  const requests = serveReports({});
  const query = { filter: 'advanced', last_order_after: '2026-10-31' };
  openReport('customers', { query });

  const rule = await screen.findByRole('combobox', { name: 'Select a filter match' });
  expect(
    within(rule)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['before', 'after']);
  await waitFor(() => expect(requests.map(({ path }) => path)).toEqual(expect.arrayContaining(BOTH)));
  for (const { query: question } of requests.filter(({ path }) => BOTH.includes(path))) {
    expect(question).toMatchObject({ last_order_after: '2026-10-31T23:59:59' });
  }
});

const BOTH = ['customers', 'customers/stats'];

test('names the product of a download, also when it is deleted or not readable', async () => {
  const buildDownload = (id: number, product: object) => ({
    id,
    product_id: id,
    _embedded: { product: [product] },
  });
  serveReports({
    downloads: [
      buildDownload(12, { id: 12, name: 'Pattern' }),
      buildDownload(13, { code: 'woocommerce_rest_product_invalid_id', data: { status: 404 } }),
      buildDownload(14, { code: 'woocommerce_rest_cannot_view', data: { status: 403 } }),
      buildDownload(15, { code: 'gone', data: { status: 404 }, name: 'Chart (Deleted)' }),
    ],
  });
  openReport('downloads');

  expect(await screen.findByRole('link', { name: 'Pattern' })).toHaveAttribute(
    'href',
    expect.stringMatching(/filter=single_product&products=12/),
  );
  for (const text of ['#13 (Deleted)', '#14', 'Chart (Deleted)']) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('shows the code of deleted coupons, and N/A for unknown values', async () => {
  const buildCoupon = (id: number, code: string, created: string) => ({
    coupon_id: id,
    orders_count: 1,
    amount: 5,
    extended_info: { code, date_created: created, date_expires: '', discount_type: created && 'percent' },
  });
  const deleted = buildCoupon(13, 'spring (Deleted)', '');
  const rows = [deleted, buildCoupon(14, '(Deleted)', ''), buildCoupon(15, 'summer', '2026-06-01T00:00:00')];
  serveReports({
    '/coupons': [],
    coupons: ({ after = '' }: Record<string, string>) => (after.startsWith('2000') ? [deleted] : rows),
  });
  openReport('coupons', { query: { coupons: '13' } });

  const cellsOf = async (name: string) => {
    const row = (await screen.findByRole('rowheader', { name })).closest('tr');
    return within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
  };
  expect((await cellsOf('spring (Deleted)')).slice(-3)).toEqual(['N/A', 'N/A', 'N/A']);
  expect((await cellsOf('#14 (Deleted)')).slice(-3)).toEqual(['N/A', 'N/A', 'N/A']);
  expect((await cellsOf('summer')).slice(-3)).toEqual(['June 1, 2026', 'never', 'Percentage']);
  expect(await screen.findByRole('button', { name: 'Remove spring (Deleted)' })).toBeVisible();
});

describe('columns on wide screens', () => {
  const { innerWidth } = window;
  afterEach(() => void (window.innerWidth = innerWidth));

  test.each([
    [1366, 'products', 'Products', ['SKU']],
    [1366, 'variations', 'Variations', ['SKU']],
    [1920, 'customers', 'Customers', ['Username', 'City', 'Region', 'Postal code']],
  ] as const)('shows all columns at %d pixels in %s', async (width, report, title, columns) => {
    serveReports({});
    const narrow = openReport(report);
    await screen.findByRole('region', { name: title });
    for (const name of columns)
      expect(list(title).queryByRole('columnheader', { name })).not.toBeInTheDocument();
    narrow.unmount();

    window.innerWidth = width;
    openReport(report);
    await screen.findByRole('region', { name: title });

    for (const name of columns) expect(list(title).getByRole('columnheader', { name })).toBeInTheDocument();
  });

  test("respects the user's choice of columns", async () => {
    window.innerWidth = 1920;
    serveReports({});
    openReport('products', {
      user: buildAnalyst({ woocommerce_meta: { products_report_columns: '["sku"]' } }),
    });

    expect(await screen.findByRole('columnheader', { name: 'Items sold' })).toBeInTheDocument();
    expect(screen.queryByRole('columnheader', { name: 'SKU' })).not.toBeInTheDocument();
  });
});

describe('table search', () => {
  test.each([
    ['products', 'Search products', 'All products with titles that include cup', 'cup'],
    ['variations', 'Search variations', 'All variations with titles that include cup', 'cup'],
    ['categories', 'Search categories', 'All categories with titles that include cup', 'cup'],
    ['coupons', 'Search coupons', 'All coupons with codes that include a, b', 'a%2C b'],
    ['taxes', 'Search tax codes', 'All taxes with codes that include vat', 'vat'],
    ['customers', 'Search customers', 'All customers with names that include Lee, A', 'Lee, A'],
  ] as const)('offers a text search as the first option in %s', async (report, label, choice, words) => {
    serveReports({});
    const { user } = openReport(report, { query: { paged: '2' } });
    const field = await screen.findByRole('combobox', { name: label });

    await user.type(field, choice.replace(/^.* include /, ''));
    const [first] = within(screen.getByRole('listbox', { name: label })).getAllByRole('option');
    expect(first).toHaveTextContent(choice);
    await user.keyboard('{Enter}');

    expect(getQuery()).toMatchObject({ search: words });
    expect(getQuery()).not.toHaveProperty('paged');
  });

  test('shows the current search as a tag, and removes it', async () => {
    const requests = serveReports({ customers: [] });
    const { user } = openReport('customers', { query: { search: 'Lee, A' } });

    await user.click(await screen.findByRole('button', { name: 'Remove Lee, A' }));

    expect(getQuery()).not.toHaveProperty('search');
    const searches = requests
      .filter(({ path }) => path.startsWith('customers'))
      .map(({ query }) => query['search']);
    expect(new Set(searches)).toEqual(new Set(['Lee, A', undefined]));
  });
});

test('shows which fields the customer search covers', async () => {
  serveReports({ customers: [] });
  openReport('customers');

  expect(await screen.findByRole('combobox', { name: 'Search customers' })).toHaveAttribute(
    'placeholder',
    'Search by name, username or email',
  );
});

test('restores a hidden column when saving the choice fails', async () => {
  serveReports({ 'orders/stats': ordersStats, orders: [buildOrder()] });
  const { user } = openReport('orders');
  await screen.findByRole('link', { name: '387' });
  api.post('/wp/v2/users/me', undefined, { _fields: 'id,woocommerce_meta' }).reply(500, {});

  await user.click(screen.getByRole('button', { name: 'Choose columns' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Coupon(s)' }));

  await waitFor(() =>
    expect(list('Orders').getByRole('columnheader', { name: 'Coupons' })).toBeInTheDocument(),
  );
});
