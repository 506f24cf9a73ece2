import { act, screen, waitFor } from '@testing-library/react';
import { getHistory } from '@admin/navigation';
import { noticesStore, useNotices } from '@admin/store-notices';
import { hydrateOptions, optionsStore } from '@admin/store-options';
import { hydrateTaskLists, tasksStore } from '@admin/store-tasks';
import { hydrateCurrentUser, userStore } from '@admin/store-user';
import {
  buildHost,
  buildError,
  api,
  buildTask,
  buildTaskList,
  buildUser,
  renderWithStores,
} from '@admin/testing';
import { recordPageView } from '@admin/tracks';
import { SnackbarList } from '@admin/ui';
import { ReminderBar } from './reminder-bar';

const OPTIONS = '/wc-admin/options';
const CLOSED = 'woocommerce_task_list_reminder_bar_hidden';
const TASKS = '/wc-admin/onboarding/tasks';
const EXPECTED = 'sa-expects-reminder-bar';
const KEPT = 'sa-has-reminder-bar';

const recorded = jest.fn<void, [name: string, properties: object]>();

beforeEach(() => {
  getHistory().replace('/wp-admin/admin.php?page=wc-admin&path=%2Fcustomers');
  Object.assign(window, { wcTracks: { isEnabled: true, recordEvent: recorded } });
  document.body.classList.add(EXPECTED);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'wcTracks');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.className = '';
  window.sessionStorage.clear();
});

const buildSetup = (done: number, total: number, overrides: object = {}) =>
  buildTaskList({
    tasks: Array.from({ length: total }, (_, index) =>
      buildTask({ id: `task-${index}`, isComplete: index < done, isDismissable: true }),
    ),
    ...overrides,
  });

interface Page {
  isEmbedded?: boolean;
  user?: object;
  /** Preloaded list; `null` for none. */
  list?: object | null;
  closed?: string | null;
  visibleTaskListIds?: string[];
}

function renderBar({
  isEmbedded = false,
  user = {},
  list = buildSetup(1, 3),
  closed = 'no',
  visibleTaskListIds = ['setup'],
}: Page = {}) {
  return renderWithStores(
    [tasksStore, optionsStore, userStore, noticesStore],
    <>
      <ReminderBar isEmbedded={isEmbedded} />
      <h1 className="woocommerce-layout__header-heading" tabIndex={-1}>
        Customers
      </h1>
      <Notices />
    </>,
    {
      host: buildHost({ admin: { visibleTaskListIds } }),
      prepare(registry) {
        hydrateCurrentUser(registry, buildUser(user));
        hydrateOptions(registry, {});
        registry.finishResolution(noticesStore).getNotices();
        if (list) hydrateTaskLists(registry, [list]);
        if (closed !== null) hydrateOptions(registry, { [CLOSED]: closed });
      },
    },
  );
}

function Notices() {
  const { notices, removeNotice } = useNotices();
  return <SnackbarList notices={notices} onRemove={(id) => void removeNotice(id)} />;
}

const bar = () => screen.queryByRole('region', { name: 'Store setup' });

test('shows how many steps are left and links to the setup list', async () => {
  const { user } = renderBar();

  expect(bar()).toHaveTextContent("You're doing great! 2 steps left");
  expect(document.body).toHaveClass(KEPT);
  const link = screen.getByRole('link', { name: 'Continue setup' });
  expect(link).toHaveAttribute('href', 'admin.php?page=wc-admin');

  await user.click(link);

  expect(getHistory().location.pathname).toBe('/');
  expect(bar()).not.toBeInTheDocument();
  recordPageView('/', { is_embedded: false });
  expect(recorded).toHaveBeenCalledWith('tasklist_reminder_bar_click', { steps_left: 2 });
});

test('updates the number of steps, and disappears after the last one', async () => {
  const { registry } = renderBar();
  const dismiss = async (id: string) => {
    api.post(`${TASKS}/${id}/dismiss`).reply(200, buildTask({ id, isDismissed: true }));
    await act(async () => void (await registry.dispatch(tasksStore).dismissTask(id)));
  };

  await dismiss('task-1');
  expect(bar()).toHaveTextContent('Almost there. Only 1 step left');

  await dismiss('task-2');
  expect(bar()).not.toBeInTheDocument();
});

