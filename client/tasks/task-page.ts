import type { Query } from '@admin/navigation';
import type { Task } from '@admin/store-tasks';

/** Props of a task's dialog, which opens above the home screen. */
export interface TaskDialogProps {
  task: Task;
  /** Called when the dialog is visible. */
  onOpen: () => void;
  /** Called when the dialog has closed, or has nothing to show. */
  onClose: () => void;
  /** Called with a message when the dialog can't be shown. */
  onFail: (reason: string) => void;
}

/** Props of a task's page. */
export interface TaskPageProps {
  task: Task;
  query: Query;
  /** Called when the task is done; opens the home screen or `redirectPath`. */
  onComplete: (options?: { redirectPath?: string }) => void;
}
