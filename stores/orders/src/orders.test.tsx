import { screen } from '@testing-library/react';
import { createRegistry } from '@admin/data';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { buildError, api, buildSetting, renderWithStores } from '@admin/testing';
import { getActionableStatuses } from './actionable';
import { ordersStore, useOrdersToFulfill } from './index';

const PATH = '/wc-analytics/orders';
const FIELDS = [
  'id',
  'number',
  'status',
  'currency',
  'total',
  'total_formatted',
  'date_created_gmt',
  'customer',
  'billing',
  'line_items',
];
const STATUSES = 'woocommerce_actionable_order_statuses';

/** An order as the server sends it. */
const buildOrder = <T extends object>(overrides?: T) => ({
  id: 387,
  number: '387',
  status: 'processing',
  currency: 'USD',
  date_created_gmt: '2026-11-20T22:42:37',
  total: '20.00',
  total_formatted: '&#36;20.00',
  billing: { first_name: 'Gina', last_name: 'Guest' },
  line_items: [
    { id: 674, quantity: 1 },
    { id: 675, quantity: 3 },
  ],
  customer: null as object | null,
  ...overrides,
});

describe('reading', () => {
  test('shows the billing name for a guest order', async () => {
    const registry = createRegistry();
    registry.register(ordersStore);
    api
      .get(PATH, { page: 1, per_page: 5, status: ['processing'], _fields: FIELDS })
      .reply(200, [buildOrder(), null, {}], { 'X-WP-Total': '70', 'X-WP-TotalPages': '14' });

    const page = await registry
      .resolveSelect(ordersStore)
      .getOrders({ status: ['processing'], per_page: 5, page: 1 });

    expect(page).toEqual({
      items: [
        {
          id: 387,
          number: '387',
          status: 'processing',
          currency: 'USD',
          total: '20.00',
          totalFormatted: '$20.00',
          createdAt: Date.UTC(2026, 10, 20, 22, 42, 37),
          customer: null,
          customerName: 'Gina Guest',
          itemCount: 4,
        },
      ],
      total: 70,
      totalPages: 14,
    });
  });

  test("shows the customer's name for a customer order", async () => {
    const registry = createRegistry();
    registry.register(ordersStore);
    const customer = { id: 7, user_id: 2, name: 'Ada &amp; Co', email: 'ada@example.com' };
    api.get(PATH, { search: 'ada', _fields: FIELDS }).reply(200, [buildOrder({ customer })]);

    const page = await registry.resolveSelect(ordersStore).getOrders({ search: 'ada' });

    expect(page?.items).toMatchObject([
      { customer: { id: 7, name: 'Ada & Co', email: 'ada@example.com' }, customerName: 'Ada & Co' },
    ]);
  });

  test('accepts an order with very little data', async () => {
    const registry = createRegistry();
    registry.register(ordersStore);
    api.get(PATH, { _fields: FIELDS }).reply(200, [{ id: 5, line_items: [null, { quantity: '2' }] }]);

    const page = await registry.resolveSelect(ordersStore).getOrders({});

    expect(page?.items).toMatchObject([{ number: '5', customerName: '', itemCount: 0 }]);
  });
});

describe('orders to fulfill', () => {
  const asked = (...status: string[]) => ({ page: 1, per_page: 5, status, _fields: FIELDS });

  function ToFulfill() {
    const { page, failure, retry } = useOrdersToFulfill();
    if (page) return <p>{page.total} waiting</p>;
    return (
      <button type="button" onClick={retry}>
        {failure?.message ?? 'Loading'}
      </button>
    );
  }

  const render = (statuses: string[]) =>
    renderWithStores([ordersStore, settingsStore], <ToFulfill />, {
      prepare: (registry) =>
        hydrateSettings(registry, { preloadSettings: {}, wcAdminSettings: { [STATUSES]: statuses } }),
    });

  test('have the statuses selected in the settings', async () => {
    api.get(PATH, asked('processing', 'on-hold')).reply(200, [buildOrder()], { 'X-WP-Total': '70' });

    render(['processing', 'on-hold']);

    expect(await screen.findByText('70 waiting')).toBeInTheDocument();
  });

  test('are none when no status is selected', async () => {
    render([]);

    expect(await screen.findByText('0 waiting')).toBeInTheDocument();
  });

  test('can be requested again after the settings failed to load', async () => {
    const SETTINGS = '/wc-analytics/settings/wc_admin';
    api.get(SETTINGS).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    const { user } = renderWithStores([ordersStore, settingsStore], <ToFulfill />);
    const button = await screen.findByRole('button', { name: 'Not you.' });
    api.get(SETTINGS).reply(200, [buildSetting({ id: STATUSES, type: 'multiselect', value: ['pending'] })]);
    api.get(PATH, asked('pending')).reply(200, [], { 'X-WP-Total': '0' });

    await user.click(button);

    expect(await screen.findByText('0 waiting')).toBeInTheDocument();
  });

  test('can be requested again after a failure', async () => {
    api.get(PATH, asked('processing')).reply(400, buildError('rest_invalid_param', 400, 'No such status.'));
    const { user } = render(['processing']);
    const button = await screen.findByRole('button', { name: 'No such status.' });
    api.get(PATH, asked('processing')).reply(200, [buildOrder()]);

    await user.click(button);

    expect(await screen.findByText('1 waiting')).toBeInTheDocument();
  });
});

const REGISTERED = { processing: 'Processing', 'acme-packed': 'Packed' };

test.each([
  ['core and custom statuses', ['processing', 'acme-packed'], REGISTERED, ['processing', 'acme-packed']],
  ['a status of a removed extension', ['processing', 'gone'], REGISTERED, ['processing']],
  ['a page without registered statuses', ['processing', 'gone'], {}, ['processing', 'gone']],
  ['no statuses', [], REGISTERED, []],
  ['a missing setting', undefined, {}, ['processing', 'on-hold']],
])('actionable statuses: %s', (_, setting, registered, expected) => {
  expect(getActionableStatuses(setting, registered)).toEqual(expected);
});
