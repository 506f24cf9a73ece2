import type { Registry } from '@admin/data';
import { addFilter, onExtensionFailure, removeFilter } from '@admin/extensions';
import { buildError, api, createTestRegistry, buildTask, buildTaskList } from '@admin/testing';
import { getLegacyTask, tasksStore } from './index';
import { buildHydratedRegistry, PATH, STORES, task } from './testing';

const FILTER = 'woocommerce_admin_onboarding_task_list';
const refused = buildError(
  'woocommerce_rest_invalid_task',
  404,
  'Sorry, no dismissable task with that ID was found.',
);

const failures: string[] = [];
onExtensionFailure(({ source }) => failures.push(source));

afterEach(() => {
  removeFilter(FILTER, 'acme');
  failures.length = 0;
});

describe('tasks of the legacy filter', () => {
  const acme = {
    key: 'acme',
    title: 'Connect Acme',
    container: 'The page',
    isDismissable: true,
    onDismiss: jest.fn(),
  };

  test('are sent to the server and returned in their list with their page', async () => {
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
      .reply(200, [buildTaskList({ id: 'extended', tasks: [buildTask(), buildTask({ id: 'acme' })] })]);

    const list = await createTestRegistry(...STORES)
      .resolveSelect(tasksStore)
      .getTaskList('extended');

    expect(list?.tasks.map(({ id, isDeprecated }) => [id, isDeprecated])).toEqual([
      ['products', false],
      ['acme', true],
    ]);
    expect(getLegacyTask('acme')).toBe(acme);
    expect(getLegacyTask('products')).toBeUndefined();
  });

  test('are requested from the server even if the lists are preloaded', async () => {
    addFilter(FILTER, 'acme', (tasks: object[]) => [...tasks, acme]);
    api.post(PATH).reply(200, [buildTaskList({ tasks: [buildTask({ id: 'acme' })] })]);
    const registry = buildHydratedRegistry(buildTask());

    expect(registry.select(tasksStore).getTask('products')).toBeDefined();
    expect(await registry.resolveSelect(tasksStore).getTask('acme')).toMatchObject({ isDeprecated: true });
  });

  /** A registry that has loaded the lists, with the task of the filter. */
  async function buildRegistryWithAcme(): Promise<Registry> {
    addFilter(FILTER, 'acme', (tasks: object[]) => [...tasks, acme]);
    api.post(PATH).reply(200, [buildTaskList({ tasks: [buildTask({ id: 'acme' })] })]);
    const registry = createTestRegistry(...STORES);
    await registry.resolveSelect(tasksStore).getTask('acme');
    return registry;
  }

  test('call onDismiss when they are dismissed', async () => {
    const registry = await buildRegistryWithAcme();
    api.post(`${PATH}/acme/dismiss`).reply(200, buildTask({ id: 'acme', isDismissed: true }));

    await registry.dispatch(tasksStore).dismissTask('acme');

    expect(acme.onDismiss).toHaveBeenCalledTimes(1);
  });

  test('call onDismiss only after the dismissal is saved', async () => {
    const registry = await buildRegistryWithAcme();
    api.post(`${PATH}/acme/dismiss`).reply(404, refused);

    await expect(registry.dispatch(tasksStore).dismissTask('acme')).rejects.toThrow(refused.message);

    expect(acme.onDismiss).not.toHaveBeenCalled();
  });

  test('stay dismissed when onDismiss throws', async () => {
    acme.onDismiss.mockImplementationOnce(() => {
      throw new Error('Acme is broken.');
    });
    const registry = await buildRegistryWithAcme();
    api.post(`${PATH}/acme/dismiss`).reply(200, buildTask({ id: 'acme', isDismissed: true }));

    await registry.dispatch(tasksStore).dismissTask('acme');

    expect(task(registry, 'acme')?.isDismissed).toBe(true);
    expect(failures).toEqual(['onDismiss of task "acme"']);
  });

  test.each([
    ['returns no list', () => 'acme'],
    [
      'throws an error',
      () => {
        throw new Error('Acme is broken.');
      },
    ],
  ])('are ignored when the filter %s', async (_, filter) => {
    addFilter(FILTER, 'acme', filter);
    api.get(PATH).reply(200, [buildTaskList()]);

    expect(
      await createTestRegistry(...STORES)
        .resolveSelect(tasksStore)
        .getTaskLists(),
    ).toHaveLength(1);
    expect(failures).toEqual([`callback "acme" of filter "${FILTER}"`]);
  });
});
