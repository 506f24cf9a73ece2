import { __, _n, sprintf } from '@wordpress/i18n';
import { getProgress, isTaskListComplete } from './rules';
import type { TaskList } from './types';

/** What determines whether the header shows the setup reminder. */
export interface ReminderState {
  /** The list `setup`; `undefined` while loading. */
  list: TaskList | undefined;
  /** The option `woocommerce_task_list_reminder_bar_hidden`; `undefined` while loading. */
  closed: string | false | undefined;
  /** The home screen, including a task's page. */
  isHome: boolean;
}

/**
 * Shown after setup has started, until it is complete, hidden or dismissed, except where the task list is visible
 * anyway.
 */
export const isReminderShown = ({ list, closed, isHome }: ReminderState, now?: number): boolean =>
  list !== undefined &&
  closed !== undefined &&
  closed !== 'yes' &&
  !isHome &&
  !list.isHidden &&
  !isTaskListComplete(list, now) &&
  getProgress(list, now).completed > 0;

/** @param left how many tasks remain, at least one */
export const getReminderText = (left: number): string =>
  left === 1
    ? __('Almost there. Only 1 step left', 'store-admin')
    : sprintf(
        /* translators: %d: number of tasks that remain */
        _n("You're doing great! %d step left", "You're doing great! %d steps left", left, 'store-admin'),
        left,
      );
