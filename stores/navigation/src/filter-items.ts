import { __ } from '@wordpress/i18n';
import { applyFilters, filterList } from '@admin/extensions';
import { address, hasId, toMenuItem } from './decode';
import type { MenuItem, RootBack } from './types';

/** Extensions change entries with this filter, at any time (extension surface, section 1.1). */
export const MENU_FILTER = 'woocommerce_navigation_menu_items';

let last: { text: string; items: MenuItem[] } = { text: '', items: [] };

/**
 * What extensions make of the entries. The filter runs with every call, since callbacks may come
 * late; an equal result is an identical one, so that nothing is drawn again for it.
 */
export function filterMenuItems(items: readonly MenuItem[]): readonly MenuItem[] {
  const filtered = filterList(MENU_FILTER, () => items.map((item) => ({ ...item })), hasId).map(toMenuItem);
  const text = JSON.stringify(filtered);
  if (text !== last.text) last = { text, items: filtered };
  return last.items;
}

/** Where the menu leads out of the store's pages, as extensions want it; `undefined` when nowhere. */
export function filterRootBack({ url, label }: RootBack): RootBack | undefined {
  const filteredUrl = address(applyFilters('woocommerce_navigation_root_back_url', url));
  if (filteredUrl === '') return undefined;
  const usual = label || __('WordPress Dashboard', 'woocommerce');
  const filteredLabel: unknown = applyFilters('woocommerce_navigation_root_back_label', usual);
  return { url: filteredUrl, label: typeof filteredLabel === 'string' ? filteredLabel : usual };
}
