import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { reportExtensionFailure } from '@admin/extensions';
import { navigateAfter, navigateTo } from '@admin/navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { getLegacyTask, tasksStore, type Task, type TaskList } from '@admin/store-tasks';
import { recordListEvent } from '@admin/tracks';
import { useOpenTaskDialog } from '../task-dialog/task-dialogs';
import { getTaskUrl, opensOutsideDashboard } from '../../../components';

type TaskEvent =
  | 'click'
  | 'dismiss_task'
  | 'undo_dismiss_task'
  | 'remindmelater_task'
  | 'undo_remindmelater_task';

/** Actions on the tasks of a list. */
export function useTaskActions({ eventPrefix }: Pick<TaskList, 'eventPrefix'>) {
  const tasks = useDispatch(tasksStore);
  const report = usePromiseNotice();
  const openDialog = useOpenTaskDialog();
  const record = (event: TaskEvent, { id }: Task) => recordListEvent(eventPrefix, event, { task_name: id });

  /** Opens a task. Dashboard pages count the start themselves when they are shown. */
  async function goToTask(task: Task): Promise<void> {
    record('click', task);
    const { onClick } = getLegacyTask(task.id) ?? {};
    if (onClick) return callExtension(task, onClick);
    const dialog = openDialog(task);
    if (dialog) return dialog;
    const url = getTaskUrl(task);
    if (opensOutsideDashboard(task)) return navigateAfter(tasks.visitTask(task.id), { url });
    navigateTo({ url });
  }

  function undoDismiss(task: Task) {
    record('undo_dismiss_task', task);
    void report(tasks.undoDismissTask(task.id), {
      id: noticeOf(task),
      failed: __('There was a problem restoring the task', 'store-admin'),
      retry: () => undoDismiss(task),
    });
  }

  function undoSnooze(task: Task) {
    record('undo_remindmelater_task', task);
    void report(tasks.undoSnoozeTask(task.id), {
      id: noticeOf(task),
      failed: __('There was a problem restoring the task', 'store-admin'),
      retry: () => undoSnooze(task),
    });
  }

  return {
    goToTask,

    trackClick: (task: Task) => record('click', task),

    dismiss(task: Task) {
      record('dismiss_task', task);
      void report(tasks.dismissTask(task.id), {
        id: noticeOf(task),
        done: __('Task dismissed', 'store-admin'),
        undo: () => undoDismiss(task),
        failed: __('There was a problem dismissing the task', 'store-admin'),
      });
    },

    snooze(task: Task) {
      record('remindmelater_task', task);
      void report(tasks.snoozeTask(task.id), {
        id: noticeOf(task),
        done: __('Task postponed until tomorrow', 'store-admin'),
        undo: () => undoSnooze(task),
        failed: __('There was a problem postponing the task', 'store-admin'),
      });
    },
  };
}

async function callExtension({ id }: Task, onClick: () => unknown): Promise<void> {
  try {
    await onClick();
  } catch (error) {
    reportExtensionFailure({ source: `onClick of task "${id}"`, error });
  }
}

/** One notice per task, the latest: an outdated Undo would be misleading. */
const noticeOf = ({ id }: Task): string => `task-${id}`;
