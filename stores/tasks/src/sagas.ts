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

/** Reads all lists; again when a change was confirmed while they were in progress, since they may be older. */
export function* fetchTaskLists(): Saga {
  const lists = yield* taskEdits.readFresh(() =>
    request(api.fetchTaskLists, collectLegacyTasks().map(toExtendedTask)),
  );
  yield* put(listsReceived(lists.map((list) => ({ ...list, tasks: list.tasks.map(markLegacy) }))));
}

const markLegacy = (task: Task): Task => (getLegacyTask(task.id) ? { ...task, isDeprecated: true } : task);

/** One list or task is part of all of them, which are read once. */
export function* ensureTaskLists(_id: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('tasks').getTaskLists());
}

/** @throws ApiError when the task cannot be dismissed, which is then reverted */
export function* dismissTask(taskId: string): Saga<Undo> {
  yield* saveTask(taskId, { isDismissed: true }, 'dismiss');
  notifyLegacyTask(taskId, 'onDismiss');
  return { action: 'undoDismissTask', taskId };
}

export function* undoDismissTask(taskId: string): Saga {
  yield* saveTask(taskId, { isDismissed: false }, 'undo_dismiss');
}

/**
 * Puts a task off until tomorrow, by the server's clock.
 * @throws ApiError when that fails, which is then reverted
 */
export function* snoozeTask(taskId: string): Saga<Undo> {
  const { snoozedUntil } = yield* saveTask(taskId, { isSnoozed: true }, 'snooze');
  // The server set this moment a day from its own now.
  if (snoozedUntil !== null) yield* put(clockCompared(snoozedUntil - DAY - Date.now()));
  notifyLegacyTask(taskId, 'remindMeLater');
  return { action: 'undoSnoozeTask', taskId };
}

export function* undoSnoozeTask(taskId: string): Saga {
  yield* saveTask(taskId, { isSnoozed: false, snoozedUntil: null }, 'undo_snooze');
}

/** Tells the server that the user did what a task asks for, where it cannot find out by itself. */
export function* actionTask(taskId: string): Saga {
  yield* saveTask(taskId, { isActioned: true }, 'action');
}

/**
 * Shows a task as complete and reads the lists again, in which the server says whether it is.
 * @throws ApiError when they cannot be read; the task then shows as the server last told it
 */
export function* completeTask(taskId: string): Saga {
  yield* withTaskEdit(taskId, { isComplete: true }, fetchTaskLists);
}

/** Counts one start of a task that is not complete, on top of what other tabs counted. */
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

/** Adds one start of a task to the counts in a user's preference; entries that are not counts are dropped. */
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

/** Makes sure that a list is seen: one that was hidden, in another tab perhaps, comes back. */
export function* revealTaskList(listId: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.dispatch('tasks').refreshTaskLists());
  if (registry.select('tasks').getTaskList(listId)?.isHidden) yield* unhideTaskList(listId);
}

/** Keeps showing a list that is complete, instead of its completion card. */
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
    // Only the state counts: of a task the server does not know it has no title to tell.
    const { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil } = answer;
    return { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil };
  });

const saveTaskList = (listId: string, changes: Partial<TaskList>, action: 'hide' | 'unhide') =>
  withListEdit(listId, changes, function* () {
    const { isHidden, isVisible } = yield* request(api.changeTaskList, listId, action);
    return { isHidden, isVisible };
  });
