import type { Registry } from '@admin/data';
import { toTaskLists } from './decode';
import { collectLegacyTasks } from './legacy-tasks';
import { tasksStore } from './store';

/**
 * Takes over the answer of the task list endpoint which the page carries. Tasks of client-side
 * extensions are not in it; when there are any, the lists show at once and are read again with them.
 * @throws TypeError when it is no such answer
 */
export function hydrateTaskLists(registry: Registry, answer: unknown): void {
  void registry.dispatch(tasksStore).receiveTaskLists(toTaskLists(answer));
  if (collectLegacyTasks().length === 0) registry.fulfil(tasksStore).getTaskLists();
}
