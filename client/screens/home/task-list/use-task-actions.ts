import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { navigateTo } from '@admin/navigation';
import { getLegacyTask, tasksStore, type Task, type TaskList } from '@admin/store-tasks';
import { recordEvent } from '@admin/tracks';
import { getTaskAddress, isDoneElsewhere } from './task-address';
import { useOutcome } from './use-outcome';

/** How long counting a start may hold anyone from the task; milliseconds. */
const PATIENCE = 500;

/** What the shop's owner can do with the tasks of a list. */
export function useTaskActions({ eventPrefix }: Pick<TaskList, 'eventPrefix'>) {
  const tasks = useDispatch(tasksStore);
  const report = useOutcome();
  const record = (event: string, { id }: Task) => recordEvent(`${eventPrefix}${event}`, { task_name: id });

  /** Opens a task. Pages of the dashboard count their start themselves, when they show. */
  async function goToTask(task: Task): Promise<void> {
    record('click', task);
    const { onClick } = getLegacyTask(task.id) ?? {};
    if (onClick) return onClick();
    // The page is gone the moment it is left, and what it was about to send with it.
    if (isDoneElsewhere(task)) await atMost(PATIENCE, tasks.visitTask(task.id));
    navigateTo({ url: getTaskAddress(task) });
  }

  function undoDismiss(task: Task) {
    record('undo_dismiss_task', task);
    void report(tasks.undoDismissTask(task.id), {
      failed: __('There was a problem bringing the task back', 'woocommerce'),
    });
  }

  function undoSnooze(task: Task) {
    record('undo_remindmelater_task', task);
    void report(tasks.undoSnoozeTask(task.id), {
      failed: __('There was a problem bringing the task back', 'woocommerce'),
    });
  }

  return {
    goToTask,

    trackClick: (task: Task) => record('click', task),

    dismiss(task: Task) {
      record('dismiss_task', task);
      void report(tasks.dismissTask(task.id), {
        done: __('Task dismissed', 'woocommerce'),
        undo: () => undoDismiss(task),
        failed: __('There was a problem dismissing the task', 'woocommerce'),
      });
    },

    snooze(task: Task) {
      record('remindmelater_task', task);
      void report(tasks.snoozeTask(task.id), {
        done: __('Task postponed until tomorrow', 'woocommerce'),
        undo: () => undoSnooze(task),
        failed: __('There was a problem postponing the task', 'woocommerce'),
      });
    },
  };
}

/** Waits for `operation` to end, in whatever way, but not longer than `limit`. */
function atMost(limit: number, operation: Promise<unknown>): Promise<unknown> {
  const timeUp = new Promise((resolve) => {
    setTimeout(resolve, limit);
  });
  return Promise.race([operation.catch(() => undefined), timeUp]);
}
