import { screen, waitFor } from '@testing-library/react';
import { Fill, SlotFillProvider } from '@admin/extensions';
import { setHost } from '@admin/host';
import { hydrateSettings, settingsStore } from '@admin/store-settings';
import { hydrateTaskLists, tasksStore } from '@admin/store-tasks';
import {
  buildHost,
  buildError,
  api,
  buildTask,
  buildTaskList,
  renderWithStores,
  type PageGlobalsOverrides,
} from '@admin/testing';
import { AbbreviatedCards } from './abbreviated-cards';
// Imported here so that no test waits for its compilation.
import './pending-work-cards';

const buildSetupList = (isHidden: boolean) => buildTaskList({ id: 'setup', isHidden });
const buildExtendedList = (overrides?: object) =>
  buildTaskList({
    id: 'extended',
    tasks: [buildTask({ id: 'a' }), buildTask({ id: 'b' }), buildTask({ id: 'c', isComplete: true })],
    ...overrides,
  });

const serveCount = (path: string, total: number) =>
  api.get(path, () => true).reply(200, [], { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(total) });

function serveCounts({ orders = 0, reviews = 0, stock = 0 }) {
  serveCount('/wc-analytics/orders', orders);
  serveCount('/wc-analytics/products/reviews', reviews);
  serveCount('/wc-analytics/products/low-in-stock', stock);
}

function showCards(lists: unknown[], host: PageGlobalsOverrides = {}, hasPendingWork = true) {
  const page = buildHost(host);
  setHost(page);
  return renderWithStores(
    [tasksStore, settingsStore],
    <SlotFillProvider>
      <AbbreviatedCards hasPendingWork={hasPendingWork} />
      <Fill name="AbbreviatedNotification">
        <a href="https://acme.example/">Acme</a>
      </Fill>
    </SlotFillProvider>,
    {
      host: page,
      prepare: (registry) => {
        hydrateSettings(registry, page.settings);
        hydrateTaskLists(registry, lists);
      },
    },
  );
}

const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('links pending work to its place on the home screen', async () => {
  serveCounts({ orders: 12, reviews: 1, stock: 3 });
  showCards([buildSetupList(true), buildExtendedList()]);

  await waitFor(() => expect(links()).toHaveLength(5));

  expect(links()).toEqual([
    ['Things to do next2 tasks are left', 'admin.php?page=wc-admin#extended_task_list'],
    ['Orders to fulfill12 orders to fulfill', 'admin.php?page=wc-admin&opened_panel=orders-panel'],
    ['Reviews to moderate1 review is on hold', 'admin.php?page=wc-admin&opened_panel=reviews-panel'],
    ['Inventory to review3 products are low in stock', 'admin.php?page=wc-admin&opened_panel=stock-panel'],
    ['Acme', 'https://acme.example/'],
  ]);
});

test('shows no card for empty or failed counts', async () => {
  serveCount('/wc-analytics/orders', 0);
  serveCount('/wc-analytics/products/reviews', 2);
  api.get('/wc-analytics/products/low-in-stock', () => true).reply(500, buildError('broken', 500));
  showCards([buildSetupList(true), buildExtendedList({ isHidden: true })]);

  expect(await screen.findByText('2 reviews are on hold')).toBeVisible();
  expect(links()).toHaveLength(1);
});

test('requests no counts during setup', () => {
  showCards([buildSetupList(false), buildExtendedList()]);

  expect(links().map(([text]) => text)).toEqual(['Things to do next2 tasks are left', 'Acme']);
});

test('shows orders only when the store has no stock management and no reviews', async () => {
  serveCount('/wc-analytics/orders', 1);
  showCards([buildSetupList(true)], { admin: { manageStock: 'no', reviewsEnabled: 'no' } });

  expect(await screen.findByText('1 order to fulfill')).toBeVisible();
});

test('shows no cards for pending work when they are turned off', () => {
  showCards([buildSetupList(true), buildExtendedList()], {}, false);

  expect(links().map(([text]) => text)).toEqual(['Things to do next2 tasks are left', 'Acme']);
});
