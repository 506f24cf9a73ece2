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
  /** Mocks one read of the counts and one write. */
  const counting = (before: string, after: string) => {
    const body = { woocommerce_meta: { task_list_tracked_started_tasks: after } };
    api.get(USER, PREFERENCES).reply(200, preferences(before));
    api.post(USER, body, PREFERENCES).reply(200, preferences(after));
  };
  const starts = (registry: Registry) =>
    registry.select(userStore).getPreference('task_list_tracked_started_tasks');

  test('increments the count and keeps counts of other tabs', async () => {
    const registry = buildHydratedRegistry(buildTask());
    counting('{"products":1,"tax":4}', '{"products":2,"tax":4}');

    await registry.dispatch(tasksStore).visitTask('products');

    expect(task(registry)?.isVisited).toBe(true);
    expect(starts(registry)).toEqual({ products: 2, tax: 4 });
  });

  test('counts the first visit of all', async () => {
    const registry = buildHydratedRegistry(buildTask());
    counting('', '{"products":1}');

    await registry.dispatch(tasksStore).visitTask('products');

    expect(starts(registry)).toEqual({ products: 1 });
  });

  test('counts every visit, but a double click once', async () => {
    const registry = buildHydratedRegistry(buildTask());
    counting('', '{"products":1}');
    counting('{"products":1}', '{"products":2}');
    const { visitTask } = registry.dispatch(tasksStore);

    await Promise.all([visitTask('products'), visitTask('products')]);
    await visitTask('products');

    expect(starts(registry)).toEqual({ products: 2 });
  });

  test('does not count visits to a complete task', async () => {
    const registry = buildHydratedRegistry(buildTask({ isComplete: true }));

    await registry.dispatch(tasksStore).visitTask('products');

    expect(task(registry)?.isVisited).toBe(false);
  });

  test('counts again after a failure', async () => {
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
