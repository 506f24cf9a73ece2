import { useLayoutEffect, useState } from 'react';
import { useSelect } from '@admin/data';
import { countRemainingTasks, tasksStore } from '@admin/store-tasks';
import { createTasksBadge } from './remaining-tasks-badge';

/** The task list that the host's menu badge counts. */
const LIST = 'setup';

/** Keeps the badge in the host's menu in sync with the store; makes no requests. */
export function useTasksBadge(): void {
  const [badge] = useState(createTasksBadge);
  const count = useSelect((select, resolution) => {
    const { status } = resolution(tasksStore).getTaskLists();
    if (status !== 'finished') return undefined;
    return countRemainingTasks(select(tasksStore).getTaskList(LIST));
  });
  useLayoutEffect(() => {
    if (count !== undefined) badge.show(count);
  }, [badge, count]);
}
