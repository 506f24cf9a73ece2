import { screen } from '@testing-library/react';
import {
  buildError,
  api,
  createTestRegistry,
  buildTask,
  buildTaskList,
  renderWithStores,
} from '@admin/testing';
import {
  countRemainingTasks,
  hydrateTaskLists,
  tasksStore,
  useTask,
  useTaskList,
  useTaskLists,
} from './index';
import { buildHydratedRegistry, PATH, STORES, task } from './testing';

describe('reading', () => {
  test('loads lists once for any list or task', async () => {
    api.get(PATH).reply(200, [buildTaskList(), buildTaskList({ id: 'extended', tasks: [] })]);
    const { resolveSelect } = createTestRegistry(...STORES);

    const [lists, list, products] = await Promise.all([
      resolveSelect(tasksStore).getTaskLists(),
      resolveSelect(tasksStore).getTaskList('setup'),
      resolveSelect(tasksStore).getTask('products'),
    ]);

    expect(lists?.map(({ id }) => id)).toEqual(['setup', 'extended']);
    expect(list?.title).toBe('Get ready to start selling');
    expect(products).toMatchObject({ id: 'products', isComplete: false, isDeprecated: false });
  });

  test('omits only invalid tasks and lists', async () => {
    const tasks = [
      null,
      'tax',
      { title: 'Nameless' },
      { id: 'acme-sync', title: 'Sync &amp; go', level: '3' },
      { id: 'acme-sync', title: 'The same again' },
      { id: 'acme-start', title: ' ' },
    ];
    api
      .get(PATH)
      .reply(200, [
        null,
        { title: 'Nameless' },
        { id: 'acme', tasks },
        { id: 'empty', tasks: null },
        { id: 'acme' },
      ]);

    const lists = await createTestRegistry(...STORES)
      .resolveSelect(tasksStore)
      .getTaskLists();

    expect(lists?.map(({ id }) => id)).toEqual(['acme', 'empty']);
    expect(lists?.[0]).toMatchObject({
      title: '',
      isVisible: true,
      isHidden: false,
      eventPrefix: 'acme_tasklist_',
    });
    expect(lists?.[0]?.tasks).toMatchObject([
      { id: 'acme-sync', title: 'Sync & go', level: 3, canView: true },
      { id: 'acme-start', title: 'acme-start' },
    ]);
    expect(lists?.[0]?.tasks).toHaveLength(2);
  });

  test('shows HTML in titles as text', async () => {
    const title = '<b>Taxes</b> &lt;now&gt;';
    api.get(PATH).reply(200, [buildTaskList({ tasks: [buildTask({ title })] })]);

    const products = await createTestRegistry(...STORES)
      .resolveSelect(tasksStore)
      .getTask('products');

    expect(products?.title).toBe('<b>Taxes</b> <now>');
  });

  test('counts two hundred tasks', async () => {
    const tasks = Array.from({ length: 200 }, (_, index) => buildTask({ id: `task-${index}` }));
    api.get(PATH).reply(200, [buildTaskList({ tasks })]);

    const list = await createTestRegistry(...STORES)
      .resolveSelect(tasksStore)
      .getTaskList('setup');

    expect(countRemainingTasks(list)).toBe(200);
  });

  test('returns the same lists for equal state', () => {
    const registry = buildHydratedRegistry(buildTask());
    const { getTaskLists } = registry.select(tasksStore);

    expect(registry.select(tasksStore).getTaskLists()).toBe(getTaskLists());
  });

  test('uses preloaded lists without a request', () => {
    const registry = buildHydratedRegistry(buildTask());

    expect(task(registry)?.title).toBe('Add products');
    expect(registry.resolution(tasksStore).getTaskLists().status).toBe('finished');
  });

  test('fails when the response is not a list', () => {
    expect(() => hydrateTaskLists(createTestRegistry(...STORES), { code: 'rest_forbidden' })).toThrow(
      'Expected Array',
    );
  });
});

describe('rendering', () => {
  test('shows visible tasks and the next task of a list', async () => {
    api.get(PATH).reply(200, [
      buildTaskList({
        tasks: [
          buildTask({ isComplete: true }),
          buildTask({ id: 'tax', title: 'Set up taxes' }),
          buildTask({ id: 'old', isDismissed: true }),
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

  test('can be retried after a failure', async () => {
    api.get(PATH).reply(403, buildError('woocommerce_rest_cannot_view', 403, 'Not you.'));
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
    api.get(PATH).reply(200, [buildTaskList()]);

    await user.click(button);

    expect(await screen.findByText('1 list')).toBeInTheDocument();
  });

  test('returns no task for an unknown ID', async () => {
    api.get(PATH).reply(200, [buildTaskList()]);
    function Page() {
      const { task: found, status } = useTask('nope');
      return <p>{status === 'finished' ? (found?.title ?? 'No such task') : 'Loading'}</p>;
    }

    renderWithStores([tasksStore], <Page />);

    expect(await screen.findByText('No such task')).toBeInTheDocument();
  });
});
