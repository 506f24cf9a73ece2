import { useDispatch, useSelect } from '@admin/data';
import { getLegacyTask } from './legacy-tasks';
import { getActiveTask, getVisibleTasks } from './rules';
import { tasksStore } from './store';

/** All task lists, with the state of loading them and a function that reads them again. */
export function useTaskLists() {
  const { refreshTaskLists } = useDispatch(tasksStore);
  const read = useSelect((select, resolution) => ({
    taskLists: select(tasksStore).getTaskLists(),
    ...resolution(tasksStore).getTaskLists(),
  }));
  return { ...read, now: useServerTime(), refresh: refreshTaskLists };
}

/** One list with what it shows now; `taskList` is undefined while loading, and when there is no such list. */
export function useTaskList(id: string) {
  const { taskLists, now, ...rest } = useTaskLists();
  const taskList = taskLists.find((list) => list.id === id);
  const visibleTasks = taskList ? getVisibleTasks(taskList, now) : [];
  const activeTask = taskList && getActiveTask(taskList, now);
  return { ...rest, now, taskList, visibleTasks, activeTask };
}

/** One task of any list; `legacy` has its page and callbacks when it came through the older filter. */
export function useTask(id: string) {
  const { taskLists, status, failure, refresh } = useTaskLists();
  const task = taskLists.flatMap(({ tasks }) => tasks).find((other) => other.id === id);
  return { task, legacy: task?.isDeprecated ? getLegacyTask(id) : undefined, status, failure, refresh };
}

/** The server's time in milliseconds at this rendering, where known. */
function useServerTime(): number | undefined {
  const difference = useSelect((select) => select(tasksStore).getClockDifference());
  return difference === null ? undefined : Date.now() + difference;
}
