import { all } from '../../database';
import { isMap } from '../../rest';
import { openTestStore } from '../../testing/test-store';
import type { TestResponse, Client, TestStore } from '../../testing/test-store';

test.each(['nothing', 'constructor', '__proto__', 'toString'])(
  'there is no report %s to export',
  async (report) => {
    const store = await openTestStore();

    const answer = await store
      .as('analyst')
      .call(`/wc-analytics/reports/${report}/export`, { method: 'POST', body: { report_args: {} } });
    await store.close();

    expect(answer).toMatchObject({ status: 404, body: { code: 'rest_no_route' } });
    expect(store.reported).toEqual([]);
  },
);

test('an emailed export is found by its status and downloaded by users who may read reports', async () => {
  const store = await openTestStore();
  const analyst = store.as('analyst');
  await store.as('administrator').call('/wc/v3/products', { method: 'POST', body: { name: '+Mug, "blue"' } });

  const path = '/wc-analytics/reports/stock/export';
  const { body } = await analyst.call(path, { method: 'POST', body: { email: true } });
  const id = isMap(body) ? String(body['export_id']) : '';
  const status = `${path}/${id}/status`;
  const begun = await analyst.call(status);
  store.advance(2000);
  const done = await analyst.call(status);
  const address = `/wp-admin/?action=woocommerce_admin_download_report_csv&filename=wc-stock-report-export-${id}`;
  const fetchAs = (cookie: string) => store.fetch(address, { headers: { Cookie: cookie } });
  const [file, refused] = [await fetchAs(analyst.cookie), await fetchAs(store.as('customer').cookie)];
  const text = await file.text();
  await store.close();

  expect(body).toMatchObject({
    message: expect.any(String),
    _links: { status: [{ href: `${store.context.siteUrl}/wp-json${status}` }] },
  });
  expect(begun.body).toEqual({ percent_complete: 0 });
  expect(done.body).toEqual({ percent_complete: 100, download_url: `${store.context.siteUrl}${address}` });
  expect(file.headers.get('Content-Type')).toBe('text/csv; charset=UTF-8');
  expect(text).toContain(`\r\n"'+Mug, ""blue"""`);
  expect(refused.status).toBe(403);
});

test('a report without rows has no file', async () => {
  const store = await openTestStore();

  const answer = await store
    .as('analyst')
    .call('/wc-analytics/reports/orders/export', { method: 'POST', body: { report_args: {} } });
  await store.close();

  expect(answer).toMatchObject({ status: 200, body: { message: expect.any(String) } });
  expect(answer.body).not.toHaveProperty('export_id');
});

describe('the columns of a file', () => {
  const AFTER = { after: '2020-01-01T00:00:00', before: '2100-01-01T00:00:00', order: 'asc' };

  async function linesOf(body: object): Promise<string[]> {
    const store = await openTestStore();
    const analyst = store.as('analyst');
    const { call } = store.as('administrator');
    const goods = { name: '=Teapot', regular_price: '12.50' };
    const { body: product } = await call('/wc/v3/products', { method: 'POST', body: goods });
    await call('/wc/v3/orders', {
      method: 'POST',
      body: { status: 'completed', line_items: [{ product_id: Object(product).id, quantity: 1 }] },
    });
    const path = '/wc-analytics/reports/orders/export';
    const begun = await analyst.call(path, { method: 'POST', body: { report_args: AFTER, ...body } });
    const { export_id: id } = Object(begun.body);
    store.advance(2000);
    const { body: status } = await analyst.call(`${path}/${String(id)}/status`);
    const { pathname, search } = new URL(String(Object(status).download_url));
    const file = await store.fetch(`${pathname}${search}`, { headers: { Cookie: analyst.cookie } });
    const text = await file.text();
    await store.close();
    return text.split('\r\n').filter(Boolean);
  }

  test('are the requested ones, in the requested order and with the requested labels', async () => {
    const columns = [
      { key: 'net_total', label: 'Netto' },
      { key: 'status', label: 'Status' },
      { key: 'acme', label: 'Nobody knows it' },
      { key: 'products' },
    ];

    const [head, first] = await linesOf({ columns });

    expect(head?.replace('\uFEFF', '')).toBe('Netto,Status,Product(s)');
    expect(first).toBe('12.5,completed,1× =Teapot');
  });

  test('are the default ones when no columns are requested', async () => {
    const [head] = await linesOf({});

    expect(head?.replace('\uFEFF', '')).toBe(
      'Date,Order #,Status,Customer,Customer type,Product(s),Items sold,Coupon(s),Net sales',
    );
  });
});

