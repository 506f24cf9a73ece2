import { useCallback, useState } from 'react';
import { useRegistry, useSelect } from '@admin/data';
import { getLegacyTask } from './legacy-tasks';
import { getActiveTask, getVisibleTasks } from './rules';
import { tasksStore } from './store';

/** All task lists, `undefined` until known, with the loading state and a retry function. */
export function useTaskLists() {
  const registry = useRegistry();
  const read = useSelect((select, resolution) => ({
    lists: select(tasksStore).getTaskLists(),
    ...resolution(tasksStore).getTaskLists(),
  }));
  const retry = useCallback(() => registry.invalidateAll(tasksStore), [registry]);
  return { ...read, now: useServerTime(), retry };
}

/** One list with its visible tasks; `list` is `undefined` while loading, and if it does not exist. */
export function useTaskList(id: string) {
  const { lists, now, ...rest } = useTaskLists();
  const list = lists?.find((other) => other.id === id);
  const visibleTasks = list ? getVisibleTasks(list, now) : [];
  const activeTask = list && getActiveTask(list, now);
  return { ...rest, now, list, visibleTasks, activeTask };
}

/** One task of any list; `legacy` has its page and callbacks if it was added by the older filter. */
export function useTask(id: string) {
  const { lists, status, failure, retry } = useTaskLists();
  const task = lists?.flatMap(({ tasks }) => tasks).find((other) => other.id === id);
  const legacy = task?.isDeprecated ? getLegacyTask(id) : undefined;
  return { task, legacy, status, failure, retry };
}

/** The server's time in milliseconds when the screen was opened, if known. */
export function useServerTime(): number | undefined {
  const [openedAt] = useState(() => Date.now());
  const difference = useSelect((select) => select(tasksStore).getClockDifference());
  return difference === null ? undefined : openedAt + difference;
}
