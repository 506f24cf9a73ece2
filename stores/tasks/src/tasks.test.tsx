import { addFilter, removeFilter } from '@wordpress/hooks';
import { screen, waitFor } from '@testing-library/react';
import { CancelledError, createRegistry, type Registry } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { userStore } from '@admin/store-user';
import { anError, api, aTask, aTaskList, renderWithStores } from '@admin/test-kit';
import {
  countRemainingTasks,
  getLegacyTask,
  hydrateTaskLists,
  tasksStore,
  useTask,
  useTaskList,
  useTaskLists,
} from './index';

const PATH = '/wc-admin/onboarding/tasks';
const USER = '/wp/v2/users/me';
const PREFERENCES = { _fields: 'id,woocommerce_meta' };
const FILTER = 'woocommerce_admin_onboarding_task_list';
const refused = anError(
  'woocommerce_rest_invalid_task',
  404,
  'Sorry, no dismissable task with that ID was found.',
);

afterEach(() => {
  window.sessionStorage.clear();
  removeFilter(FILTER, 'acme');
});

function aRegistry(): Registry {
  const registry = createRegistry();
  for (const store of [tasksStore, userStore, optionsStore]) registry.register(store);
  return registry;
}

/** A registry that has one list with these tasks from the page. */
function aHydratedRegistry(...tasks: object[]): Registry {
  const registry = aRegistry();
  hydrateTaskLists(registry, [aTaskList({ tasks })]);
  return registry;
}

/** An answer that is held back until it is released, and tells when it was asked for. */
function heldBack(answer: () => unknown) {
  let release = () => {};
  let isAsked = false;
  const released = new Promise<void>((resolve) => (release = resolve));
  const reply = async () => {
    isAsked = true;
    await released;
    return answer();
  };
  return { reply, release, asked: () => waitFor(() => expect(isAsked).toBe(true)) };
}

const task = (registry: Registry, id = 'products') => registry.select(tasksStore).getTask(id);

describe('reading', () => {
  test('lists are read once, whichever list or task is asked for', async () => {
    api.get(PATH).reply(200, [aTaskList(), aTaskList({ id: 'extended', tasks: [] })]);
    const { resolveSelect } = aRegistry();

    const [lists, list, products] = await Promise.all([
      resolveSelect(tasksStore).getTaskLists(),
      resolveSelect(tasksStore).getTaskList('setup'),
      resolveSelect(tasksStore).getTask('products'),
    ]);

    expect(lists?.map(({ id }) => id)).toEqual(['setup', 'extended']);
    expect(list?.title).toBe('Get ready to start selling');
    expect(products).toMatchObject({ id: 'products', isComplete: false, isDeprecated: false });
  });

  test('whatever is no task or no list costs only itself', async () => {
    const tasks = [
      null,
      'tax',
      { title: 'Nameless' },
      { id: 'acme-sync', title: 'Sync &amp; go', level: '3' },
    ];
    api
      .get(PATH)
      .reply(200, [null, { title: 'Nameless' }, { id: 'acme', tasks }, { id: 'empty', tasks: null }]);

    const lists = await aRegistry().resolveSelect(tasksStore).getTaskLists();

    expect(lists?.map(({ id }) => id)).toEqual(['acme', 'empty']);
    expect(lists?.[0]).toMatchObject({ title: '', isVisible: true, isHidden: false });
    expect(lists?.[0]?.tasks).toMatchObject([
      { id: 'acme-sync', title: 'Sync & go', level: 3, canView: true },
    ]);
  });

  test('titles are text, not markup', async () => {
    const title = '<b>Taxes</b> &lt;now&gt;';
    api.get(PATH).reply(200, [aTaskList({ tasks: [aTask({ title })] })]);

    const products = await aRegistry().resolveSelect(tasksStore).getTask('products');

    expect(products?.title).toBe('<b>Taxes</b> <now>');
  });

  test('two hundred tasks are two hundred tasks', async () => {
    const tasks = Array.from({ length: 200 }, (_, index) => aTask({ id: `task-${index}` }));
    api.get(PATH).reply(200, [aTaskList({ tasks })]);

    const list = await aRegistry().resolveSelect(tasksStore).getTaskList('setup');

    expect(countRemainingTasks(list)).toBe(200);
  });

  test('equal state gives the same lists', () => {
    const registry = aHydratedRegistry(aTask());
    const { getTaskLists } = registry.select(tasksStore);

    expect(registry.select(tasksStore).getTaskLists()).toBe(getTaskLists());
  });

  test('lists of the page need no request', () => {
    const registry = aHydratedRegistry(aTask());

    expect(task(registry)?.title).toBe('Add products');
    expect(registry.resolution(tasksStore).getTaskLists().status).toBe('finished');
  });

  test('an answer that is no list is no answer', () => {
    expect(() => hydrateTaskLists(aRegistry(), { code: 'rest_forbidden' })).toThrow(TypeError);
  });
});

