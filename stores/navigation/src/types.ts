import type * as v from 'valibot';
import type { MenuItemSchema } from './schemas';

export type MenuItem = v.InferOutput<typeof MenuItemSchema>;

export type MenuId = MenuItem['menuId'];

/** The content of one category by group; each group is sorted. */
export interface MenuCategory {
  item: MenuItem;
  groups: Record<MenuId, MenuItem[]>;
}

/** The link at the top of the menu. */
export interface RootBack {
  url: string;
  label: string;
}
