import { ROOT_CATEGORY } from './schemas';
import type { MenuCategory, MenuId, MenuItem } from './types';

/** Width in pixels up to which the menu is folded (product specification, section 9). */
export const FOLD_BREAKPOINT = 960;

export const isMenuFolded = (viewportWidth: number): boolean => viewportWidth <= FOLD_BREAKPOINT;

/** The groups of a category in their order (product specification, section 9). */
export const MENU_GROUPS: readonly MenuId[] = ['primary', 'favorites', 'plugins', 'secondary'];

/** By order, then by title in the reader's language. */
const compareMenuItems = (a: MenuItem, b: MenuItem): number =>
  a.order - b.order || a.title.localeCompare(b.title);

/** What a user may see: entries whose capability is held, and categories with something in them. */
export function getVisibleItems(
  items: readonly MenuItem[],
  can: (capability: string) => boolean,
): MenuItem[] {
  let visible = items.filter(({ capability }) => capability === '' || can(capability));
  // Emptying one category may empty the one around it.
  for (let before = -1; before !== visible.length;) {
    before = visible.length;
    const parents = new Set(visible.map(({ parent }) => parent));
    visible = visible.filter(({ id, isCategory }) => !isCategory || parents.has(id));
  }
  return visible;
}

/**
 * Categories by id, the root among them, each with its sorted groups. Favorites are in the root
 * too, wherever else they are; entries of a category that is not there are in the root, not nowhere.
 */
export function getMenu(
  items: readonly MenuItem[],
  favorites: readonly string[] = [],
): ReadonlyMap<string, MenuCategory> {
  const categories = [ROOT_CATEGORY, ...items.filter(({ isCategory }) => isCategory)];
  const menu = new Map(categories.map((item) => [item.id, toCategory(item)]));
  const root = menu.get(ROOT_CATEGORY.id) ?? toCategory(ROOT_CATEGORY);
  for (const item of items.toSorted(compareMenuItems)) {
    if (item.id === ROOT_CATEGORY.id) continue;
    const isFavorite = favorites.includes(item.id);
    const category = menu.get(item.parent) ?? root;
    if (isFavorite) root.groups.favorites.push(item);
    if (!isFavorite || category !== root) category.groups[item.menuId].push(item);
  }
  return menu;
}

const toCategory = (item: MenuItem): MenuCategory => ({
  item,
  groups: { primary: [], favorites: [], plugins: [], secondary: [] },
});

/** The categories from the root down to an entry, to open the menu where the user is. */
export function getCategoryPath(items: readonly MenuItem[], item: MenuItem | undefined): string[] {
  const path: string[] = [];
  const byId = new Map(items.map((other) => [other.id, other]));
  // A category inside itself is a mistake that must not hang the page.
  for (let parent = item && byId.get(item.parent); parent && !path.includes(parent.id);) {
    path.unshift(parent.id);
    parent = byId.get(parent.parent);
  }
  return [ROOT_CATEGORY.id, ...path.filter((id) => id !== ROOT_CATEGORY.id)];
}
