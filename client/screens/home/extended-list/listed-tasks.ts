import { getVisibleTasks, type Task, type TaskList } from '@admin/store-tasks';

/** Tasks that show before the toggle (product specification, section 9). */
const COLLAPSED_TASKS = 2;

/** The platform's own tasks beside the setup (REST contract, the table of tasks). */
const PLATFORM_TASKS: ReadonlySet<string> = new Set([
  'additional-payments',
  'get-mobile-app',
  'review-shipping',
  'tour-in-app-marketplace',
]);

export interface ListedTasks {
  /** In the order of the open list: what is done must not hide what is left. */
  all: Task[];
  /** Those of them that show while the list is folded. */
  first: Task[];
}

/**
 * The tasks of a list beside the setup. What extensions ask for in the platform's own list shows always: it stands behind
 * the platform's tasks, so folding would put away that of all.
 * @param now the server's time in milliseconds, where known
 */
export function getListedTasks(list: TaskList, now: number | undefined): ListedTasks {
  const visible = getVisibleTasks(list, now);
  const left = visible.filter(({ isComplete }) => !isComplete);
  const all = [...left, ...visible.filter(({ isComplete }) => isComplete)];
  const isAdded = ({ id, isComplete }: Task) =>
    list.id === 'extended' && !isComplete && !PLATFORM_TASKS.has(id);
  return { all, first: all.filter((task, index) => index < COLLAPSED_TASKS || isAdded(task)) };
}
