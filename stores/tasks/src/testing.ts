import type { Registry } from '@admin/data';
import { optionsStore } from '@admin/store-options';
import { userStore } from '@admin/store-user';
import { createTestRegistry, buildTaskList } from '@admin/testing';
import { hydrateTaskLists, tasksStore, type Task } from './index';

export const PATH = '/wc-admin/onboarding/tasks';

/** This store and those it writes to. */
export const STORES = [tasksStore, userStore, optionsStore];

/** A registry hydrated with one list of these tasks. */
export function buildHydratedRegistry(...tasks: object[]): Registry {
  const registry = createTestRegistry(...STORES);
  hydrateTaskLists(registry, [buildTaskList({ tasks })]);
  return registry;
}

/** The task as shown. */
export const task = (registry: Registry, id = 'products'): Task | undefined =>
  registry.select(tasksStore).getTask(id);
