import { reportExtensionFailure } from '../../failures';
import { sortByOrder, type Contributed, type Extension, type TaskContribution } from '../definition';
import { isAllowed } from '../extension-context';

/** The id of an extension's task or list for the host and in URLs. */
export const taskKey = ({ id }: Extension, item: Pick<Contributed, 'id'>): string => `${id}-${item.id}`;

/** The host's list that stores the state of unknown tasks. */
const DEFAULT_TASK_LIST = 'extended';

/** An extension's tasks in the format of the platform's own filter. */
export const toTaskDtos = (extension: Extension) =>
  sortByOrder(extension.tasks)
    .filter(isAllowed)
    .map((task) => {
      const { id, isComplete, isSnoozeable, ...said } = toInitialTask(extension, task);
      const type = isOwnList(extension, task.list) ? DEFAULT_TASK_LIST : task.list;
      return { ...said, key: id, completed: isComplete, allowRemindMeLater: isSnoozeable, type };
    });

/**
 * Appends an extension's lists to those read. The host stores the state of tasks in unknown lists in one of its own
 * lists, from which they are moved.
 */
export function placeTasks(extension: Extension, lists: readonly unknown[]): unknown[] {
  const own = sortByOrder(extension.taskLists).filter(isAllowed);
  if (own.length === 0) return [...lists];
  const tasks = sortByOrder(extension.tasks)
    .filter(isAllowed)
    .filter(({ list }) => isOwnList(extension, list));
  const keys = new Set(tasks.map((task) => taskKey(extension, task)));
  const isOurs = (task: unknown) => isRecord(task) && keys.has(String(task['id']));
  const answered = lists.flatMap(getTasks).filter(isOurs);
  return [
    ...lists.map((list) =>
      isRecord(list) ? { ...list, tasks: getTasks(list).filter((task) => !isOurs(task)) } : list,
    ),
    ...own.map((list) => ({
      id: taskKey(extension, list),
      title: list.title,
      isVisible: true,
      tasks: tasks
        .filter((task) => task.list === list.id)
        .map(
          (task) =>
            answered.find((item) => isRecord(item) && item['id'] === taskKey(extension, task)) ??
            toInitialTask(extension, task),
        ),
    })),
  ];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const getTasks = (list: unknown): unknown[] =>
  isRecord(list) && Array.isArray(list['tasks']) ? list['tasks'] : [];

/** The initial state of a task: hosts send no tasks of hidden lists. */
const toInitialTask = (extension: Extension, task: TaskContribution) => ({
  id: taskKey(extension, task),
  title: task.title,
  content: task.content ?? '',
  time: task.time ?? '',
  isComplete: isTaskComplete(extension, task),
  isDismissable: task.isDismissable ?? false,
  isSnoozeable: task.isSnoozeable ?? false,
});

const isOwnList = ({ taskLists = [] }: Extension, list: string | undefined): boolean =>
  taskLists.some(({ id }) => id === list);

function isTaskComplete({ id }: Extension, task: TaskContribution): boolean {
  try {
    return task.isComplete?.() === true;
  } catch (error) {
    reportExtensionFailure({ source: `extension "${id}", "${task.id}" among its tasks`, error });
    return false;
  }
}
