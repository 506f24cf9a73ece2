import type { Registry } from '@admin/data';
import { addAction, removeAction } from '@admin/extensions';
import { TASKS_FILTER, tasksStore } from '@admin/store-tasks';

const NAMESPACE = 'store-admin/late-tasks';

/**
 * Reads the task lists again when an extension brings tasks or removes them: they came with the page, before any
 * extension could say which it adds.
 * @returns a function that stops that
 */
export function watchExtensionTasks(registry: Registry): () => void {
  let isPlanned = false;
  const changed = (hook: unknown) => {
    if (hook !== TASKS_FILTER || isPlanned) return;
    isPlanned = true;
    queueMicrotask(() => {
      isPlanned = false;
      // What is shown stays as it is when that fails; nobody asked for it.
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
