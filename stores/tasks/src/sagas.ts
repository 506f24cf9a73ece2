import { call, getRegistry, put, request, select, type Saga } from '@admin/data';
import { mapOrEmpty } from '@admin/schemas';
import * as v from 'valibot';
import * as api from './api';
import { withListEdit, withTaskEdit } from './edits';
import { collectLegacyTasks, getLegacyTask, notifyLegacyTask, toExtendedTask } from './legacy-tasks';
import { tasksSelectors } from './selectors';
import { clockCompared, listsReceived, taskEdits, tasksSlice } from './slice';
import type { Task, TaskList, Undo } from './types';

const DAY = 24 * 60 * 60 * 1000;

/** Fetches all lists, and again if a change was confirmed during the request, since the response may be older. */
export function* fetchTaskLists(): Saga {
  const lists = yield* taskEdits.readFresh(() =>
    request(api.fetchTaskLists, collectLegacyTasks().map(toExtendedTask)),
  );
  yield* put(listsReceived(lists.map((list) => ({ ...list, tasks: list.tasks.map(markLegacy) }))));
}

const markLegacy = (task: Task): Task => (getLegacyTask(task.id) ? { ...task, isDeprecated: true } : task);

/** All lists come in one response, so one list or task needs no request of its own. */
export function* ensureTaskLists(_id: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('tasks').getTaskLists());
}

/** @throws ApiError when the task cannot be dismissed; the change is then reverted */
export function* dismissTask(taskId: string): Saga<Undo> {
  yield* saveTask(taskId, { isDismissed: true }, 'dismiss');
  notifyLegacyTask(taskId, 'onDismiss');
  return { action: 'undoDismissTask', taskId };
}

export function* undoDismissTask(taskId: string): Saga {
  yield* saveTask(taskId, { isDismissed: false }, 'undo_dismiss');
}

/**
 * Snoozes a task until tomorrow, by the server's clock.
 * @throws ApiError when that fails, which is then reverted
 */
export function* snoozeTask(taskId: string): Saga<Undo> {
  const { snoozedUntil } = yield* saveTask(taskId, { isSnoozed: true }, 'snooze');
  // The server set this time to one day after its current time.
  if (snoozedUntil !== null) yield* put(clockCompared(snoozedUntil - DAY - Date.now()));
  notifyLegacyTask(taskId, 'remindMeLater');
  return { action: 'undoSnoozeTask', taskId };
}

export function* undoSnoozeTask(taskId: string): Saga {
  yield* saveTask(taskId, { isSnoozed: false, snoozedUntil: null }, 'undo_snooze');
}

/** Tells the server that the user completed a task's action, for tasks the server cannot detect itself. */
export function* actionTask(taskId: string): Saga {
  yield* saveTask(taskId, { isActioned: true }, 'action');
}

/**
 * Optimistically marks a task as complete and refetches the lists, which have the server's value.
 * @throws ApiError when they cannot be read; the task then has its last known state
 */
export function* completeTask(taskId: string): Saga {
  yield* withTaskEdit(taskId, { isComplete: true }, fetchTaskLists);
}

/** Increments the start count of an incomplete task, on top of counts from other tabs. */
export function* visitTask(taskId: string): Saga {
  const { getTask } = tasksSelectors(yield* select(tasksSlice.selectSlice));
  if (getTask(taskId)?.isComplete) return;
  const registry = yield* getRegistry();
  const changes = { isVisited: true };
  yield* withTaskEdit(taskId, changes, function* () {
    const { changePreference } = registry.dispatch('user');
    yield* call(() => changePreference('task_list_tracked_started_tasks', addStart(taskId)));
    return changes;
  });
}

const StartsSchema = mapOrEmpty(v.number());

/** Increments a task's start count in the user preference; invalid entries are dropped. */
const addStart =
  (taskId: string) =>
  (starts: unknown): Record<string, number> => {
    const counts = v.parse(StartsSchema, starts);
    return { ...counts, [taskId]: (counts[taskId] ?? 0) + 1 };
  };

export function* hideTaskList(listId: string): Saga {
  yield* saveTaskList(listId, { isHidden: true, isVisible: false }, 'hide');
}

export function* unhideTaskList(listId: string): Saga {
  yield* saveTaskList(listId, { isHidden: false, isVisible: true }, 'unhide');
}

/** Makes sure that a list is visible: a hidden one is shown again. */
export function* revealTaskList(listId: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.dispatch('tasks').refreshTaskLists());
  if (registry.select('tasks').getTaskList(listId)?.isHidden) yield* unhideTaskList(listId);
}

/** Keeps showing a complete list, instead of its completion card. */
export function* keepTaskList(listId: string): Saga {
  const registry = yield* getRegistry();
  const changes = { keepCompletedTaskList: true };
  yield* withListEdit(listId, changes, function* () {
    const { updateOptions } = registry.dispatch('options');
    yield* call(() => updateOptions({ woocommerce_task_list_keep_completed: 'yes' }));
    return changes;
  });
}

const saveTask = (taskId: string, changes: Partial<Task>, action: api.TaskAction) =>
  withTaskEdit(taskId, changes, function* () {
    const answer = yield* request(api.changeTask, taskId, action);
    // Only the state is used: for a task unknown to the server, the response has no title.
    const { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil } = answer;
    return { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil };
  });

const saveTaskList = (listId: string, changes: Partial<TaskList>, action: 'hide' | 'unhide') =>
  withListEdit(listId, changes, function* () {
    const { isHidden, isVisible } = yield* request(api.changeTaskList, listId, action);
    return { isHidden, isVisible };
  });