test.each<[string, Page]>([
  ['before the first step is done', { list: buildSetup(0, 3) }],
  ['once all steps are done', { list: buildSetup(3, 3) }],
  ['once the list is hidden', { list: buildSetup(1, 3, { isHidden: true }) }],
  ['after it was dismissed', { closed: 'yes' }],
  ["for users who can't set up the store", { user: { is_super_admin: false, capabilities: {} } }],
])('is not shown %s, and frees its space', (_, page) => {
  renderBar(page);

  expect(bar()).not.toBeInTheDocument();
  expect(document.body).not.toHaveClass(EXPECTED);
});

test.each(['', '&task=tax'])('is not shown on the home screen: "%s"', (query) => {
  getHistory().replace(`/wp-admin/admin.php?page=wc-admin${query}`);
  renderBar();

  expect(bar()).not.toBeInTheDocument();
  expect(document.body).not.toHaveClass(EXPECTED);
});

test('is shown on classic pages', () => {
  getHistory().replace('/wp-admin/admin.php?page=wc-settings');
  renderBar({ isEmbedded: true });

  expect(bar()).toBeVisible();
  expect(document.body).not.toHaveClass(EXPECTED);
});

test('closes permanently, records it and focuses the page title', async () => {
  const written = api.post(OPTIONS, { [CLOSED]: 'yes' }).reply(200, { [CLOSED]: true });
  const { user } = renderBar();
  expect(recorded.mock.calls).toEqual([['tasklist_reminder_bar_view', { steps_left: 2 }]]);

  await user.click(screen.getByRole('button', { name: 'Close reminder' }));

  expect(bar()).not.toBeInTheDocument();
  expect(document.body).not.toHaveClass(KEPT);
  expect(screen.getByRole('heading', { name: 'Customers' })).toHaveFocus();
  expect(recorded).toHaveBeenLastCalledWith('tasklist_reminder_bar_close', { steps_left: 2 });
  await waitFor(() => expect(written.isDone()).toBe(true));
});

test('is shown again with an error when closing fails', async () => {
  api.post(OPTIONS).reply(403, buildError('woocommerce_rest_cannot_update', 403));
  const { user } = renderBar();

  await user.click(screen.getByRole('button', { name: 'Close reminder' }));

  expect(await screen.findByText('There was a problem dismissing the reminder')).toBeVisible();
  expect(bar()).toBeVisible();
});

describe('without preloaded task lists', () => {
  /** Replaces the browser's idle callback. */
  function holdIdle() {
    let settle = () => {};
    Object.assign(window, {
      requestIdleCallback: (callback: () => void) => ((settle = callback), 1),
      cancelIdleCallback: () => {},
    });
    return () => act(() => settle());
  }

  test('loads lists when the browser is idle, and the option only if needed', async () => {
    const becomeIdle = holdIdle();
    renderBar({ list: null, closed: null });
    expect(document.body).toHaveClass(EXPECTED);

    api.get(TASKS).reply(200, [buildSetup(1, 3)]);
    api.get(OPTIONS, { options: CLOSED }).reply(200, { [CLOSED]: false });
    becomeIdle();

    expect(await screen.findByRole('region', { name: 'Store setup' })).toBeVisible();
  });

  test('makes one request when setup is complete', async () => {
    const becomeIdle = holdIdle();
    const { registry } = renderBar({ list: null, closed: null });
    api.get(TASKS).reply(200, [buildSetup(3, 3)]);

    becomeIdle();

    await waitFor(() => expect(registry.select(tasksStore).getTaskLists()).toBeDefined());
    expect(bar()).not.toBeInTheDocument();
    expect(document.body).not.toHaveClass(EXPECTED);
  });

  test('shows nothing when loading fails', async () => {
    const becomeIdle = holdIdle();
    renderBar({ list: null });
    api.get(TASKS).reply(500, buildError('internal', 500));

    becomeIdle();

    await waitFor(() => expect(document.body).not.toHaveClass(EXPECTED));
    expect(bar()).not.toBeInTheDocument();
  });

  test('makes no requests when the host hides the setup list', () => {
    const becomeIdle = holdIdle();
    renderBar({ list: null, visibleTaskListIds: ['extended'] });

    becomeIdle();

    expect(bar()).not.toBeInTheDocument();
    expect(document.body).not.toHaveClass(EXPECTED);
  });

  test('loads lists after a second in browsers without idle callbacks', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    renderBar({ list: null });
    api.get(TASKS).reply(200, [buildSetup(1, 3)]);

    act(() => jest.advanceTimersByTime(1000));

    expect(await screen.findByRole('region', { name: 'Store setup' })).toBeVisible();
  });
});
