import { filterList } from '@admin/extensions';
import { decodeEntities } from '@admin/format';
import { isRecord, toList, toRecord } from '@admin/http';
import type { Task, TaskData, TaskList } from './types';

/** Lists whose entries are a bonus, so that the user may put them away and get them back. */
const TOGGLEABLE = new Set(['extended', 'extended_two_column']);

/** Extensions add lists of their own to those of the server, as they came; entries that are none are left out. */
const TASK_LISTS_FILTER = 'store_admin_task_lists';

/** Whatever is no list or no task is left out, so that one bad entry of an extension costs only itself. */
export function toTaskLists(payload: unknown): TaskList[] {
  const lists = toList(payload).filter(hasId);
  return filterList(TASK_LISTS_FILTER, () => lists, hasId)
    .filter(isFirstOfItsId)
    .map(toTaskList);
}

export function toTaskList(payload: unknown): TaskList {
  const list = toRecord(payload);
  const id = text(list['id']);
  const { tasks } = list;
  return {
    id,
    title: decodeEntities(text(list['title'])),
    tasks: Array.isArray(tasks) ? tasks.filter(isFirstOfItsId).map(toTask) : [],
    isVisible: flag(list['isVisible'], !flag(list['isHidden'])),
    isHidden: flag(list['isHidden']),
    isToggleable: flag(list['isToggleable'], TOGGLEABLE.has(id)),
    isComplete: flag(list['isComplete']),
    // As the server calls its own lists; an event must tell where it was.
    eventPrefix: text(list['eventPrefix']) || (id === 'setup' ? 'tasklist_' : `${id}_tasklist_`),
    displayProgressHeader: flag(list['displayProgressHeader']),
    keepCompletedTaskList: list['keepCompletedTaskList'] === 'yes' || list['keepCompletedTaskList'] === true,
  };
}

export function toTask(payload: unknown): Task {
  const task = toRecord(payload);
  return {
    id: text(task['id']),
    parentId: text(task['parentId']),
    // Something has to be there to read and to press.
    title: decodeEntities(text(task['title'])).trim() || text(task['id']),
    content: text(task['content']),
    additionalInfo: text(task['additionalInfo']),
    actionLabel: decodeEntities(text(task['actionLabel'])),
    badge: decodeEntities(text(task[flag(task['isInProgress']) ? 'inProgressLabel' : 'badge'])),
    actionUrl: text(task['actionUrl']) || null,
    time: decodeEntities(text(task['time'])),
    level: typeof task['level'] === 'number' ? task['level'] : 3,
    canView: flag(task['canView'], true),
    isComplete: flag(task['isComplete']),
    isActioned: flag(task['isActioned']),
    isDismissed: flag(task['isDismissed']),
    isDismissable: flag(task['isDismissable']),
    isSnoozed: flag(task['isSnoozed']),
    isSnoozeable: flag(task['isSnoozeable']),
    snoozedUntil: typeof task['snoozedUntil'] === 'number' ? task['snoozedUntil'] : null,
    isVisited: flag(task['isVisited']),
    isDisabled: flag(task['isDisabled']),
    isDeprecated: flag(task['isDeprecated']),
    additionalData: toData(task['additionalData']),
    eventPrefix: text(task['eventPrefix']),
    recordViewEvent: flag(task['recordViewEvent']),
  };
}

const idOf = (entry: unknown): string => (isRecord(entry) ? text(entry['id']) : '');

const hasId = (entry: unknown): entry is Record<string, unknown> => idOf(entry) !== '';

/** Two of one id could not be told apart, by clicks no more than by requests. */
const isFirstOfItsId = (entry: unknown, index: number, all: readonly unknown[]): boolean =>
  hasId(entry) && all.findIndex((other) => idOf(other) === idOf(entry)) === index;

const toData = (value: unknown): TaskData | null => (isRecord(value) ? value : null);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const flag = (value: unknown, fallback = false): boolean => (typeof value === 'boolean' ? value : fallback);
