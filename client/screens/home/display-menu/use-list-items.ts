import { __ } from '@wordpress/i18n';
import type { TaskList } from '@admin/store-tasks';
import type { MenuGroup, MenuItem } from '@admin/ui';
import { getShowLabel, isHomeTaskList, isHiddenByOwner, isSetup, isShown } from '../home-lists';
import { useListActions } from '../task-list/use-list-actions';

/** Menu items that show or hide lists: the optional lists, and the setup list while it is hidden. */
export function useListItems(lists: readonly TaskList[], now: number | undefined): (MenuGroup | MenuItem)[] {
  const { hide, unhide } = useListActions();
  const toggleable = lists
    .filter((list) => isHomeTaskList(list) && list.isToggleable)
    .filter((list) => isShown(list, now) || isHiddenByOwner(list, now));
  const hiddenSetup = lists.find((list) => isSetup(list) && list.isHidden);

  const group: MenuGroup = {
    label: __('Task lists', 'store-admin'),
    kind: 'checkbox',
    items: toggleable.map((list) => ({
      label: getShowLabel(list),
      isChecked: !list.isHidden,
      onSelect: () => void (list.isHidden ? unhide(list) : hide(list)),
    })),
  };
  return [
    ...(toggleable.length > 0 ? [group] : []),
    ...(hiddenSetup
      ? [
          {
            label: getShowLabel(hiddenSetup),
            icon: 'store' as const,
            onSelect: () => unhide(hiddenSetup),
          },
        ]
      : []),
  ];
}
