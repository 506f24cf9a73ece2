import type { Registry } from '@admin/data';
import { parseTaskLists } from './schemas';
import { collectLegacyTasks } from './legacy-tasks';
import { tasksStore } from './store';

/**
 * Hydrates the task lists from the page. They do not include tasks of client-side extensions; if there are any, the
 * lists are shown immediately and fetched again with them.
 * @throws ValiError when the format is invalid
 */
export function hydrateTaskLists(registry: Registry, answer: unknown): void {
  void registry.dispatch(tasksStore).receiveTaskLists(parseTaskLists(answer));
  if (collectLegacyTasks().length === 0) registry.finishResolution(tasksStore).getTaskLists();
}
