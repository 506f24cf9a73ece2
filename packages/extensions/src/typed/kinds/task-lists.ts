import { reportExtensionFailure } from '../../failures';
import { inOrder, type Contributed, type Extension, type TaskContribution } from '../definition';
import { holdsNow } from '../surroundings';
import { taskKey } from './task-key';

/** The list of the host that keeps what the user did with tasks which it does not know. */
const KEPT_IN = 'extended';

const isAllowed = ({ capability }: Contributed): boolean => capability === undefined || holdsNow(capability);

/** The tasks of an extension as the host is told of them, through the platform's own filter and in its words. */
export const toToldTasks = (extension: Extension) =>
  inOrder(extension.tasks)
    .filter(isAllowed)
    .map((task) => {
      const { id, isComplete, isSnoozeable, ...said } = toUntouched(extension, task);
      const type = isOwnList(extension, task.list) ? KEPT_IN : task.list;
      return { ...said, key: id, completed: isComplete, allowRemindMeLater: isSnoozeable, type };
    });

/**
 * The lists that were read, with those of an extension after them. The host keeps what the user did with the tasks of
 * a list that it does not know, in a list that it does; from there they are taken.
 */
export function placeTasks(extension: Extension, lists: readonly unknown[]): unknown[] {
  const own = inOrder(extension.taskLists).filter(isAllowed);
  if (own.length === 0) return [...lists];
  const tasks = inOrder(extension.tasks)
    .filter(isAllowed)
    .filter(({ list }) => isOwnList(extension, list));
  const keys = new Set(tasks.map((task) => taskKey(extension, task)));
  const isOurs = (task: unknown) => isRecord(task) && keys.has(String(task['id']));
  const answered = lists.flatMap(tasksOf).filter(isOurs);
  return [
    ...lists.map((list) =>
      isRecord(list) ? { ...list, tasks: tasksOf(list).filter((task) => !isOurs(task)) } : list,
    ),
    ...own.map((list) => ({
      id: taskKey(extension, list),
      title: list.title,
      isVisible: true,
      tasks: tasks
        .filter((task) => task.list === list.id)
        .map(
          (task) =>
            answered.find((known) => isRecord(known) && known['id'] === taskKey(extension, task)) ??
            toUntouched(extension, task),
        ),
    })),
  ];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const tasksOf = (list: unknown): unknown[] =>
  isRecord(list) && Array.isArray(list['tasks']) ? list['tasks'] : [];

/** As it is before anyone did anything with it: hosts tell nothing of tasks in a list that was put away. */
const toUntouched = (extension: Extension, task: TaskContribution) => ({
  id: taskKey(extension, task),
  title: task.title,
  content: task.content ?? '',
  time: task.time ?? '',
  isComplete: saysComplete(extension, task),
  isDismissable: task.isDismissable ?? false,
  isSnoozeable: task.isSnoozeable ?? false,
});

const isOwnList = ({ taskLists = [] }: Extension, list: string | undefined): boolean =>
  taskLists.some(({ id }) => id === list);

function saysComplete({ id }: Extension, task: TaskContribution): boolean {
  try {
    return task.isComplete?.() === true;
  } catch (error) {
    reportExtensionFailure({ source: `extension "${id}", "${task.id}" among its tasks`, error });
    return false;
  }
}
