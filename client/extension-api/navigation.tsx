import type { ReactNode } from 'react';
import { Fill, filterList } from '@admin/extensions';
import { getQuery, updateQueryString, type Query } from '@admin/navigation';

export {
  addHistoryListener,
  getHistory,
  getNewPath,
  getPath,
  getPersistedQuery,
  getQuery,
  getQueryExcludedScreens,
  getScreenFromPath,
  isWCAdmin,
  navigateTo,
  parseAdminUrl,
  pathIsExcluded,
  updateQueryString,
  useConfirmUnsavedChanges,
  useQuery,
} from '@admin/navigation';
export {
  flattenFilters,
  getActiveFiltersFromQuery,
  getDefaultOptionValue,
  getQueryFromActiveFilters,
  getUrlKey,
} from '@admin/filters';

/**
 * Returns a function with which a control saves its value in the URL. `sort` takes a column and a direction, `compare`
 * the name of a filter, its parameter and the selected ids.
 */
export function onQueryChange(
  param: string,
  path?: string,
  query: Query = getQuery(),
): (...values: (string | number | undefined)[]) => void {
  const change = (next: Readonly<Record<string, string | number | undefined>>) =>
    updateQueryString(next, path, query);
  if (param === 'sort') return (orderby, order) => change({ orderby, order });
  if (param === 'compare') {
    return (key, queryParam, ids) =>
      change({ [String(queryParam)]: `compare-${key}`, [String(key)]: ids, search: undefined });
  }
  return (value) => change({ [param]: value });
}

/** Returns the screens that links of the host's menu open with a page load. */
export const getQueryExcludedScreensUrlUpdate = (): string[] =>
  filterList('woocommerce_admin_nav_update_excluded_screens', () => ['extensions'], isText);

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the integers of a list such as `1,2,2,x`, without duplicates. */
export const getIdsFromQuery = (list = ''): number[] => [...getSetOfIdsFromQuery(list)];

export const getSetOfIdsFromQuery = (list = ''): Set<number> =>
  new Set(
    String(list)
      .split(',')
      .filter((text) => text.trim() !== '')
      .map(Number)
      .filter(Number.isInteger),
  );

/**
 * Returns the comma-separated search terms.
 * @throws Error if the query is not an object, or the search is not a string
 */
export function getSearchWords(query: unknown = getQuery()): string[] {
  if (typeof query !== 'object' || query === null) throw new Error('A query is an object of parameters.');
  const search: unknown = Reflect.get(query, 'search');
  if (!search) return [];
  if (typeof search !== 'string') throw new Error('The parameter search is a text.');
  return search.split(',').map((word) => word.replaceAll('%2C', ','));
}

/** Replaces an item of the side navigation. */
export const WooNavigationItem = ({ item, children }: { item: string; children?: ReactNode }) => (
  <Fill name={`woocommerce_navigation_${item}`}>{children}</Fill>
);
