import { act, screen, waitFor, within } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import nock from 'nock';
import { buildError, api, buildTask, buildTaskList, spyOnTracks } from '@admin/testing';
import {
  buildSetupList,
  renderHome,
  serveLists,
  serveStart,
  serveContext,
  startAt,
} from './testing/render-home';

const ADDRESS_TASK = { id: 'store_details', title: 'Add store details' };
const PRODUCTS_TASK = { id: 'products', title: 'Add products' };

beforeEach(() => {
  startAt();
  serveContext();
});

test('shows a placeholder while task lists load', async () => {
  serveLists(buildSetupList(PRODUCTS_TASK));
  const { container } = renderHome();

  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(container.querySelector('.sa-placeholder-card__rows')).toHaveStyle({ blockSize: '285px' });
  expect(await screen.findByRole('link', { name: 'Add products' })).toBeVisible();
  expect(container.querySelector('.sa-placeholder-card')).not.toBeInTheDocument();
});

test('shows the first incomplete task on top, with a button that opens it', async () => {
  serveLists(
    buildSetupList({ ...ADDRESS_TASK, isComplete: true }, PRODUCTS_TASK, {
      id: 'tax',
      title: 'Add tax rates',
    }),
  );
  const counted = serveStart();
  const { user } = renderHome();

  expect(await screen.findByRole('heading', { name: 'Add products to sell' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add products' }));

  expect(getHistory().location.search).toBe('?page=wc-admin&task=products');
  await waitFor(() => expect(counted).toHaveBeenCalledTimes(1));
});

test('shows badges from the host, or the progress of a task instead', async () => {
  serveLists(
    buildSetupList(
      PRODUCTS_TASK,
      { id: 'tax', title: 'Add tax rates', badge: 'New' },
      {
        id: 'payments',
        title: 'Add payments',
        badge: 'New',
        isInProgress: true,
        inProgressLabel: 'Test account',
      },
      { id: 'marketing', title: 'Grow', isComplete: true, badge: 'New' },
    ),
  );
  renderHome();

  const rows = await screen.findAllByRole('listitem');
  const marked = (mark: string) =>
    rows
      .filter((row) => within(row).queryByText(mark))
      .map((row) => within(row).getByRole('link').textContent);
  expect(marked('New')).toEqual(['Add tax rates']);
  expect(marked('Test account')).toEqual(['Add payments']);
});

test('shows number or completion, description and time, and links each task', async () => {
  serveLists(
    buildSetupList(
      {
        ...ADDRESS_TASK,
        isComplete: true,
        actionUrl: 'http://localhost/wp-admin/admin.php?page=wc-settings',
      },
      PRODUCTS_TASK,
      { id: 'tax', title: 'Add tax rates', content: 'Charge the right tax.', time: '1 minute' },
    ),
  );
  renderHome();

  const [address, products, tax] = await screen.findAllByRole('listitem');
  if (!address || !products || !tax) throw new Error('Three rows were expected.');
  expect(within(address).getByText('Completed:')).toBeInTheDocument();
  expect(within(address).getByRole('link')).toHaveAttribute(
    'href',
    'http://localhost/wp-admin/admin.php?page=wc-settings',
  );
  expect(products).toHaveAttribute('aria-current', 'step');
  expect(tax).toHaveTextContent('3');
  expect(tax).toHaveTextContent('Charge the right tax.');
  expect(tax).toHaveTextContent('1 minute');
  expect(within(tax).getByRole('link')).toHaveAttribute('href', 'admin.php?page=wc-admin&task=tax');
});

describe('task on another page', () => {
  const ELSEWHERE = {
    ...ADDRESS_TASK,
    actionUrl: 'http://localhost/wp-admin/admin.php?page=wc-settings#address',
  };

  // Only the fragment changes from here, because jsdom can't navigate to another page.
  beforeEach(() => window.history.replaceState({}, '', '/wp-admin/admin.php?page=wc-settings'));

  test('opens once the start is counted', async () => {
    serveLists(buildSetupList(ELSEWHERE));
    const counted = serveStart();
    const { user } = renderHome();

    await user.click(await screen.findByRole('link', { name: 'Add store details' }));

    await waitFor(() => expect(window.location.hash).toBe('#address'));
    expect(counted).toHaveBeenCalledTimes(1);
  });

  test("opens after a delay when the start can't be counted", async () => {
    serveLists(buildSetupList(ELSEWHERE));
    serveStart(5000);
    const { user } = renderHome();

    await user.click(await screen.findByRole('button', { name: 'Add details' }));
    expect(screen.getByRole('button', { name: 'Add details' })).toHaveAttribute('aria-busy', 'true');

    await waitFor(() => expect(window.location.hash).toBe('#address'));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add details' })).not.toHaveAttribute('aria-busy'),
    );
  });
});

test("follows a link in a task's description without opening the task", async () => {
  serveLists(
    buildSetupList(PRODUCTS_TASK, { id: 'tax', title: 'Tax', content: 'Read <a href="#help">the help</a>.' }),
  );
  const { user } = renderHome();

  await user.click(await screen.findByRole('link', { name: 'the help' }));

  expect(getHistory().location.search).toBe('?page=wc-admin');
});

test.each([
  [0, 'Welcome to Harbor Goods'],
  [2, "Let's get you started"],
])('with %d tasks visited the heading is "%s"', async (visited, heading) => {
  const ids = ['products', 'tax', 'shipping', 'payments'];
  serveLists(
    buildSetupList(
      ...ids.map((id, index) => ({ id, title: id, isComplete: index < 2, isVisited: index < visited })),
    ),
  );
  renderHome();

  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText('2 of 4')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Setup progress' })).toHaveAttribute('value', '2');
});

test('records viewed lists and opened tasks', async () => {
  const recorded = spyOnTracks();
  serveLists(buildSetupList({ ...ADDRESS_TASK, isComplete: true, recordViewEvent: true }, PRODUCTS_TASK));
  const counted = serveStart();
  const { user } = renderHome();

  await user.click(await screen.findByRole('link', { name: 'Add products' }));

  expect(recorded.mock.calls).toEqual([
    // Only for tasks that the server tracks.
    ['tasklist_item_view', { task_name: 'store_details', is_complete: true }],
    ['tasklist_view', { number_tasks: 2, number_completed: 1, context: 'root' }],
    ['tasklist_click', { task_name: 'products' }],
    ['task_view', { task_name: 'products' }],
  ]);
  await waitFor(() => expect(counted).toHaveBeenCalledTimes(1));
});

test("shows the payment provider's terms before it starts", async () => {
  serveLists(buildSetupList(PRODUCTS_TASK, { id: 'woocommerce-payments', title: 'Get paid' }));
  const { user } = renderHome();

  await user.click(await screen.findByRole('button', { name: 'Get paid' }));

  expect(screen.getByRole('heading', { name: "It's time to get paid" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href');
  expect(getHistory().location.search).toBe('?page=wc-admin');
});

test('shows other lists with the number of remaining tasks', async () => {
  const tasks = [
    buildTask({ id: 'app', title: 'Get the app' }),
    buildTask({ id: 'done', title: 'Done', isComplete: true }),
  ];
  serveLists(
    buildSetupList(PRODUCTS_TASK),
    buildTaskList({ id: 'extended', title: 'Things to do next', tasks }),
    buildTaskList({ id: 'setup_two_column', title: 'The same once more' }),
    buildTaskList({ id: 'secret_tasklist', title: 'Secret' }),
  );
  renderHome();

  const list = await screen.findByRole('region', { name: /Things to do next/ });
  expect(within(list).getByRole('img', { name: '1 task left' })).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Get the app' })).toBeVisible();
  expect(screen.queryByText('The same once more')).not.toBeInTheDocument();
  expect(screen.queryByText('Secret')).not.toBeInTheDocument();
});

describe("when task lists can't be loaded", () => {
  test('shows an error and retries', async () => {
    api
      .get('/wc-admin/onboarding/tasks')
      .reply(403, buildError('rest_forbidden', 403, 'You may not see this.'));
    const { user } = renderHome();
    expect(await screen.findByRole('alert')).toHaveTextContent('The setup list could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('You may not see this.');

    serveLists(buildSetupList(PRODUCTS_TASK));
    await user.click(screen.getByRole('button', { name: 'Retry' }));

    expect(await screen.findByRole('link', { name: 'Add products' })).toBeVisible();
  });

  test('keeps the current lists when reloading them fails', async () => {
    serveLists(buildSetupList(PRODUCTS_TASK));
    renderHome();
    await screen.findByRole('link', { name: 'Add products' });

    api.get('/wc-admin/onboarding/tasks').reply(500, buildError('internal_server_error', 500));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(nock.isDone()).toBe(true));

    expect(screen.getByRole('link', { name: 'Add products' })).toBeVisible();
  });
});

describe('unexpected data', () => {
  test('skips null and incomplete tasks', async () => {
    serveLists(null, {
      id: 'setup',
      title: null,
      tasks: [
        null,
        'x',
        {},
        { id: 'bare' },
        { id: 'bare', title: 'The same again' },
        buildTask(PRODUCTS_TASK),
      ],
    });
    renderHome();

    expect(await screen.findByRole('link', { name: 'Add products' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'bare' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'Store setup' })).toBeVisible();
  });

  test('shows HTML in titles as text, and sanitizes descriptions', async () => {
    const title = '<img src=x onerror=alert(1)>Tax';
    const content = 'Take <b>care</b><script>alert(1)</script><img src=x onerror=alert(1)>';
    serveLists(buildSetupList(PRODUCTS_TASK, { id: 'tax', title, content }));
    const { container } = renderHome();

    expect(await screen.findByRole('link', { name: title })).toBeVisible();
    expect((await screen.findByText('care')).tagName).toBe('B');
    expect(container.querySelector('script, img')).toBeNull();
  });

  test('shows 200 tasks', async () => {
    serveLists(
      buildSetupList(
        ...Array.from({ length: 200 }, (_, index) => ({ id: `t${index}`, title: `Task ${index}` })),
      ),
    );
    renderHome();

    expect(await screen.findByText('Task 199')).toBeVisible();
    expect(document.querySelectorAll('ol > li')).toHaveLength(200);
  }, 20_000);
});

test('shows a snoozed task again when it is due', async () => {
  const later = buildTask({ id: 'app', title: 'Get the app' });
  serveLists(buildSetupList(PRODUCTS_TASK, { ...later, isSnoozed: true, snoozedUntil: Date.now() + 1500 }));
  renderHome();
  await screen.findByRole('link', { name: 'Add products' });
  expect(screen.queryByRole('link', { name: 'Get the app' })).not.toBeInTheDocument();

  serveLists(buildSetupList(PRODUCTS_TASK, later));

  expect(await screen.findByRole('link', { name: 'Get the app' })).toBeVisible();
});

test('shows cached lists when returning from a task, and reloads them', async () => {
  startAt('&task=unknown');
  serveContext();
  serveLists(buildSetupList({ id: 'tax', title: 'Add tax rates' }, PRODUCTS_TASK));
  const { registry } = renderHome();
  await waitFor(() => expect(registry.select('tasks').getTaskLists()).toBeDefined());
  const readAgain = serveLists(
    buildSetupList({ id: 'tax', title: 'Tax rates added', isComplete: true }, PRODUCTS_TASK),
  );

  act(() => getHistory().push('admin.php?page=wc-admin'));

  expect(screen.getByRole('link', { name: 'Add tax rates' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Tax rates added' })).toBeVisible();
  expect(readAgain.isDone()).toBe(true);
});
