import type { Query } from '@admin/navigation';
import type { Task } from '@admin/store-tasks';

/** What the page of a task is handed. */
export interface TaskPageProps {
  task: Task;
  query: Query;
  /** Says that the task is done, which leads back to the home screen or to `redirectPath`. */
  onComplete: (options?: { redirectPath?: string }) => void;
}
