/** The groups of a menu (product specification, section 9). */
export type MenuId = 'primary' | 'favorites' | 'plugins' | 'secondary';

/** An entry of the side navigation, or a category of entries. */
export interface MenuItem {
  id: string;
  /** Plain text. */
  title: string;
  /** Relative to the admin, or absolute; empty for categories. */
  url: string;
  /** The id of the category it stands in. */
  parent: string;
  menuId: MenuId;
  order: number;
  isCategory: boolean;
  /** What a user has to hold to see it; empty: nothing. */
  capability: string;
  /** Something that waits there; 0 is nothing. */
  badge: number;
  /** Whether it takes the place of an entry of the platform's own menu. */
  migrate: boolean;
  /** What leads back out of a category; empty: the usual words. */
  backButtonLabel: string;
  /** A regular expression for further addresses at which it is the current one. */
  matchExpression: string;
}

/** What one category shows, by group; each group is sorted. */
export interface MenuCategory {
  item: MenuItem;
  groups: Record<MenuId, MenuItem[]>;
}

/** Where the button at the top of the menu leads to. */
export interface RootBack {
  url: string;
  label: string;
}
