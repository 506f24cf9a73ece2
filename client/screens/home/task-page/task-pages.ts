import type { ComponentType } from 'react';
import type { Query } from '@admin/navigation';
import type { Task } from '@admin/store-tasks';

export interface CompleteOptions {
  /** Path to open afterwards instead of the home screen. */
  redirectPath?: string;
}

/** Props of a task's page, built-in or added by an extension. */
export interface TaskPageContent {
  task: Task;
  query: Query;
  /** Called when the task is done. */
  onComplete: (options?: CompleteOptions) => void;
}

/** Task pages by task id. */
export type TaskPages = Readonly<Record<string, ComponentType<TaskPageContent>>>;
