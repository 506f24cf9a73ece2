export { getActiveItem, getCategoryId } from './active-item';
export { ROOT_CATEGORY } from './schemas';
export { filterRootBack } from './filter-items';
export { useFavorite, useMenu, useSiteIconUrl } from './hooks';
export { FOLD_BREAKPOINT, getCategoryPath, isMenuFolded, MENU_GROUPS } from './menu';
export { navigationStore, hydrateNavigation } from './store';
export type { MenuCategory, MenuId, MenuItem, RootBack } from './types';
