import { nanoid } from '@reduxjs/toolkit';
import { put, select, take, type Saga } from '@admin/data';
import { editEnded, editStarted, tasksSlice, type Edit, type TasksState } from './slice';
import type { Task, TaskList } from './types';

/** Shows changes of a task while `save` runs; what it gives back is what the server confirmed. */
export const withTaskEdit = <C extends Confirmed<Task>>(
  target: string,
  changes: Partial<Task>,
  save: () => Saga<C>,
) => withEdit({ id: nanoid(), scope: 'task', target, changes }, save);

/** Shows changes of a list while `save` runs; what it gives back is what the server confirmed. */
export const withListEdit = <C extends Confirmed<TaskList>>(
  target: string,
  changes: Partial<TaskList>,
  save: () => Saga<C>,
) => withEdit({ id: nanoid(), scope: 'list', target, changes }, save);

/** Nothing, where the server confirms by what it says later. */
type Confirmed<T> = Partial<T> | undefined | void;

/** Edits of one task or list are saved in the order they were made, so that the last click decides. */
function* withEdit<C extends Confirmed<Task> | Confirmed<TaskList>>(
  edit: Edit,
  save: () => Saga<C>,
): Saga<C> {
  let confirmed: C | undefined;
  yield* put(editStarted(edit));
  try {
    while (mustWait(yield* select(tasksSlice.selectSlice), edit)) yield* take(editEnded);
    confirmed = yield* save();
    return confirmed;
  } finally {
    // Reached on failure and on cancellation too, so no layer is ever left behind.
    yield* put(editEnded({ id: edit.id, ...(confirmed ? { confirmed } : {}) }));
  }
}

const mustWait = ({ pending }: TasksState, { id, scope, target }: Edit): boolean =>
  pending.find((other) => other.scope === scope && other.target === target)?.id !== id;
