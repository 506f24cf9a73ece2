import { isMap } from '../../rest';
import { openTestStore } from '../../testing/test-store';

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

test('a file that was to be mailed is found by its status, and handed to those who may read reports', async () => {
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

describe('a file holds the columns', () => {
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

  test('that are asked for, in that order and under those words', async () => {
    const columns = [
      { key: 'net_total', label: 'Netto' },
      { key: 'status', label: 'Status' },
      { key: 'acme', label: 'Nobody knows it' },
      { key: 'products' },
    ];

    const [head, first] = await linesOf({ columns });

    expect(head?.replace('\uFEFF', '')).toBe('Netto,Status,Products');
    expect(first).toBe('12.5,Completed,1× =Teapot');
  });

  test('that are usual when nobody asks for certain ones', async () => {
    const [head] = await linesOf({});

    expect(head?.replace('\uFEFF', '')).toBe(
      'Date,Order #,Status,Customer,Customer type,Products,Items sold,Coupons,Net sales',
    );
  });
});
