import type { Registry } from '@admin/data';
import { userStore } from '@admin/store-user';
import { buildError, api, buildTask } from '@admin/testing';
import { tasksStore } from './index';
import { buildHydratedRegistry, task } from './testing';

const USER = '/wp/v2/users/me';
const PREFERENCES = { _fields: 'id,woocommerce_meta' };

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
    const registry = buildHydratedRegistry(buildTask());
    counting('{"products":1,"tax":4}', '{"products":2,"tax":4}');

    await registry.dispatch(tasksStore).visitTask('products');

    expect(task(registry)?.isVisited).toBe(true);
    expect(starts(registry)).toEqual({ products: 2, tax: 4 });
  });

  test('counts the first start of all', async () => {
    const registry = buildHydratedRegistry(buildTask());
    counting('', '{"products":1}');

    await registry.dispatch(tasksStore).visitTask('products');

    expect(starts(registry)).toEqual({ products: 1 });
  });

  test('counts every start, a double click once', async () => {
    const registry = buildHydratedRegistry(buildTask());
    counting('', '{"products":1}');
    counting('{"products":1}', '{"products":2}');
    const { visitTask } = registry.dispatch(tasksStore);

    await Promise.all([visitTask('products'), visitTask('products')]);
    await visitTask('products');

    expect(starts(registry)).toEqual({ products: 2 });
  });

  test('counts no start of a task that is complete', async () => {
    const registry = buildHydratedRegistry(buildTask({ isComplete: true }));

    await registry.dispatch(tasksStore).visitTask('products');

    expect(task(registry)?.isVisited).toBe(false);
  });

  test('counts again when counting failed', async () => {
    const registry = buildHydratedRegistry(buildTask());
    api.get(USER, PREFERENCES).reply(403, buildError('rest_forbidden', 403));
    const { visitTask } = registry.dispatch(tasksStore);

    await expect(visitTask('products')).rejects.toMatchObject({ failure: { status: 403 } });
    expect(task(registry)?.isVisited).toBe(false);
    counting('', '{"products":1}');
    await visitTask('products');

    expect(task(registry)?.isVisited).toBe(true);
  });
});
