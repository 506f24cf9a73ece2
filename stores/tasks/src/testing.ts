import type { Registry } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { userStore } from '@admin/store-user';
import { aRegistry, aTaskList } from '@admin/test-kit';
import { hydrateTaskLists, tasksStore, type Task } from './index';

export const PATH = '/wc-admin/onboarding/tasks';

/** This store and those it writes to. */
export const STORES = [tasksStore, userStore, optionsStore];

/** A registry that has one list with these tasks from the page. */
export function aHydratedRegistry(...tasks: object[]): Registry {
  const registry = aRegistry(...STORES);
  hydrateTaskLists(registry, [aTaskList({ tasks })]);
  return registry;
}

/** The task as it is shown. */
export const task = (registry: Registry, id = 'products'): Task | undefined =>
  registry.select(tasksStore).getTask(id);
