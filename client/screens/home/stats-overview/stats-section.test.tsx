import { screen, waitFor, within } from '@testing-library/react';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildUser,
  renderWithStores,
  type PageGlobalsOverrides,
} from '@admin/testing';
import { SnackbarList } from '@admin/ui';
import { StatsSection } from './stats-section';

const INDICATORS = '/wc-analytics/reports/performance-indicators';
const NOW = new Date('2026-11-20T12:34:56Z'); // a Friday

const STATS = {
  'revenue/total_sales': 'Total sales',
  'orders/orders_count': 'Orders',
  'orders/avg_order_value': 'Average order value',
  'products/items_sold': 'Products sold',
  'revenue/refunds': 'Returns',
  'taxes/total_tax': 'Total tax',
};

type Stat = keyof typeof STATS;

const buildIndicator = (stat: string, overrides?: object) => ({
  stat,
  chart: stat.split('/')[1],
  label: STATS[stat as Stat],
  _links: { report: [{ href: `/analytics/${stat.split('/')[0]}` }] },
  ...overrides,
});

const isMoney = (stat: string) => /sales|value|refunds/.test(stat);
const toIndicators = (values: Partial<Record<Stat, number | null>>) =>
  Object.entries(values).map(([stat, value]) =>
    buildIndicator(stat, { value, format: isMoney(stat) ? 'currency' : 'number' }),
  );

const serve = (after: string, values: Partial<Record<Stat, number | null>>) =>
  api.get(INDICATORS, (query) => query['after'] === `${after}T00:00:00`).reply(200, toIndicators(values));

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

function show({ user = buildUser(), ...page }: PageGlobalsOverrides & { user?: object } = {}) {
  const performanceIndicators = Object.keys(STATS).map((stat) => buildIndicator(stat));
  return renderWithStores(
    [noticesStore, optionsStore, userStore],
    <>
      <StatsSection />
      <Notices />
    </>,
    {
      host: buildHost({ admin: { dataEndpoints: { performanceIndicators } }, ...page }),
      prepare: (registry) => {
        hydrateCurrentUser(registry, user);
        hydrateOptions(registry, { woocommerce_admin_transient_notices_queue: [] });
      },
    },
  );
}

const tileOf = (label: string) => screen.getByText(label).closest('li');
const labels = () =>
  screen.getAllByRole('listitem').map(({ firstChild }) => firstChild?.firstChild?.textContent);

beforeEach(() => {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'nextTick', 'performance'],
  });
});

const TODAY = '2026-11-20';
const YESTERDAY = '2026-11-19';
const SOME = {
  'revenue/total_sales': 150,
  'orders/orders_count': 3,
  'orders/avg_order_value': 50.005,
  'products/items_sold': 0,
};

test('compares today with yesterday up to the same time', async () => {
  const asked = jest.fn((query: object) => query);
  api
    .get(INDICATORS, (query) => query['after'] === `${TODAY}T00:00:00` && Boolean(asked(query)))
    .reply(200, toIndicators(SOME));
  serve(YESTERDAY, {
    'revenue/total_sales': 100,
    'orders/orders_count': 4,
    'orders/avg_order_value': 0,
    'products/items_sold': 0,
  });
  show();

  await screen.findByText('$150.00');

  expect(asked).toHaveBeenCalledWith({
    stats: 'revenue/total_sales,orders/orders_count,orders/avg_order_value,products/items_sold',
    after: '2026-11-20T00:00:00',
    before: '2026-11-20T12:34:59',
    _locale: 'user',
  });
  expect(screen.getByText('Until 12:34, compared with yesterday up to the same time')).toBeVisible();
  expect(tileOf('Total sales')).toHaveTextContent('Total sales$150.00+50% betterBefore: $100.00');
  expect(tileOf('Orders')).toHaveTextContent('Orders3−25% worseBefore: 4');
  // There is no percentage change from zero.
  expect(tileOf('Average order value')).toHaveTextContent('Average order value$50.01—Before: $0.00');
  expect(tileOf('Products sold')).toHaveTextContent('Products sold00%Before: 0');
});

test('links metrics to their reports with the same period', async () => {
  serve(TODAY, SOME);
  serve(YESTERDAY, SOME);
  show();

  expect(await screen.findByRole('link', { name: /^Total sales/ })).toHaveAttribute(
    'href',
    'admin.php?page=wc-admin&period=today&compare=previous_period&chart=total_sales&path=%2Fanalytics%2Frevenue',
  );
  expect(screen.getByRole('link', { name: 'View all analytics' })).toHaveAttribute(
    'href',
    'admin.php?page=wc-admin&period=today&compare=previous_period&path=%2Fanalytics%2Foverview',
  );
});

