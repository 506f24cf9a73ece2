import { ROOT_CATEGORY } from './schemas';
import type { MenuCategory, MenuId, MenuItem } from './types';

/** Width in pixels up to which the menu is collapsed (product specification, section 9). */
export const FOLD_BREAKPOINT = 960;

export const isMenuFolded = (viewportWidth: number): boolean => viewportWidth <= FOLD_BREAKPOINT;

/** The groups of a category, in order (product specification, section 9). */
export const MENU_GROUPS: readonly MenuId[] = ['primary', 'favorites', 'plugins', 'secondary'];

/** Sorts by order, then by title in the user's language. */
const compareMenuItems = (a: MenuItem, b: MenuItem): number =>
  a.order - b.order || a.title.localeCompare(b.title);

/** The items a user may see: those whose capability the user has, and categories that are not empty. */
export function getVisibleItems(
  items: readonly MenuItem[],
  can: (capability: string) => boolean,
): MenuItem[] {
  let visible = items.filter(({ capability }) => capability === '' || can(capability));
  // Removing an empty category may make its parent empty.
  for (let before = -1; before !== visible.length;) {
    before = visible.length;
    const parents = new Set(visible.map(({ parent }) => parent));
    visible = visible.filter(({ id, isCategory }) => !isCategory || parents.has(id));
  }
  return visible;
}

/**
 * Categories by id, including the root, each with its sorted groups. Favorites are also listed in the root; items of an
 * unknown category are in the root.
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

/** The categories from the root down to an item, for opening the menu at the current page. */
export function getCategoryPath(items: readonly MenuItem[], item: MenuItem | undefined): string[] {
  const path: string[] = [];
  const byId = new Map(items.map((other) => [other.id, other]));
  // Guards against a cycle of categories, which would hang the page.
  for (let parent = item && byId.get(item.parent); parent && !path.includes(parent.id);) {
    path.unshift(parent.id);
    parent = byId.get(parent.parent);
  }
  return [ROOT_CATEGORY.id, ...path.filter((id) => id !== ROOT_CATEGORY.id)];
}
