import type { Registry } from '@admin/data';
import { addAction, removeAction } from '@admin/extensions';
import { TASKS_FILTER, tasksStore } from '@admin/store-tasks';

const NAMESPACE = 'store-admin/late-tasks';

/**
 * Reloads the task lists when an extension adds or removes tasks, because the preloaded lists were created before
 * extensions could add theirs.
 * @returns a function that stops that
 */
export function watchExtensionTasks(registry: Registry): () => void {
  let isPlanned = false;
  const changed = (hook: unknown) => {
    if (hook !== TASKS_FILTER || isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      // A failure keeps the current lists; the user didn't request the reload, so there is no notice.
      registry
        .dispatch(tasksStore)
        .refreshTaskLists()
        .catch(() => undefined);
    });
  };
  addAction('hookAdded', NAMESPACE, changed);
  addAction('hookRemoved', NAMESPACE, changed);
  return () => {
    removeAction('hookAdded', NAMESPACE);
    removeAction('hookRemoved', NAMESPACE);
  };
}
