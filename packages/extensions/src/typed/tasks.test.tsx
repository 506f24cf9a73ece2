import {
  defineExtension,
  filterList,
  onExtensionFailure,
  registerExtension,
  setCapabilityCheck,
  type Extension,
  type TaskContribution,
} from '../index';

const TASKS = 'woocommerce_admin_onboarding_task_list';
const LISTS = 'store_admin_task_lists';
const isAny = (value: unknown): value is { id?: string; key?: string } => typeof value === 'object';
const told = () => filterList(TASKS, () => [], isAny);
const placed = (lists: object[]) => filterList(LISTS, () => lists, isAny);

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  setCapabilityCheck(() => false);
});

const component = () => null;
const aTask = (overrides: Partial<TaskContribution> = {}): TaskContribution => ({
  id: 'connect',
  title: 'Connect Acme',
  component,
  ...overrides,
});

function register(lists: Omit<Extension, 'id' | 'title'>) {
  const undo = registerExtension(defineExtension({ id: 'acme', title: 'Acme', ...lists }));
  stops.push(undo);
  return undo;
}

test('registers a task with the host in order and under its name until it is removed', () => {
  const undo = register({
    tasks: [
      aTask({ id: 'later', title: 'Later' }),
      aTask({ order: 1, list: 'setup', time: '2 minutes', isComplete: () => true, isDismissable: true }),
    ],
  });

  expect(told()).toEqual([
    {
      key: 'acme-connect',
      title: 'Connect Acme',
      content: '',
      time: '2 minutes',
      completed: true,
      isDismissable: true,
      allowRemindMeLater: false,
      type: 'setup',
    },
    expect.objectContaining({ key: 'acme-later', type: undefined }),
  ]);
  undo();
  expect(told()).toEqual([]);
});

test('reads the tasks of a custom list from the host, with the properties set there', () => {
  register({
    taskLists: [{ id: 'start', title: 'Start with Acme' }],
    tasks: [aTask({ list: 'start' }), aTask({ id: 'more', title: 'More', list: 'start' })],
  });
  expect(told()).toMatchObject([{ type: 'extended' }, { type: 'extended' }]);

  const lists = placed([
    { id: 'extended', tasks: [{ id: 'acme-connect', isDismissed: true }, { id: 'other' }] },
  ]);

  expect(lists).toEqual([
    { id: 'extended', tasks: [{ id: 'other' }] },
    {
      id: 'acme-start',
      title: 'Start with Acme',
      isVisible: true,
      tasks: [
        { id: 'acme-connect', isDismissed: true },
        expect.objectContaining({ id: 'acme-more', title: 'More', isComplete: false }),
      ],
    },
  ]);
});

test('shows tasks and lists only to users with their capability', () => {
  register({
    taskLists: [{ id: 'start', title: 'Start', capability: 'manage_acme' }],
    tasks: [aTask({ capability: 'manage_acme' })],
  });
  expect([...told(), ...placed([])]).toEqual([]);

  setCapabilityCheck((capability) => capability === 'manage_acme');

  expect(told()).toHaveLength(1);
  expect(placed([])).toMatchObject([{ id: 'acme-start' }]);
});

test('treats a task that fails to report completion as not done and names it', () => {
  const failures: string[] = [];
  stops.push(onExtensionFailure(({ source }) => failures.push(source)));
  register({
    tasks: [
      aTask({
        isComplete: () => {
          throw new Error('Broken on purpose.');
        },
      }),
    ],
  });

  expect(told()).toMatchObject([{ key: 'acme-connect', completed: false }]);
  expect(failures).toEqual(['extension "acme", "connect" among its tasks']);
});
