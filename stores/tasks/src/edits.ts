import type { Saga } from '@admin/data';
import { taskEdits } from './slice';
import type { Task, TaskList } from './types';

/** `undefined` if only later responses confirm the change. */
type Confirmed<T> = Partial<T> | undefined | void;

/** Shows changes of a task while `save` runs; `save` returns the confirmed members. */
export const withTaskEdit = <C extends Confirmed<Task>>(
  target: string,
  changes: Partial<Task>,
  save: () => Saga<C>,
) => taskEdits.save({ scope: 'task', target, changes }, save);

/** Shows changes of a list while `save` runs; `save` returns the confirmed members. */
export const withListEdit = <C extends Confirmed<TaskList>>(
  target: string,
  changes: Partial<TaskList>,
  save: () => Saga<C>,
) => taskEdits.save({ scope: 'list', target, changes }, save);
