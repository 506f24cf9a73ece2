import type { StoreContext } from '../../context';
import { can } from '../../accounts';
import type { User } from '../../accounts';
import type { TaskDefinition, TaskListDefinition, TaskListId, TaskStore } from './definition';
import { TASK_LISTS } from './definitions';
import { readTaskState } from './state';
import type { TaskState } from './state';
import { __ } from '../../i18n';

/** A task as in the contract. */
export interface Task {
  id: string;
  parentId: string;
  title: string;
  canView: boolean;
  content: string;
  additionalInfo: string | null;
  actionLabel: string;
  actionUrl: string | null;
  isComplete: boolean;
  time: string;
  level: number;
  isActioned: boolean;
  isDismissed: boolean;
  isDismissable: boolean;
  isSnoozed: boolean;
  isSnoozeable: boolean;
  isVisited: boolean;
  isDisabled: boolean;
  /** Milliseconds since 1970. */
  snoozedUntil: number | null;
  additionalData: object | null;
  eventPrefix: string;
  recordViewEvent: boolean;
}

export interface TaskList {
  id: TaskListId;
  title: string;
  isHidden: boolean;
  isVisible: boolean;
  isComplete: boolean;
  tasks: Task[];
  eventPrefix: string;
  displayProgressHeader: boolean;
  keepCompletedTaskList: 'yes' | 'no';
}

/** A task that an extension sends with the request, because only the extension's script knows it. */
export interface ExtensionTask {
  listId: string;
  id: string;
  title: string;
  content: string;
  additionalInfo: string | null;
  time: string;
  isComplete: boolean;
  canView: boolean;
  isDismissable: boolean;
  isSnoozeable: boolean;
}

/** The only level in the contract's version. */
const LEVEL = 3;
const actionLabel = () => __('Begin', 'store-admin');

/**
 * The current task lists, without tasks that don't apply to this store.
 * @param ids which lists; all when left out.
 */
export function getTaskLists(
  context: StoreContext,
  user: User,
  ids?: readonly TaskListId[],
  extensionTasks: readonly ExtensionTask[] = [],
): TaskList[] {
  const state = readTaskState(context.db, user, context.clock());
  const store = toTaskStore(context, user);
  return TASK_LISTS.filter(({ id }) => !ids || ids.includes(id)).map((list) => {
    const own = list.tasks.map((task) => toTask(store, state, list, task));
    const brought = extensionTasks
      .filter(({ listId }) => listId === list.id)
      .map((task) => toExtensionTask(state, list, task));
    return toTaskList(
      state,
      list,
      [...own, ...brought].filter(({ canView }) => canView),
    );
  });
}

/** The number of remaining setup tasks; 0 if the list is hidden. */
export function countRemainingTasks(context: StoreContext, user: User): number {
  const [setup] = getTaskLists(context, user, ['setup']);
  return setup?.isVisible ? setup.tasks.filter(({ isComplete }) => !isComplete).length : 0;
}

/** A task of the store, shown or not; if it is in several lists, from the first one. */
export function getTask(context: StoreContext, user: User, id: string): Task | undefined {
  const list = TASK_LISTS.find(({ tasks }) => tasks.some((task) => task.id === id));
  const task = list?.tasks.find((each) => each.id === id);
  if (!list || !task) return undefined;
  return toTask(toTaskStore(context, user), readTaskState(context.db, user, context.clock()), list, task);
}

/** The stored state of a task that only an extension's script knows. */
export function getUnknownTask(context: StoreContext, user: User, id: string): Task {
  const state = readTaskState(context.db, user, context.clock());
  const [, extended] = TASK_LISTS;
  if (!extended) throw new Error('There is no list for tasks of extensions.');
  return toExtensionTask(state, extended, {
    listId: extended.id,
    id,
    title: '',
    content: '',
    additionalInfo: null,
    time: '',
    isComplete: false,
    canView: true,
    isDismissable: true,
    isSnoozeable: true,
  });
}

function toTaskStore({ db, features, siteUrl }: StoreContext, user: User): TaskStore {
  return {
    db,
    features,
    canManageSite: can(user, 'manage_options'),
    adminLink: (path) => `${siteUrl}/wp-admin/${path}`,
  };
}

function toTask(store: TaskStore, state: TaskState, list: TaskListDefinition, task: TaskDefinition): Task {
  const isComplete = task.isComplete(store, state.isActioned(task.id));
  const texts = task.texts();
  return {
    id: task.id,
    parentId: task.isDetached ? '' : list.id,
    title: isComplete ? texts.done : texts.open,
    canView: task.canView?.(store) ?? true,
    content: texts.content ?? '',
    additionalInfo: texts.additionalInfo ?? '',
    actionLabel: texts.actionLabel ?? actionLabel(),
    actionUrl: task.actionUrl?.(store, isComplete) ?? null,
    isComplete,
    time: texts.time ?? '',
    level: LEVEL,
    ...toMarks(state, task.id),
    isDismissable: task.isDismissable ?? false,
    // No task can be snoozed in this version.
    isSnoozeable: false,
    additionalData: task.additionalData?.(store) ?? null,
    eventPrefix: task.isDetached ? '' : list.eventPrefix,
    recordViewEvent: task.recordViewEvent ?? false,
  };
}

function toExtensionTask(state: TaskState, list: TaskListDefinition, task: ExtensionTask): Task {
  const { listId: _, ...members } = task;
  return {
    ...members,
    parentId: list.id,
    actionLabel: actionLabel(),
    actionUrl: null,
    level: LEVEL,
    ...toMarks(state, task.id),
    additionalData: null,
    eventPrefix: list.eventPrefix,
    recordViewEvent: false,
  };
}

type Mark = 'isActioned' | 'isDismissed' | 'isSnoozed' | 'isVisited' | 'isDisabled' | 'snoozedUntil';

function toMarks(state: TaskState, id: string): Pick<Task, Mark> {
  const snoozedUntil = state.snoozedUntil(id);
  return {
    isActioned: state.isActioned(id),
    isDismissed: state.isDismissed(id),
    isSnoozed: snoozedUntil !== null,
    isVisited: state.isVisited(id),
    isDisabled: false,
    snoozedUntil,
  };
}

function toTaskList(state: TaskState, list: TaskListDefinition, tasks: Task[]): TaskList {
  const isHidden = state.isHidden(list.hiddenId);
  return {
    id: list.id,
    title: list.title(),
    isHidden,
    isVisible: !list.isSecret && !isHidden && tasks.length > 0,
    // A list without tasks for this user is complete.
    isComplete: tasks.every(({ isComplete }) => isComplete),
    tasks,
    eventPrefix: list.eventPrefix,
    displayProgressHeader: list.displayProgressHeader ?? false,
    keepCompletedTaskList: state.isKept ? 'yes' : 'no',
  };
}
