import { _n, sprintf } from '@wordpress/i18n';
import { Link } from '@admin/navigation';
import type { MenuCategory, MenuItem } from '@admin/store-navigation';
import { recordEvent } from '@admin/tracks';
import { Badge, Icon } from '@admin/ui';
import { toNavigationUrl } from './url';
import { FavoriteButton } from './favorite-button';

export interface MenuEntryProps {
  item: MenuItem;
  isCurrent: boolean;
  menu: ReadonlyMap<string, MenuCategory>;
  onOpen: (category: string) => void;
}

/** A menu item: a page, or a category that replaces the current one when opened. */
export function MenuEntry({ item, isCurrent, onOpen }: MenuEntryProps) {
  const { id, title, url, isCategory } = item;
  if (isCategory) {
    return (
      <button type="button" className="sa-navigation__item" data-category={id} onClick={() => onOpen(id)}>
        <EntryLabel item={item} />
        <Icon name="chevron-end" size={20} />
      </button>
    );
  }
  return (
    <>
      <Link
        className="sa-navigation__item"
        href={toNavigationUrl(url)}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => recordEvent('navigation_click', { menu_item: id })}
      >
        <EntryLabel item={item} />
      </Link>
      <FavoriteButton id={id} title={title} />
    </>
  );
}

function EntryLabel({ item: { title, badge } }: { item: MenuItem }) {
  return (
    <>
      <span className="sa-navigation__content">{title}</span>
      {badge > 0 && (
        <Badge
          count={badge}
          label={sprintf(
            /* translators: %d: number of pending items */
            _n('%d pending', '%d pending', badge, 'store-admin'),
            badge,
          )}
        />
      )}
    </>
  );
}
