import { __ } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { getVisibleTasks, tasksStore, type TaskList } from '@admin/store-tasks';
import { recordEvent } from '@admin/tracks';
import { useOutcome } from './use-outcome';

/** What the shop's owner can do with a list as a whole. */
export function useListActions(list: TaskList) {
  const { hideTaskList, unhideTaskList, keepTaskList } = useDispatch(tasksStore);
  const report = useOutcome();

  function record(action: string) {
    const tasks = getVisibleTasks(list);
    const completed = tasks.filter(({ isComplete }) => isComplete).length;
    recordEvent(`${list.eventPrefix}completed`, {
      action,
      completed_task_count: completed,
      incomplete_task_count: tasks.length - completed,
    });
  }

  const unhide = () =>
    void report(unhideTaskList(list.id), {
      failed: __('There was a problem showing the list', 'woocommerce'),
    });

  return {
    unhide,

    /** Resolves with whether the list is hidden. */
    hide(): Promise<boolean> {
      record('remove_card');
      return report(hideTaskList(list.id), {
        done:
          list.id === 'setup'
            ? __('Setup task list hidden', 'woocommerce')
            : __('Things to do next hidden', 'woocommerce'),
        undo: unhide,
        failed: __('There was a problem hiding the list', 'woocommerce'),
      });
    },

    keep(): Promise<boolean> {
      record('keep_card');
      return report(keepTaskList(list.id), {
        failed: __('There was a problem keeping the list', 'woocommerce'),
      });
    },
  };
}
