import { __, sprintf } from '@wordpress/i18n';
import { useDispatch } from '@admin/data';
import { usePromiseNotice } from '@admin/store-notices';
import { getVisibleTasks, tasksStore, type TaskList } from '@admin/store-tasks';
import { recordListEvent } from '@admin/tracks';
import { getTitle } from '../home-lists';

/** Actions on whole lists. */
export function useListActions() {
  const { hideTaskList, unhideTaskList, keepTaskList } = useDispatch(tasksStore);
  const report = usePromiseNotice();

  function record(list: TaskList, action: 'remove_card' | 'keep_card') {
    const tasks = getVisibleTasks(list);
    const completed = tasks.filter(({ isComplete }) => isComplete).length;
    recordListEvent(list.eventPrefix, 'completed', {
      action,
      completed_task_count: completed,
      incomplete_task_count: tasks.length - completed,
    });
  }

  const unhide = (list: TaskList) =>
    void report(unhideTaskList(list.id), {
      failed: __('There was a problem showing the list', 'store-admin'),
    });

  return {
    unhide,

    /** Resolves with whether the list is hidden. */
    hide(list: TaskList): Promise<boolean> {
      record(list, 'remove_card');
      return report(hideTaskList(list.id), {
        done:
          list.id === 'setup'
            ? __('Setup task list hidden', 'store-admin')
            : sprintf(
                /* translators: %s: title of a task list */
                __('%s hidden', 'store-admin'),
                getTitle(list),
              ),
        undo: () => unhide(list),
        failed: __('There was a problem hiding the list', 'store-admin'),
      });
    },

    keep(list: TaskList): Promise<boolean> {
      record(list, 'keep_card');
      return report(keepTaskList(list.id), {
        failed: __('There was a problem keeping the list', 'store-admin'),
      });
    },
  };
}
