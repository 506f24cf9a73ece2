import { useEffect } from 'react';
import { useDispatch } from '@admin/data';
import { useFilterChanges } from '@admin/extensions';
import { TASKS_FILTER, tasksStore } from '@admin/store-tasks';

/** Extensions may bring tasks, and take them away, while the dashboard is open; the lists are read again then. */
export function useLateTasks(): void {
  const changes = useFilterChanges(TASKS_FILTER);
  const { refreshTaskLists } = useDispatch(tasksStore);
  useEffect(() => {
    // What is shown stays as it is when that fails; nobody asked for it.
    if (changes > 0) refreshTaskLists().catch(() => undefined);
  }, [changes, refreshTaskLists]);
}
