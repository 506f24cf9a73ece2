import { createRegistry, type Registry } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { userStore } from '@admin/store-user';
import { aTaskList } from '@admin/test-kit';
import { hydrateTaskLists, tasksStore, type Task } from './index';

export const PATH = '/wc-admin/onboarding/tasks';

/** A registry with this store and those it writes to. */
export function aRegistry(): Registry {
  const registry = createRegistry();
  for (const store of [tasksStore, userStore, optionsStore]) registry.register(store);
  return registry;
}

/** A registry that has one list with these tasks from the page. */
export function aHydratedRegistry(...tasks: object[]): Registry {
  const registry = aRegistry();
  hydrateTaskLists(registry, [aTaskList({ tasks })]);
  return registry;
}

/** The task as it is shown. */
export const task = (registry: Registry, id = 'products'): Task | undefined =>
  registry.select(tasksStore).getTask(id);
