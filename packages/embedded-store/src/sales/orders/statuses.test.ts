import { run } from '../../database';
import { isMap } from '../../rest';
import { browse } from '../../pages/testing/browser';
import { openTestStore } from '../../testing/test-store';
import type { TestStore } from '../../testing/test-store';
import { recordOrder } from '../analytics-tables/record-order';
import { setUpPlugins } from '../../site/plugins/setup';

/** Orders with a status of an extension, of a removed extension, and a standard one. */
let store: TestStore;
let ids: { packed: number; preordered: number; completed: number };

const manager = () => store.as('shop_manager');
const ANY_DAY = 'after=2026-01-01T00:00:00&before=2026-12-31T23:59:59';

beforeAll(async () => {
  store = await openTestStore();
  const { db } = store.context;
  setUpPlugins(db, 'install', ['packing-lists']);
  setUpPlugins(db, 'activate', ['packing-lists']);
  ids = {
    packed: await order('packed', '10.00'),
    preordered: await order('processing', '20.00'),
    completed: await order('completed', '40.00'),
  };
  run(db, "UPDATE orders SET status = 'preordered' WHERE id = ?", ids.preordered);
  recordOrder(db, ids.preordered);
});
afterAll(() => store.close());

async function order(status: string, total: string): Promise<number> {
  const body = { status, fee_lines: [{ name: 'Made to measure', total }] };
  const answer = await manager().call('/wc/v3/orders', { method: 'POST', body });
  expect(answer).toMatchObject({ status: 201, body: { status } });
  return Number(Object(answer.body).id);
}

const idsOf = (body: unknown) => (Array.isArray(body) ? body.map(({ id }) => Number(id)) : body);

test('the page separates registered from unregistered statuses', async () => {
  const page = await browse(store, 'administrator').open('/wp-admin/admin.php?page=wc-admin');
  const settings: unknown = JSON.parse(JSON.stringify(page.globals['wcSettings']));

  expect(settings).toMatchObject({
    orderStatuses: { 'on-hold': 'On hold', packed: 'Packed' },
    admin: {
      orderStatuses: { 'on-hold': 'On hold', packed: 'Packed' },
      unregisteredOrderStatuses: { preordered: 'preordered' },
    },
  });
});

test('analytics settings offer and save both kinds', async () => {
  const path = '/wc-analytics/settings/wc_admin/woocommerce_excluded_report_order_statuses';
  const value = ['packed', 'preordered', 'never-heard-of'];

  const { body } = await manager().call(path, { method: 'PUT', body: { value } });

  expect(body).toMatchObject({
    options: { packed: 'Packed', preordered: 'preordered' },
    value: ['packed', 'preordered'],
  });
  const { body: stats } = await manager().call(`/wc-analytics/reports/revenue/stats?${ANY_DAY}`);
  expect(stats).toMatchObject({ totals: { orders_count: 1, net_revenue: 40 } });
  await manager().call(path, { method: 'PUT', body: { value: ['pending', 'cancelled', 'failed'] } });
});

test('reports count both kinds unless excluded, and have their names', async () => {
  const stats = await manager().call(`/wc-analytics/reports/revenue/stats?${ANY_DAY}`);
  const rows = await manager().call(`/wc-analytics/reports/orders?${ANY_DAY}&orderby=net_total&order=asc`);
  const packed = await manager().call(`/wc-analytics/reports/orders/stats?${ANY_DAY}&status_is=packed`);

  expect(stats.body).toMatchObject({ totals: { orders_count: 3, net_revenue: 70 } });
  expect(rows.body).toMatchObject([
    { order_id: ids.packed, status: 'packed' },
    { order_id: ids.preordered, status: 'preordered' },
    { order_id: ids.completed, status: 'completed' },
  ]);
  expect(packed.body).toMatchObject({ totals: { orders_count: 1, net_revenue: 10 } });
});

test.each(['/wc/v3/orders', '/wc-analytics/orders'])(
  '%s lists and writes registered statuses, and returns others by ID',
  async (path) => {
    const list = (query: string) => manager().call(`${path}?${query}`);

    expect(idsOf((await list('status=packed')).body)).toEqual([ids.packed]);
    expect(idsOf((await list('')).body)).toEqual([ids.completed, ids.packed]);
    expect(await list('status=preordered')).toMatchObject({
      status: 400,
      body: { code: 'rest_invalid_param' },
    });
    expect((await manager().call(`${path}/${ids.preordered}`)).body).toMatchObject({ status: 'preordered' });
    const written = await manager().call(`${path}/${ids.preordered}`, {
      method: 'PUT',
      body: { customer_note: 'Soon?' },
    });
    expect(written.body).toMatchObject({ status: 'preordered', customer_note: 'Soon?' });
    const refused = { method: 'PUT', body: { status: 'preordered' } };
    expect((await manager().call(`${path}/${ids.completed}`, refused)).status).toBe(400);
  },
);

test('a status becomes unregistered when its extension is deactivated', async () => {
  const { db } = store.context;
  run(db, "UPDATE plugins SET is_active = 0 WHERE slug = 'packing-lists'");

  const { body } = await manager().call('/wc/v3/reports/orders/totals');
  const page = await browse(store, 'administrator').open('/wp-admin/admin.php?page=wc-admin');
  const settings: unknown = JSON.parse(JSON.stringify(page.globals['wcSettings']));

  expect(Array.isArray(body) && body.filter(isMap).map(({ slug }) => slug)).not.toContain('packed');
  expect(settings).toMatchObject({
    admin: { unregisteredOrderStatuses: { packed: 'packed', preordered: 'preordered' } },
  });
});
