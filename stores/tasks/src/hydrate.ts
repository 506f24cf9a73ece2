import type { Registry } from '@admin/data';
import { parseTaskLists } from './schemas';
import { collectLegacyTasks } from './legacy-tasks';
import { tasksStore } from './store';

/**
 * Takes over the answer of the task list endpoint which the page carries. Tasks of client-side
 * extensions are not in it; when there are any, the lists show at once and are read again with them.
 * @throws ValiError when it is no such answer
 */
export function hydrateTaskLists(registry: Registry, answer: unknown): void {
  void registry.dispatch(tasksStore).receiveTaskLists(parseTaskLists(answer));
  if (collectLegacyTasks().length === 0) registry.finishResolution(tasksStore).getTaskLists();
}