describe('dismissing and postponing', () => {
  test('a dismissed task is gone at once, and Undo brings it back', async () => {
    const registry = aHydratedRegistry(aTask({ isDismissable: true }));
    const dismissal = heldBack(() => aTask({ isDismissed: true }));
    api.post(`${PATH}/products/dismiss`).reply(200, dismissal.reply);
    api.post(`${PATH}/products/undo_dismiss`).reply(200, aTask());
    const actions = registry.dispatch(tasksStore);

    const dismissing = actions.dismissTask('products');
    expect(task(registry)?.isDismissed).toBe(true);
    dismissal.release();
    const undo = await dismissing;
    expect(task(registry)?.isDismissed).toBe(true);

    expect(undo).toEqual({ action: 'undoDismissTask', taskId: 'products' });
    await actions[undo.action](undo.taskId);
    expect(task(registry)?.isDismissed).toBe(false);
  });

  test('a dismissal the server refuses is taken back', async () => {
    const registry = aHydratedRegistry(aTask());
    api.post(`${PATH}/products/dismiss`).reply(404, refused);

    const dismissing = registry.dispatch(tasksStore).dismissTask('products');

    await expect(dismissing).rejects.toMatchObject({ failure: { code: 'woocommerce_rest_invalid_task' } });
    expect(task(registry)?.isDismissed).toBe(false);
    expect(registry.select(tasksStore).isSavingTask('products')).toBe(false);
  });

  test('a crash of the server is taken back too', async () => {
    const registry = aHydratedRegistry(aTask({ id: 'my-ext-task' }));
    api.post(`${PATH}/my-ext-task/dismiss`).reply(500, '<p>There has been a critical error.</p>');

    await expect(registry.dispatch(tasksStore).dismissTask('my-ext-task')).rejects.toMatchObject({
      failure: { status: 500 },
    });

    expect(task(registry, 'my-ext-task')?.isDismissed).toBe(false);
  });

  test('quick clicks end as the last one asked for, and reach the server in order', async () => {
    const registry = aHydratedRegistry(aTask());
    const answered: string[] = [];
    const answer = (word: string, isDismissed: boolean) => () => {
      answered.push(word);
      return aTask({ isDismissed });
    };
    const first = heldBack(answer('dismiss', true));
    api.post(`${PATH}/products/dismiss`).reply(200, first.reply);
    api.post(`${PATH}/products/undo_dismiss`).reply(200, answer('undo', false));
    api.post(`${PATH}/products/dismiss`).reply(200, answer('dismiss again', true));
    const { dismissTask, undoDismissTask } = registry.dispatch(tasksStore);

    const clicks = Promise.all([
      dismissTask('products'),
      undoDismissTask('products'),
      dismissTask('products'),
    ]);
    await first.asked();
    first.release();
    await clicks;

    expect(answered).toEqual(['dismiss', 'undo', 'dismiss again']);
    expect(task(registry)?.isDismissed).toBe(true);
  });

  test('a task is put off for a day of the server', async () => {
    const registry = aHydratedRegistry(aTask({ isSnoozeable: true }));
    const serverTime = Date.now() + 3_600_000;
    const snoozedUntil = serverTime + 86_400_000;
    api
      .post(`${PATH}/products/snooze`, { duration: 'day' })
      .reply(200, aTask({ isSnoozed: true, snoozedUntil }));

    const undo = await registry.dispatch(tasksStore).snoozeTask('products');

    expect(undo).toEqual({ action: 'undoSnoozeTask', taskId: 'products' });
    expect(task(registry)).toMatchObject({ isSnoozed: true, snoozedUntil });
    const difference = registry.select(tasksStore).getClockDifference() ?? 0;
    expect(Math.abs(difference - 3_600_000)).toBeLessThan(10_000);
  });

  test('Undo ends the postponement', async () => {
    const registry = aHydratedRegistry(aTask({ isSnoozed: true, snoozedUntil: 1_795_213_914_000 }));
    api.post(`${PATH}/products/undo_snooze`).reply(200, aTask());

    await registry.dispatch(tasksStore).undoSnoozeTask('products');

    expect(task(registry)).toMatchObject({ isSnoozed: false, snoozedUntil: null });
  });

  test('a cancelled dismissal is taken back', async () => {
    const registry = aHydratedRegistry(aTask());
    const answer = heldBack(() => aTask({ isDismissed: true }));
    api.post(`${PATH}/products/dismiss`).reply(200, answer.reply);
    const dismissing = registry.dispatch(tasksStore).dismissTask('products');
    await answer.asked();

    dismissing.cancel();

    await expect(dismissing).rejects.toBeInstanceOf(CancelledError);
    expect(task(registry)?.isDismissed).toBe(false);
  });

  test('what the server says of a task it does not know leaves the title alone', async () => {
    const registry = aHydratedRegistry(aTask({ id: 'acme', title: 'Connect Acme' }));
    api.post(`${PATH}/acme/dismiss`).reply(200, { id: 'acme', title: '', isDismissed: true });

    await registry.dispatch(tasksStore).dismissTask('acme');

    expect(task(registry, 'acme')).toMatchObject({ title: 'Connect Acme', isDismissed: true });
  });
});

