import type { Saga } from '@admin/data';
import { taskEdits } from './slice';
import type { Task, TaskList } from './types';

/** Nothing, where the server confirms by what it says later. */
type Confirmed<T> = Partial<T> | undefined | void;

/** Shows changes of a task while `save` runs; what it returns is what the server confirmed. */
export const withTaskEdit = <C extends Confirmed<Task>>(
  target: string,
  changes: Partial<Task>,
  save: () => Saga<C>,
) => taskEdits.save({ scope: 'task', target, changes }, save);

/** Shows changes of a list while `save` runs; what it returns is what the server confirmed. */
export const withListEdit = <C extends Confirmed<TaskList>>(
  target: string,
  changes: Partial<TaskList>,
  save: () => Saga<C>,
) => taskEdits.save({ scope: 'list', target, changes }, save);
