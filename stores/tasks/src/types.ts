import type * as v from 'valibot';
import type { TaskListSchema, TaskSchema } from './schemas';

export type { TaskData } from './schemas';

export type Task = v.InferOutput<typeof TaskSchema>;

export type TaskList = v.InferOutput<typeof TaskListSchema>;

/** The action that reverts a dismissal or snooze, for an Undo button. */
export interface Undo {
  action: 'undoDismissTask' | 'undoSnoozeTask';
  taskId: string;
}