describe('completing', () => {
  test('shows the task as done at once, then what the server says', async () => {
    const registry = aHydratedRegistry(aTask({ title: 'Add products' }), aTask({ id: 'tax' }));
    const lists = heldBack(() => [
      aTaskList({ tasks: [aTask({ isComplete: true, title: 'You added products' }), aTask({ id: 'tax' })] }),
    ]);
    api.get(PATH).reply(200, lists.reply);

    const completing = registry.dispatch(tasksStore).completeTask('products');

    expect(task(registry)?.isComplete).toBe(true);
    expect(countRemainingTasks(registry.select(tasksStore).getTaskList('setup'))).toBe(1);
    lists.release();
    await completing;
    expect(task(registry)).toMatchObject({ isComplete: true, title: 'You added products' });
  });

  test('a task the server holds to be incomplete shows as that', async () => {
    const registry = aHydratedRegistry(aTask());
    api.get(PATH).reply(200, [aTaskList()]);

    await registry.dispatch(tasksStore).completeTask('products');

    expect(task(registry)?.isComplete).toBe(false);
  });

  test('is taken back when the lists cannot be read', async () => {
    const registry = aHydratedRegistry(aTask());
    api.get(PATH).reply(403, anError('woocommerce_rest_cannot_view', 403));

    await expect(registry.dispatch(tasksStore).completeTask('products')).rejects.toMatchObject({
      failure: { status: 403 },
    });

    expect(task(registry)?.isComplete).toBe(false);
  });

  test('an action tells the server what it cannot find out by itself', async () => {
    const registry = aHydratedRegistry(aTask({ id: 'appearance' }));
    api
      .post(`${PATH}/appearance/action`)
      .reply(200, aTask({ id: 'appearance', isActioned: true, isComplete: true }));

    await registry.dispatch(tasksStore).actionTask('appearance');

    expect(task(registry, 'appearance')).toMatchObject({ isActioned: true, isComplete: true });
  });

  test('lists that were read before a change was confirmed are read again', async () => {
    const registry = aHydratedRegistry(aTask());
    const outdated = heldBack(() => [aTaskList()]);
    api.get(PATH).reply(200, outdated.reply);
    api.get(PATH).reply(200, [aTaskList({ tasks: [aTask({ isDismissed: true })] })]);
    api.post(`${PATH}/products/dismiss`).reply(200, aTask({ isDismissed: true }));
    const { refreshTaskLists, dismissTask } = registry.dispatch(tasksStore);
    const refreshing = refreshTaskLists();
    await outdated.asked();

    await dismissTask('products');
    outdated.release();
    await refreshing;

    expect(task(registry)?.isDismissed).toBe(true);
  });

  test('reading again is done once for all who ask at the same time', async () => {
    const registry = aHydratedRegistry(aTask());
    api.get(PATH).reply(200, [aTaskList({ tasks: [] })]);
    const { refreshTaskLists } = registry.dispatch(tasksStore);

    await Promise.all([refreshTaskLists(), refreshTaskLists()]);

    expect(registry.select(tasksStore).getTaskList('setup')?.tasks).toEqual([]);
  });
});

