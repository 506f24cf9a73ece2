import { getVisibleTasks, type Task, type TaskList } from '@admin/store-tasks';

/** Tasks that show before the toggle (product specification, section 9). */
const COLLAPSED_TASKS = 2;

export interface ListedTasks {
  /** In the order of the open list: what is done must not hide what is left. */
  all: Task[];
  /** Those of them that show while the list is folded. */
  first: Task[];
}

/**
 * The tasks of a list beside the setup.
 * @param now the server's time in milliseconds, where known
 */
export function getListedTasks(list: TaskList, now: number | undefined): ListedTasks {
  const visible = getVisibleTasks(list, now);
  const left = visible.filter(({ isComplete }) => !isComplete);
  const all = [...left, ...visible.filter(({ isComplete }) => isComplete)];
  return { all, first: all.slice(0, COLLAPSED_TASKS) };
}
