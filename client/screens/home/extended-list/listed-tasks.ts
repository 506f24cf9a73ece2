import { getVisibleTasks, type Task, type TaskList } from '@admin/store-tasks';

/** Number of tasks shown before the toggle (product specification, section 9). */
const COLLAPSED_TASKS = 2;

export interface ListedTasks {
  /** In the order of the expanded list: completed tasks must not hide the remaining ones. */
  all: Task[];
  /** The tasks that show while the list is collapsed. */
  first: Task[];
}

/**
 * Returns the tasks of a list shown next to the setup list.
 * @param now the server's time in milliseconds, where known
 */
export function getListedTasks(list: TaskList, now: number | undefined): ListedTasks {
  const visible = getVisibleTasks(list, now);
  const left = visible.filter(({ isComplete }) => !isComplete);
  const all = [...left, ...visible.filter(({ isComplete }) => isComplete)];
  return { all, first: all.slice(0, COLLAPSED_TASKS) };
}