describe('visiting', () => {
  const preferences = (text: string) => ({
    id: 1,
    woocommerce_meta: { task_list_tracked_started_tasks: text },
  });
  /** Answers one reading of the counts and one writing of others. */
  const counting = (before: string, after: string) => {
    const body = { woocommerce_meta: { task_list_tracked_started_tasks: after } };
    api.get(USER, PREFERENCES).reply(200, preferences(before));
    api.post(USER, body, PREFERENCES).reply(200, preferences(after));
  };
  const starts = (registry: Registry) =>
    registry.select(userStore).getPreference('task_list_tracked_started_tasks');

  test('counts one start, on top of what other tabs counted', async () => {
    const registry = aHydratedRegistry(aTask());
    counting('{"products":1,"tax":4}', '{"products":2,"tax":4}');

    await registry.dispatch(tasksStore).visitTask('products');

    expect(task(registry)?.isVisited).toBe(true);
    expect(starts(registry)).toEqual({ products: 2, tax: 4 });
  });

  test('counts the first start of all', async () => {
    const registry = aHydratedRegistry(aTask());
    counting('', '{"products":1}');

    await registry.dispatch(tasksStore).visitTask('products');

    expect(starts(registry)).toEqual({ products: 1 });
  });

  test('counts once a session and task', async () => {
    const registry = aHydratedRegistry(aTask(), aTask({ id: 'tax' }));
    counting('', '{"products":1}');
    counting('{"products":1}', '{"products":1,"tax":1}');
    const { visitTask } = registry.dispatch(tasksStore);

    await Promise.all([visitTask('products'), visitTask('products')]);
    await visitTask('products');
    await visitTask('tax');
    await aHydratedRegistry(aTask()).dispatch(tasksStore).visitTask('products');

    expect(starts(registry)).toEqual({ products: 1, tax: 1 });
  });

  test('counts again when counting failed', async () => {
    const registry = aHydratedRegistry(aTask());
    api.get(USER, PREFERENCES).reply(403, anError('rest_forbidden', 403));
    const { visitTask } = registry.dispatch(tasksStore);

    await expect(visitTask('products')).rejects.toMatchObject({ failure: { status: 403 } });
    expect(task(registry)?.isVisited).toBe(false);
    counting('', '{"products":1}');
    await visitTask('products');

    expect(task(registry)?.isVisited).toBe(true);
  });

  test('works where the browser keeps no session', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const registry = aHydratedRegistry(aTask());
    counting('', '{"products":1}');

    await registry.dispatch(tasksStore).visitTask('products');

    expect(starts(registry)).toEqual({ products: 1 });
  });
});

