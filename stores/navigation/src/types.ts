import type * as v from 'valibot';
import type { MenuItemSchema } from './schemas';

export type MenuItem = v.InferOutput<typeof MenuItemSchema>;

export type MenuId = MenuItem['menuId'];

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
