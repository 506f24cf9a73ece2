import type { ComponentType } from 'react';
import type { Query } from '@admin/navigation';
import type { Task } from '@admin/store-tasks';

export interface CompleteOptions {
  /** Where to go instead of the home screen. */
  redirectPath?: string;
}

/** What the page of a task is handed, be it built in or brought by an extension. */
export interface TaskPageContent {
  task: Task;
  query: Query;
  /** Says that the task is done. */
  onComplete: (options?: CompleteOptions) => void;
}

/** The pages of tasks by task id. */
export type TaskPages = Readonly<Record<string, ComponentType<TaskPageContent>>>;