describe('lists', () => {
  test('a list is hidden together with its two-column variant, at once', async () => {
    const registry = aRegistry();
    hydrateTaskLists(registry, [
      aTaskList(),
      aTaskList({ id: 'setup_two_column' }),
      aTaskList({ id: 'extended' }),
    ]);
    api.post(`${PATH}/setup/hide`).reply(200, aTaskList({ isHidden: true, isVisible: false }));

    const hiding = registry.dispatch(tasksStore).hideTaskList('setup');
    const hidden = () =>
      registry
        .select(tasksStore)
        .getTaskLists()
        ?.map(({ isHidden }) => isHidden);
    expect(hidden()).toEqual([true, true, false]);
    await hiding;

    expect(hidden()).toEqual([true, true, false]);
    expect(registry.select(tasksStore).getTaskList('setup')).toMatchObject({ id: 'setup', isVisible: false });
  });

  test('a list that cannot be shown again stays hidden', async () => {
    const registry = aRegistry();
    hydrateTaskLists(registry, [aTaskList({ isHidden: true, isVisible: false })]);
    api.post(`${PATH}/setup/unhide`).reply(404, anError('woocommerce_tasks_invalid_task_list', 404));

    await expect(registry.dispatch(tasksStore).unhideTaskList('setup')).rejects.toMatchObject({
      failure: { status: 404 },
    });

    expect(registry.select(tasksStore).getTaskList('setup')).toMatchObject({
      isHidden: true,
      isVisible: false,
    });
  });

  test('keeping a list is an option of the site', async () => {
    const registry = aHydratedRegistry(aTask({ isComplete: true }));
    api.post('/wc-admin/options', { woocommerce_task_list_keep_completed: 'yes' }).reply(200, {});

    await registry.dispatch(tasksStore).keepTaskList('setup');

    expect(registry.select(tasksStore).getTaskList('setup')?.keepCompletedTaskList).toBe(true);
  });
});

