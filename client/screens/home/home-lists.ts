import { __, sprintf } from '@wordpress/i18n';
import { isTaskListComplete, type TaskList } from '@admin/store-tasks';

export const isSetup = ({ id }: TaskList): boolean => id === 'setup';

/** Lists of an older layout repeat the tasks of `setup` and `extended`; the secret list is never shown. */
export const isHomeTaskList = ({ id }: TaskList): boolean =>
  !id.endsWith('_two_column') && id !== 'secret_tasklist';

/** Whether the list is shown. The setup list stays after completion, to show that it is complete. */
export function isShown(list: TaskList, now: number | undefined): boolean {
  return !list.isHidden && list.isVisible && hasSomethingToSay(list, now);
}

/** Whether the user hid the list, and restoring it would show something. */
export const isHiddenByOwner = (list: TaskList, now: number | undefined): boolean =>
  list.isHidden && hasSomethingToSay(list, now);

const hasSomethingToSay = (list: TaskList, now: number | undefined): boolean =>
  isSetup(list) || list.keepCompletedTaskList || !isTaskListComplete(list, now);

/** Returns the list's title, with a default for extensions that don't set one. */
export const getTitle = ({ id, title }: Pick<TaskList, 'id' | 'title'>): string =>
  title || (id === 'setup' ? __('Store setup', 'store-admin') : __('Things to do next', 'store-admin'));

/** Returns the label of the button that restores a hidden list. */
export function getShowLabel(list: TaskList): string {
  switch (list.id) {
    case 'setup':
      return __('Show setup task list', 'store-admin');
    case 'extended':
      return __('Show things to do next', 'store-admin');
    default:
      /* translators: %s: title of a task list */
      return sprintf(__('Show “%s”', 'store-admin'), getTitle(list));
  }
}
