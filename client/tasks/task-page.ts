import type { Query } from '@admin/navigation';
import type { Task } from '@admin/store-tasks';

/** What the dialog of a task is handed, which opens over the home screen. */
export interface TaskDialogProps {
  task: Task;
  /** Says that the dialog is there to see. */
  onOpen: () => void;
  /** Says that it has gone, or that there is nothing for it to show. */
  onClose: () => void;
  /** Says in a sentence why it cannot be shown. */
  onFail: (reason: string) => void;
}

/** What the page of a task is handed. */
export interface TaskPageProps {
  task: Task;
  query: Query;
  /** Says that the task is done, which leads back to the home screen or to `redirectPath`. */
  onComplete: (options?: { redirectPath?: string }) => void;
}
