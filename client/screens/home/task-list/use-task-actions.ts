import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { navigateTo } from '@admin/navigation';
import { getLegacyTask, tasksStore, type Task, type TaskList } from '@admin/store-tasks';
import { recordEvent } from '@admin/tracks';
import { getTaskAddress, isDoneElsewhere } from './task-address';
import { useOutcome } from './use-outcome';

/** What the shop's owner can do with the tasks of a list. */
export function useTaskActions({ eventPrefix }: Pick<TaskList, 'eventPrefix'>) {
  const tasks = useDispatch(tasksStore);
  const report = useOutcome();
  const record = (event: string, { id }: Task) => recordEvent(`${eventPrefix}${event}`, { task_name: id });

  /** Notes that a task is being opened. Pages of the dashboard count their start themselves, when they show. */
  function noteOpening(task: Task) {
    record('click', task);
    // A start that could not be counted is no reason to keep anyone from the task.
    if (isDoneElsewhere(task)) tasks.visitTask(task.id).catch(() => undefined);
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
    noteOpening,

    goToTask(task: Task) {
      noteOpening(task);
      const { onClick } = getLegacyTask(task.id) ?? {};
      if (onClick) onClick();
      else navigateTo({ url: getTaskAddress(task) });
    },

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
