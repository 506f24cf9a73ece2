import { __, sprintf } from '@wordpress/i18n';
import { useFavorite } from '@admin/store-navigation';
import { usePromiseNotice } from '@admin/store-notices';
import { recordEvent } from '@admin/tracks';
import { Icon } from '@admin/ui';

interface FavoriteButtonProps {
  id: string;
  /** Title of the menu item. */
  title: string;
}

/** The star beside a menu item. */
export function FavoriteButton({ id, title }: FavoriteButtonProps) {
  const { isFavorite, toggle } = useFavorite(id);
  const report = usePromiseNotice();

  const press = () => {
    recordEvent(isFavorite ? 'navigation_unfavorite' : 'navigation_favorite', { menu_item: id });
    void report(toggle(), {
      failed: isFavorite
        ? // translators: %s: title of a menu entry.
          sprintf(__('%s could not be removed from your favorites', 'store-admin'), title)
        : // translators: %s: title of a menu entry.
          sprintf(__('%s could not be added to your favorites', 'store-admin'), title),
      id: `navigation-favorite-${id}`,
    });
  };

  return (
    <button
      type="button"
      className="sa-favorite"
      data-favorite={id}
      aria-pressed={isFavorite}
      aria-label={
        // translators: %s: title of a menu entry.
        sprintf(__('Favorite: %s', 'store-admin'), title)
      }
      onClick={press}
    >
      <Icon name="star" size={20} />
    </button>
  );
}