describe('tasks of the older filter', () => {
  const acme = {
    key: 'acme',
    title: 'Connect Acme',
    container: 'The page',
    isDismissable: true,
    onDismiss: jest.fn(),
  };

  test('are told to the server and come back in their list, with their page', async () => {
    addFilter(FILTER, 'acme', (tasks: object[]) => [...tasks, acme, null, { title: 'No key' }]);
    api
      .post(PATH, {
        extended_tasks: [
          {
            id: 'acme',
            list_id: 'extended',
            title: 'Connect Acme',
            content: '',
            additional_info: '',
            time: '',
            level: 3,
            can_view: true,
            is_complete: false,
            is_dismissable: true,
            is_snoozeable: false,
          },
        ],
      })
      .reply(200, [aTaskList({ id: 'extended', tasks: [aTask(), aTask({ id: 'acme' })] })]);

    const list = await aRegistry().resolveSelect(tasksStore).getTaskList('extended');

    expect(list?.tasks.map(({ id, isDeprecated }) => [id, isDeprecated])).toEqual([
      ['products', false],
      ['acme', true],
    ]);
    expect(getLegacyTask('acme')).toBe(acme);
    expect(getLegacyTask('products')).toBeUndefined();
  });

  test('are read from the server even when the page carries the lists', async () => {
    addFilter(FILTER, 'acme', (tasks: object[]) => [...tasks, acme]);
    api.post(PATH).reply(200, [aTaskList({ tasks: [aTask({ id: 'acme' })] })]);
    const registry = aHydratedRegistry(aTask());

    expect(registry.select(tasksStore).getTask('products')).toBeDefined();
    expect(await registry.resolveSelect(tasksStore).getTask('acme')).toMatchObject({ isDeprecated: true });
  });

  /** A registry that has read the lists, with the task of the filter. */
  async function aRegistryWithAcme(): Promise<Registry> {
    addFilter(FILTER, 'acme', (tasks: object[]) => [...tasks, acme]);
    api.post(PATH).reply(200, [aTaskList({ tasks: [aTask({ id: 'acme' })] })]);
    const registry = aRegistry();
    await registry.resolveSelect(tasksStore).getTask('acme');
    return registry;
  }

  test('hear of their dismissal', async () => {
    const registry = await aRegistryWithAcme();
    api.post(`${PATH}/acme/dismiss`).reply(200, aTask({ id: 'acme', isDismissed: true }));

    await registry.dispatch(tasksStore).dismissTask('acme');

    expect(acme.onDismiss).toHaveBeenCalledTimes(1);
  });

  test('hear of it only once it is saved', async () => {
    const registry = await aRegistryWithAcme();
    api.post(`${PATH}/acme/dismiss`).reply(404, refused);

    await expect(registry.dispatch(tasksStore).dismissTask('acme')).rejects.toThrow(refused.message);

    expect(acme.onDismiss).not.toHaveBeenCalled();
  });

  test('stay dismissed when they fail over hearing of it', async () => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    acme.onDismiss.mockImplementationOnce(() => {
      throw new Error('Acme is broken.');
    });
    const registry = await aRegistryWithAcme();
    api.post(`${PATH}/acme/dismiss`).reply(200, aTask({ id: 'acme', isDismissed: true }));

    await registry.dispatch(tasksStore).dismissTask('acme');

    expect(task(registry, 'acme')?.isDismissed).toBe(true);
    expect(reported).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['gives no list', () => 'acme'],
    [
      'fails',
      () => {
        throw new Error('Acme is broken.');
      },
    ],
  ])('cost nothing when the filter %s', async (_, filter) => {
    const reported = jest.spyOn(console, 'error').mockImplementation(() => {});
    addFilter(FILTER, 'acme', filter);
    api.get(PATH).reply(200, [aTaskList()]);

    expect(await aRegistry().resolveSelect(tasksStore).getTaskLists()).toHaveLength(1);

    for (const [, error] of reported.mock.calls) expect(error).toHaveProperty('message', 'Acme is broken.');
  });
});

describe('on screen', () => {
  test('a list shows what is visible and what to do next', async () => {
    api.get(PATH).reply(200, [
      aTaskList({
        tasks: [
          aTask({ isComplete: true }),
          aTask({ id: 'tax', title: 'Set up taxes' }),
          aTask({ id: 'old', isDismissed: true }),
        ],
      }),
    ]);
    function Setup() {
      const { list, visibleTasks, activeTask } = useTaskList('setup');
      return <p>{list ? `${visibleTasks.length}, next: ${activeTask?.title}` : 'Loading'}</p>;
    }

    renderWithStores([tasksStore], <Setup />);

    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('2, next: Set up taxes')).toBeInTheDocument();
  });

  test('a failure can be tried again', async () => {
    api.get(PATH).reply(403, anError('woocommerce_rest_cannot_view', 403, 'Not you.'));
    function Lists() {
      const { lists, failure, retry } = useTaskLists();
      if (lists) return <p>{lists.length} list</p>;
      return (
        <button type="button" onClick={retry}>
          {failure?.message ?? 'Loading'}
        </button>
      );
    }
    const { user } = renderWithStores([tasksStore], <Lists />);
    const button = await screen.findByRole('button', { name: 'Not you.' });
    api.get(PATH).reply(200, [aTaskList()]);

    await user.click(button);

    expect(await screen.findByText('1 list')).toBeInTheDocument();
  });

  test('an id of no task is no task', async () => {
    api.get(PATH).reply(200, [aTaskList()]);
    function Page() {
      const { task: found, status } = useTask('nope');
      return <p>{status === 'finished' ? (found?.title ?? 'No such task') : 'Loading'}</p>;
    }

    renderWithStores([tasksStore], <Page />);

    expect(await screen.findByText('No such task')).toBeInTheDocument();
  });
});
