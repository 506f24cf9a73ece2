import { __, sprintf } from '@wordpress/i18n';
import { isTaskListComplete, type TaskList } from '@admin/store-tasks';

export const isSetup = ({ id }: TaskList): boolean => id === 'setup';

/** Lists of a former layout repeat the tasks of `setup` and `extended`; the secret one is never shown. */
export const isOfHome = ({ id }: TaskList): boolean =>
  !id.endsWith('_two_column') && id !== 'secret_tasklist';

/** Whether the list has a place on the screen. The setup list stays when it is complete, to say so. */
export function isShown(list: TaskList, now: number | undefined): boolean {
  return !list.isHidden && list.isVisible && hasSomethingToSay(list, now);
}

/** Whether the owner put the list away, and would see something again by taking it back. */
export const isHiddenByOwner = (list: TaskList, now: number | undefined): boolean =>
  list.isHidden && hasSomethingToSay(list, now);

const hasSomethingToSay = (list: TaskList, now: number | undefined): boolean =>
  isSetup(list) || list.keepCompletedTaskList || !isTaskListComplete(list, now);

/** What the list is called; extensions may have left that to us. */
export const getTitle = ({ id, title }: Pick<TaskList, 'id' | 'title'>): string =>
  title || (id === 'setup' ? __('Store setup', 'woocommerce') : __('Things to do next', 'woocommerce'));

/** What brings the list back when it was hidden. */
export function getShowLabel(list: TaskList): string {
  switch (list.id) {
    case 'setup':
      return __('Show setup task list', 'woocommerce');
    case 'extended':
      return __('Show things to do next', 'woocommerce');
    default:
      /* translators: %s: title of a task list */
      return sprintf(__('Show “%s”', 'woocommerce'), getTitle(list));
  }
}
