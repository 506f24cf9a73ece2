import { screen, waitFor } from '@testing-library/react';
import { CancelledError, createRegistry } from '@admin/data';
import { anError, api, renderWithStores } from '@admin/test-kit';
import { customersStore, useCustomers } from './index';

const PATH = '/wc-analytics/customers';

/** A customer as the server sends it. */
const aCustomer = <T extends object>(overrides?: T) => ({
  id: 17,
  user_id: 0,
  username: '',
  name: 'Gina Guest',
  email: 'guest@example.com',
  country: 'CA',
  city: 'Toronto',
  state: 'ON',
  postcode: 'M5V',
  date_registered_gmt: null as string | null,
  date_last_active_gmt: '2026-11-20T22:42:37',
  orders_count: 1,
  total_spend: 20,
  avg_order_value: 20,
  ...overrides,
});

function aRegistry() {
  const registry = createRegistry();
  registry.register(customersStore);
  return registry;
}

describe('lists', () => {
  test('tell who bought how much, and how many customers there are', async () => {
    const registered = aCustomer({
      id: 2,
      user_id: 5,
      name: 'Ada',
      date_registered_gmt: '2026-01-02T03:04:05',
    });
    api
      .get(PATH, { orderby: 'total_spend', per_page: 2 })
      .reply(200, [aCustomer({ name: 'Gina &amp; Co' }), registered, null, {}], { 'X-WP-Total': '40' });

    const page = await aRegistry()
      .resolveSelect(customersStore)
      .getCustomers({ orderby: 'total_spend', per_page: 2 });

    expect(page?.total).toBe(40);
    expect(page?.items).toMatchObject([
      {
        id: 17,
        userId: 0,
        name: 'Gina & Co',
        country: 'CA',
        ordersCount: 1,
        totalSpend: 20,
        registeredAt: null,
      },
      { id: 2, userId: 5, name: 'Ada', registeredAt: Date.UTC(2026, 0, 2, 3, 4, 5) },
    ]);
  });

  test('can be asked for again when they failed', async () => {
    api.get(PATH, { page: 1 }).reply(403, anError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    function Customers() {
      const { page, failure, retry } = useCustomers({ page: 1 });
      if (page) return <p>{page.total} customers</p>;
      return (
        <button type="button" onClick={retry}>
          {failure?.message ?? 'Loading'}
        </button>
      );
    }
    const { user } = renderWithStores([customersStore], <Customers />);
    const button = await screen.findByRole('button', { name: 'Not you.' });
    api.get(PATH, { page: 1 }).reply(200, [aCustomer()], { 'X-WP-Total': '3' });

    await user.click(button);

    expect(await screen.findByText('3 customers')).toBeInTheDocument();
  });
});

describe('searching', () => {
  const asked = (search: string, searchby = 'name') => ({ search, searchby, per_page: 10 });

  test('suggests customers by name, or by what else is asked for', async () => {
    api.get(PATH, asked('gina')).reply(200, [aCustomer()]);
    api.get(PATH, asked('guest@', 'email')).reply(200, [aCustomer()]);
    const { searchCustomers } = aRegistry().dispatch(customersStore);

    expect(await searchCustomers(' gina ')).toMatchObject([{ id: 17, name: 'Gina Guest' }]);
    expect(await searchCustomers('guest@', 'email')).toMatchObject([{ id: 17 }]);
  });

  test('for nothing asks nobody', async () => {
    expect(await aRegistry().dispatch(customersStore).searchCustomers('  ')).toEqual([]);
  });

  test('on gives up the search before', async () => {
    const first = api.get(PATH, asked('g'));
    let isAsked = false;
    first.reply(200, () => {
      isAsked = true;
      return new Promise<never>(() => {});
    });
    api.get(PATH, asked('gi')).reply(200, [aCustomer()]);
    const { searchCustomers } = aRegistry().dispatch(customersStore);
    const before = searchCustomers('g');
    await waitFor(() => expect(isAsked).toBe(true));

    const found = await searchCustomers('gi');

    expect(found).toHaveLength(1);
    await expect(before).rejects.toBeInstanceOf(CancelledError);
  });

  test('that fails says so', async () => {
    api.get(PATH, asked('gina')).reply(403, anError('woocommerce_rest_cannot_view', 403, 'Not you.'));

    await expect(aRegistry().dispatch(customersStore).searchCustomers('gina')).rejects.toMatchObject({
      failure: { message: 'Not you.' },
    });
  });
});
