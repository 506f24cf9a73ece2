import { decodeEntities } from '@admin/format';
import { isRecord, toAddress, toList } from '@admin/http';
import type { MenuId, MenuItem } from './types';

/** The category everything stands in (product specification, section 3). */
export const ROOT_CATEGORY: MenuItem = {
  id: 'woocommerce',
  title: 'WooCommerce',
  url: '',
  parent: '',
  menuId: 'primary',
  order: 10,
  isCategory: true,
  capability: '',
  badge: 0,
  migrate: true,
  backButtonLabel: '',
  matchExpression: '',
};

/** Entries in the order of the page; whatever has no id is none. */
export const toMenuItems = (items: unknown): MenuItem[] =>
  (Array.isArray(items) ? items : []).filter(hasId).map(toMenuItem);

export const hasId = (item: unknown): item is { id: string } =>
  isRecord(item) && typeof item['id'] === 'string' && item['id'] !== '';

/** An entry with all its members, whatever an extension left out. */
export function toMenuItem(item: { id: string }): MenuItem {
  const { title, url, parent, menuId, order, isCategory, capability, badge, migrate, ...rest }: Loose = item;
  return {
    id: item.id,
    title: decodeEntities(text(title)) || item.id,
    url: toAddress(url),
    parent: text(parent) || ROOT_CATEGORY.id,
    menuId: isMenuId(menuId) ? menuId : 'primary',
    order: typeof order === 'number' ? order : ROOT_CATEGORY.order,
    isCategory: isCategory === true,
    capability: text(capability),
    badge: typeof badge === 'number' ? badge : 0,
    migrate: migrate !== false,
    backButtonLabel: decodeEntities(text(rest.backButtonLabel)),
    matchExpression: text(rest.matchExpression),
  };
}

type Loose = { [K in keyof MenuItem]?: unknown };

export const toIds = (payload: unknown): string[] => toList(payload).filter((id) => typeof id === 'string');

const MENU_IDS: ReadonlySet<unknown> = new Set<MenuId>(['primary', 'favorites', 'plugins', 'secondary']);

const isMenuId = (value: unknown): value is MenuId => MENU_IDS.has(value);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
