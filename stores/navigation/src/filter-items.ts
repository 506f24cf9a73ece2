import { __ } from '@wordpress/i18n';
import { filterList, filterValue } from '@admin/extensions';
import { toSafeUrl } from '@admin/http';
import { isMenuItem, parseMenuItem } from './schemas';
import type { MenuItem, RootBack } from './types';

/** Extensions change menu items with this filter, at any time (extension API, section 1.1). */
export const MENU_FILTER = 'woocommerce_navigation_menu_items';

let last: { text: string; items: MenuItem[] } = { text: '', items: [] };

/**
 * Applies the extensions' filter. It runs on every call, since callbacks may be added late; an equal result keeps its
 * identity, to avoid re-renders.
 */
export function filterMenuItems(items: readonly MenuItem[]): readonly MenuItem[] {
  const filtered = filterList(MENU_FILTER, () => items.map((item) => ({ ...item })), isMenuItem).map((item) =>
    parseMenuItem(item),
  );
  const text = JSON.stringify(filtered);
  if (text !== last.text) last = { text, items: filtered };
  return last.items;
}

/** The filtered link out of the store's menu; `undefined` if there is none. */
export function filterRootBack({ url, label }: RootBack): RootBack | undefined {
  const filteredUrl = toSafeUrl(
    filterValue<unknown>('woocommerce_navigation_root_back_url', url, isAnything),
  );
  if (filteredUrl === '') return undefined;
  const usual = label || __('WordPress Dashboard', 'store-admin');
  return { url: filteredUrl, label: filterValue('woocommerce_navigation_root_back_label', usual, isText) };
}

/** An invalid URL hides the link. */
const isAnything = (_value: unknown): _value is unknown => true;

const isText = (value: unknown): value is string => typeof value === 'string';
