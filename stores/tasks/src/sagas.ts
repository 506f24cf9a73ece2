import { nanoid } from '@reduxjs/toolkit';
import { call, getRegistry, put, request, select, take, type Saga } from '@admin/data';
import * as api from './api';
import { collectLegacyTasks, getLegacyTask, toExtendedTask } from './legacy-tasks';
import { isStartCounted, noteStart, oneMore } from './started-tasks';
import {
  clockCompared,
  editEnded,
  editStarted,
  listsReceived,
  tasksSlice,
  type Edit,
  type TasksState,
} from './slice';
import type { Task, TaskList, Undo } from './types';

const { selectSlice } = tasksSlice;
const DAY = 24 * 60 * 60 * 1000;

/** Reads all lists; again when a change was confirmed while they were on their way, since they may be older. */
export function* fetchTaskLists(): Saga {
  let changes: number;
  let lists: TaskList[];
  do {
    ({ changes } = yield* select(selectSlice));
    const legacy = collectLegacyTasks();
    const answer = yield* request(api.fetchTaskLists, legacy.map(toExtendedTask));
    lists = answer.map((list) => ({ ...list, tasks: list.tasks.map(markLegacy) }));
  } while ((yield* select(selectSlice)).changes !== changes);
  yield* put(listsReceived(lists));
}

const markLegacy = (task: Task): Task => (getLegacyTask(task.id) ? { ...task, isDeprecated: true } : task);

/** One list or task is part of all of them, which are read once. */
export function* ensureTaskLists(_id: string): Saga {
  const registry = yield* getRegistry();
  yield* call(() => registry.resolveSelect('tasks').getTaskLists());
}

/** @throws ApiError when the task cannot be dismissed, which is then taken back */
export function* dismissTask(taskId: string): Saga<Undo> {
  yield* saveTask(taskId, { isDismissed: true }, 'dismiss', () => getLegacyTask(taskId)?.onDismiss?.());
  return { action: 'undoDismissTask', taskId };
}

export function* undoDismissTask(taskId: string): Saga {
  yield* saveTask(taskId, { isDismissed: false }, 'undo_dismiss');
}

/**
 * Puts a task off until tomorrow, by the server's clock.
 * @throws ApiError when that fails, which is then taken back
 */
export function* snoozeTask(taskId: string): Saga<Undo> {
  yield* saveTask(taskId, { isSnoozed: true }, 'snooze', () => getLegacyTask(taskId)?.remindMeLater?.());
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
  yield* withEdit(
    { id: nanoid(), scope: 'task', target: taskId, changes: { isComplete: true } },
    function* () {
      yield* fetchTaskLists();
      return undefined;
    },
  );
}

/**
 * Counts one start of a task for this browser session; later visits in it count no more. A start
 * whose counting failed, or was cut short by leaving the page, is counted with the next visit.
 */
export function* visitTask(taskId: string): Saga {
  if (isStartCounted(taskId)) return;
  const registry = yield* getRegistry();
  const changes = { isVisited: true };
  yield* withEdit({ id: nanoid(), scope: 'task', target: taskId, changes }, function* () {
    yield* call(() =>
      registry.dispatch('user').changePreference('task_list_tracked_started_tasks', oneMore(taskId)),
    );
    noteStart(taskId);
    return changes;
  });
}

export function* hideTaskList(listId: string): Saga {
  yield* saveTaskList(listId, { isHidden: true, isVisible: false }, 'hide');
}

export function* unhideTaskList(listId: string): Saga {
  yield* saveTaskList(listId, { isHidden: false, isVisible: true }, 'unhide');
}

/** Keeps showing a list that is complete, instead of its completion card. */
export function* keepTaskList(listId: string): Saga {
  const registry = yield* getRegistry();
  const changes = { keepCompletedTaskList: true };
  yield* withEdit({ id: nanoid(), scope: 'list', target: listId, changes }, function* () {
    yield* call(() =>
      registry.dispatch('options').updateOptions({ woocommerce_task_list_keep_completed: 'yes' }),
    );
    return changes;
  });
}

/** `onSaved` is told once the server has it. */
function* saveTask(taskId: string, changes: Partial<Task>, action: api.TaskAction, onSaved = () => {}): Saga {
  yield* withEdit({ id: nanoid(), scope: 'task', target: taskId, changes }, function* () {
    const task = yield* request(api.changeTask, taskId, action);
    const { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil } = task;
    // The server set this moment a day from its own now.
    if (action === 'snooze' && snoozedUntil !== null)
      yield* put(clockCompared(snoozedUntil - DAY - Date.now()));
    onSaved();
    // Only the state of the task counts: of one it does not know, the server has no title to tell.
    return { isActioned, isComplete, isDismissed, isSnoozed, snoozedUntil };
  });
}

function* saveTaskList(listId: string, changes: Partial<TaskList>, action: 'hide' | 'unhide'): Saga {
  yield* withEdit({ id: nanoid(), scope: 'list', target: listId, changes }, function* () {
    const { isHidden, isVisible } = yield* request(api.changeTaskList, listId, action);
    return { isHidden, isVisible };
  });
}

/**
 * Shows an edit while `save` runs. Edits of one task or list are saved in the order they were made,
 * so that the last click decides; what `save` gives back is what the server confirmed. What has to
 * happen after a save belongs into `save`: when a cancelled saga yields in `finally`, whoever
 * delegates to it goes on as if it had ended.
 */
function* withEdit(edit: Edit, save: () => Saga<Edit['changes'] | undefined>): Saga {
  let confirmed: Edit['changes'] | undefined;
  yield* put(editStarted(edit));
  try {
    while (mustWait(yield* select(selectSlice), edit)) yield* take(editEnded);
    confirmed = yield* save();
  } finally {
    // Reached on failure and on cancellation too, so no layer is ever left behind.
    yield* put(editEnded({ id: edit.id, ...(confirmed ? { confirmed } : {}) }));
  }
}

const mustWait = ({ pending }: TasksState, { id, scope, target }: Edit): boolean =>
  pending.find((other) => other.scope === scope && other.target === target)?.id !== id;