describe('exports of several users', () => {
  const PATH = '/wc-analytics/reports/revenue/export';
  const YEARS = { after: '2001-01-01T00:00:00', before: '2010-12-31T23:59:59', interval: 'hour' };
  const DAY = { after: '2026-11-19T00:00:00', before: '2026-11-19T23:59:59', interval: 'hour' };

  let store: TestStore;
  beforeEach(async () => void (store = await openTestStore()));
  afterEach(() => store.close());

  const begin = async (client: Client, args: object) =>
    client.call(PATH, { method: 'POST', body: { report_args: args } });
  const idOf = ({ body }: TestResponse) => String(Object(body).export_id);
  const percentOf = async (client: Client, id: string) =>
    Object((await client.call(`${PATH}/${id}/status`)).body).percent_complete;

  test('take turns, so a long export does not block others', async () => {
    const [analyst, manager] = [store.as('analyst'), store.as('shop_manager')];
    const long = idOf(await begin(analyst, YEARS));
    store.advance(1);
    const short = idOf(await begin(manager, DAY));

    store.advance(2000);
    // Each status request writes a page; the first request's export is first.
    await percentOf(analyst, long);
    const done = await percentOf(manager, short);

    expect(done).toBe(100);
    expect(await percentOf(analyst, long)).toBeLessThan(10);
  });

  test('are limited to three at a time per user', async () => {
    const [analyst, manager] = [store.as('analyst'), store.as('shop_manager')];
    const first = idOf(await begin(analyst, YEARS));
    await begin(analyst, YEARS);
    await begin(analyst, YEARS);

    const refused = await begin(analyst, DAY);
    const others = await begin(manager, DAY);
    const cancelledByOthers = await manager.call(`${PATH}/${first}`, { method: 'DELETE' });
    const cancelled = await analyst.call(`${PATH}/${first}`, { method: 'DELETE' });
    const status = await analyst.call(`${PATH}/${first}/status`);
    const again = await begin(analyst, DAY);

    expect(refused).toMatchObject({ status: 429, body: { code: 'store_too_many_exports' } });
    expect(others.status).toBe(200);
    expect(cancelledByOthers.status).toBe(404);
    expect(cancelled).toMatchObject({ status: 200, body: { deleted: true } });
    expect(status.status).toBe(404);
    expect(again.status).toBe(200);
  });

  test('have a limited number of rows', async () => {
    const forever = { after: '0001-01-01T00:00:00', before: '9999-12-31T23:59:59', interval: 'hour' };

    const refused = await begin(store.as('analyst'), forever);

    expect(refused).toMatchObject({ status: 400, body: { code: 'store_export_too_large' } });
    expect(all(store.context.db, 'SELECT id FROM report_exports')).toEqual([]);
  });

  test('are available for the last twenty per user', async () => {
    const [analyst, manager] = [store.as('analyst'), store.as('shop_manager')];
    const ofManager = idOf(await begin(manager, DAY));
    const ids: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      ids.push(idOf(await begin(analyst, DAY)));
      store.advance(2000);
      await percentOf(analyst, ids.at(-1) ?? '');
      await percentOf(analyst, ids.at(-1) ?? '');
    }

    const [oldest = '', ...kept] = ids;
    expect((await analyst.call(`${PATH}/${oldest}/status`)).status).toBe(404);
    for (const id of [...kept, ofManager]) expect(await percentOf(analyst, id)).toBe(100);
  });
});