test.each([
  ['Week to date', '2026-11-16', '2026-11-09', 'last week'],
  ['Month to date', '2026-11-01', '2026-10-01', 'last month'],
])('loads %s when selected', async (name, after, before, compared) => {
  serve(TODAY, SOME);
  serve(YESTERDAY, SOME);
  const { user } = show();
  await screen.findByText('$150.00');
  serve(after, { 'revenue/total_sales': 900 });
  serve(before, { 'revenue/total_sales': 300 });

  await user.click(screen.getByRole('radio', { name }));

  expect(await screen.findByText('$900.00')).toBeVisible();
  expect(tileOf('Total sales')).toHaveTextContent('+200%');
  expect(screen.getByText(`Until 12:34, compared with ${compared} up to the same time`)).toBeVisible();
});

test("uses the store's first day of the week", async () => {
  serve(TODAY, SOME);
  serve(YESTERDAY, SOME);
  const host = buildHost({
    admin: { dataEndpoints: { performanceIndicators: [buildIndicator('revenue/total_sales')] } },
  });
  const { user } = renderWithStores([noticesStore, optionsStore, userStore], <StatsSection />, {
    host: { ...host, startOfWeek: 0 },
    prepare: (registry) => hydrateCurrentUser(registry, buildUser()),
  });
  await screen.findByText('$150.00');
  serve('2026-11-15', { 'revenue/total_sales': 900 });
  serve('2026-11-08', { 'revenue/total_sales': 300 });

  await user.click(screen.getByRole('radio', { name: 'Week to date' }));

  expect(await screen.findByText('$900.00')).toBeVisible();
});

test('shows "unknown" for a metric without a value', async () => {
  serve(TODAY, { ...SOME, 'revenue/total_sales': null });
  serve(YESTERDAY, SOME);
  show();

  await screen.findByText('Total sales');

  expect(tileOf('Total sales')).toHaveTextContent('Total salesunknown—Before: $150.00');
});

test.each([
  [500, buildError('broken', 500, 'Out of order.')],
  [403, buildError('woocommerce_rest_cannot_view', 403, 'Not for you.')],
  [200, '<html>An error page</html>'],
])('shows an error (%d) below the period selection, and retries', async (status, body) => {
  api.get(INDICATORS, ({ after }) => after === `${TODAY}T00:00:00`).reply(status, body);
  serve(YESTERDAY, SOME);
  const { user } = show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The metrics could not be loaded');
  expect(screen.getByRole('radio', { name: 'Today' })).toBeChecked();

  serve(TODAY, SOME);
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('$150.00')).toBeVisible();
});

describe('choosing metrics', () => {
  const PREFERENCES = { _fields: 'id,woocommerce_meta' };

  async function openMenu() {
    serve(TODAY, SOME);
    serve(YESTERDAY, SOME);
    const view = show();
    await screen.findByText('$150.00');
    await view.user.click(screen.getByRole('button', { name: 'Choose metrics' }));
    return view;
  }

  test("offers the store's metrics and saves the choice", async () => {
    const { user } = await openMenu();
    const menu = within(screen.getByRole('menu'));
    expect(menu.getAllByRole('menuitemcheckbox').map(({ textContent }) => textContent)).toEqual([
      'Total sales',
      'Orders',
      'Average order value',
      'Products sold',
      'Returns',
    ]);
    const saved = jest.fn((_: string, body: unknown) => ({ ...buildUser(), ...Object(body) }));
    api.post('/wp/v2/users/me', undefined, PREFERENCES).reply(200, saved);
    serve(TODAY, { 'orders/orders_count': 3 });
    serve(YESTERDAY, { 'orders/orders_count': 3 });

    await user.click(menu.getByRole('menuitemcheckbox', { name: 'Total sales', checked: true }));

    await waitFor(() => expect(labels()).toEqual(['Orders']));
    expect(saved.mock.calls[0]?.[1]).toEqual({
      woocommerce_meta: {
        homepage_stats: JSON.stringify({
          hiddenStats: ['revenue/net_revenue', 'revenue/refunds', 'revenue/total_sales'],
          shownStats: ['orders/avg_order_value'],
        }),
      },
    });
  });

  test("is reverted with an error when it can't be saved", async () => {
    const { user } = await openMenu();
    api.post('/wp/v2/users/me', undefined, PREFERENCES).reply(500, buildError('broken', 500));
    api
      .get(INDICATORS, () => true)
      .optionally()
      .times(4)
      .reply(200, toIndicators(SOME));

    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Orders' }));

    expect(await screen.findByText('There was a problem saving your metrics')).toBeVisible();
    await waitFor(() => expect(labels()).toContain('Orders'));
  });

  test('can hide all metrics', async () => {
    const hiddenStats = Object.keys(STATS);
    show({ user: { ...buildUser(), woocommerce_meta: { homepage_stats: JSON.stringify({ hiddenStats }) } } });

    expect(await screen.findByText('No metrics are shown')).toBeVisible();
  });
});

test('shows nothing to users who may not view reports', () => {
  const { container } = show({
    user: buildUser({ capabilities: { manage_woocommerce: true }, is_super_admin: false }),
  });

  expect(container.querySelector('.sa-card')).not.toBeInTheDocument();
});
