import { __, _n, resetLocaleData, sprintf } from '@wordpress/i18n';
import { screen, waitFor } from '@testing-library/react';
import { buildError, api, renderWithStores } from '@admin/testing';
import { NewsletterTask, isConnected } from './newsletter/src/newsletter-task';
import { addCost } from './product-cost/src/cost-column';
import { OpeningHours } from './opening-hours/src/opening-hours';
import { addItemPrice } from './order-columns/src/item-price';
import { Suppliers } from './suppliers/src/suppliers';
import { suppliersStore } from './suppliers/src/suppliers-store';
import { applyTranslations } from './suppliers/src/translations';
import { weekdaysStore } from './weekdays/src/weekdays';
import { WeekdaysReport } from './weekdays/src/weekdays-report';

test('translates the suppliers page to the language of the page', () => {
  document.documentElement.lang = 'de-DE';
  applyTranslations();
  expect(__('Add supplier', 'acme')).toBe('Lieferant hinzufügen');
  expect(sprintf(_n('%d product', '%d products', 2, 'acme'), 2)).toBe('2 Produkte');

  document.documentElement.lang = 'en-US';
  resetLocaleData({}, 'acme');
});

test('fetches suppliers once and adds new ones through their store', async () => {
  api.get('/acme/v1/suppliers').reply(200, [{ id: 1, name: 'Northern Wool Co.', products: 14 }]);
  api.post('/acme/v1/suppliers', { name: 'Tin Works' }).reply(200, { id: 2, name: 'Tin Works', products: 0 });
  const told = api
    .post('/store-admin/v1/history', {
      kind: 'acme-suppliers/supplier',
      subject: { id: '2', name: 'Tin Works' },
      before: null,
      after: { name: 'Tin Works' },
    })
    .reply(403, buildError('rest_forbidden', 403));
  const { user } = renderWithStores([suppliersStore], <Suppliers />);
  expect(await screen.findByText('Northern Wool Co., 14 products')).toBeVisible();

  await user.type(screen.getByLabelText('New supplier'), 'Tin Works');
  await user.click(screen.getByRole('button', { name: 'Add supplier' }));

  expect(await screen.findByText('Tin Works, 0 products')).toBeVisible();
  await waitFor(() => expect(told.isDone()).toBe(true));
});

test('counts orders by day of the week', async () => {
  const day = (interval: string, orders: number) => ({ interval, subtotals: { orders_count: orders } });
  api
    .get('/wc-analytics/reports/orders/stats', () => true)
    .reply(200, { intervals: [day('2026-11-16', 2), day('2026-11-22', 1), day('2026-11-09', 3)] });

  renderWithStores([weekdaysStore], <WeekdaysReport />);

  expect((await screen.findAllByRole('row', { name: 'Monday 5' }))[0]).toBeVisible();
  expect(screen.getAllByRole('row', { name: 'Sunday 1' })[0]).toBeVisible();
});

test('adds a column to the orders table and leaves other tables unchanged', () => {
  const table = {
    endpoint: 'orders',
    headers: [],
    rows: [[], []],
    totals: {},
    summary: null,
    items: {
      data: [{ net_total: 30, num_items_sold: 4 }, { num_items_sold: 0 }],
      totalResults: 2,
      totalPages: 1,
    },
  };

  expect(addItemPrice(table, 'Average item price')).toMatchObject({
    headers: [{ key: 'acme_item_price', label: 'Average item price' }],
    rows: [[{ display: '7.50', value: 7.5 }], [{ display: '–', value: '' }]],
  });
  expect(addItemPrice({ ...table, endpoint: 'products' }, '')).toEqual({ ...table, endpoint: 'products' });
});

test('connects the newsletter in two steps', async () => {
  const onComplete = jest.fn();
  const { user } = renderWithStores([], <NewsletterTask onComplete={onComplete} query={{}} task={{}} />);

  await user.type(screen.getByLabelText('Name of the list'), 'Friends');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(isConnected()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Connect the newsletter' }));

  expect(onComplete).toHaveBeenCalledTimes(1);
  expect(isConnected()).toBe(true);
});

test('updates the opening hours text when Saturdays are switched on', async () => {
  const { user } = renderWithStores([], <OpeningHours />);

  await user.click(screen.getByRole('switch', { name: 'Open on Saturdays' }));

  expect(screen.getByText('Monday to Friday, 9 to 18')).toBeVisible();
});

test('loads the costs of all rows in one request', async () => {
  const fields = { include: '7,9', per_page: '100', '_fields[0]': 'id', '_fields[1]': 'meta_data' };
  api.get('/wc/v3/products', fields).reply(200, [
    { id: 7, meta_data: [{ key: '_acme_cost', value: '4.50' }] },
    { id: 9, meta_data: [] },
  ]);
  const data = [{ product_id: 7 }, { product_id: 9 }];
  const items = { data, totalResults: 2, totalPages: 1 };
  const table = { endpoint: 'products', headers: [], rows: [[], []], totals: {}, summary: null, items };
  const { rows } = addCost(table, 'Cost');

  renderWithStores(
    [],
    <p>
      {rows.map(([cell], index) => (
        <span key={index}>{cell?.display}</span>
      ))}
    </p>,
  );

  expect(await screen.findByText('4.50')).toBeVisible();
  expect(screen.getByText('–')).toBeVisible();
});
