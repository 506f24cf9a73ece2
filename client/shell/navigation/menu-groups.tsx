import { useId } from 'react';
import { __ } from '@wordpress/i18n';
import { SlotOr } from '@admin/extensions';
import { MENU_GROUPS, type MenuCategory, type MenuId, type MenuItem } from '@admin/store-navigation';
import { MenuEntry, type MenuEntryProps } from './menu-entry';

interface MenuGroupsProps extends Omit<MenuEntryProps, 'item' | 'isCurrent'> {
  groups: MenuCategory['groups'];
  active: MenuItem | undefined;
}

/** The non-empty groups of a category, in order. */
export function MenuGroups({ groups, ...entries }: MenuGroupsProps) {
  return MENU_GROUPS.filter((id) => groups[id].length > 0).map((id) => (
    <MenuGroup key={id} title={getTitle(id)} items={groups[id]} {...entries} />
  ));
}

interface MenuGroupProps extends Omit<MenuGroupsProps, 'groups'> {
  title: string | undefined;
  items: readonly MenuItem[];
}

function MenuGroup({ title, items, active, ...entry }: MenuGroupProps) {
  const id = useId();
  return (
    <div className="sa-navigation__group">
      {title && (
        <h3 id={id} className="sa-navigation__group-title">
          {title}
        </h3>
      )}
      <ul className="sa-navigation__list" aria-labelledby={title && id}>
        {items.map((item) => (
          <li key={item.id} className="sa-navigation__entry">
            <SlotOr name={`woocommerce_navigation_${item.id}`}>
              <MenuEntry {...entry} item={item} isCurrent={item === active} />
            </SlotOr>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Two groups have a title; the others are recognized by their position. */
function getTitle(id: MenuId): string | undefined {
  if (id === 'favorites') return __('Favorites', 'store-admin');
  if (id === 'plugins') return __('Extensions', 'store-admin');
  return undefined;
}
