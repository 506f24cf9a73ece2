import { __ } from '@wordpress/i18n';
import { filterList, filterValue } from '@admin/extensions';
import { toSafeUrl } from '@admin/http';
import { isMenuItem, parseMenuItem } from './schemas';
import type { MenuItem, RootBack } from './types';

/** Extensions change entries with this filter, at any time (extension surface, section 1.1). */
export const MENU_FILTER = 'woocommerce_navigation_menu_items';

let last: { text: string; items: MenuItem[] } = { text: '', items: [] };

/**
 * What extensions make of the entries. The filter runs with every call, since callbacks may come
 * late; an equal result is an identical one, so that nothing renders again for it.
 */
export function filterMenuItems(items: readonly MenuItem[]): readonly MenuItem[] {
  const filtered = filterList(MENU_FILTER, () => items.map((item) => ({ ...item })), isMenuItem).map((item) =>
    parseMenuItem(item),
  );
  const text = JSON.stringify(filtered);
  if (text !== last.text) last = { text, items: filtered };
  return last.items;
}

/** Where the menu leads out of the store's pages, as extensions want it; `undefined` when nowhere. */
export function filterRootBack({ url, label }: RootBack): RootBack | undefined {
  const filteredUrl = toSafeUrl(
    filterValue<unknown>('woocommerce_navigation_root_back_url', url, isAnything),
  );
  if (filteredUrl === '') return undefined;
  const usual = label || __('WordPress Dashboard', 'woocommerce');
  return { url: filteredUrl, label: filterValue('woocommerce_navigation_root_back_label', usual, isText) };
}

/** Whatever is no address hides the way out. */
const isAnything = (_value: unknown): _value is unknown => true;

const isText = (value: unknown): value is string => typeof value === 'string';
