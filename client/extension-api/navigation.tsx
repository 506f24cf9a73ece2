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
 * What a control calls with its new value to have it put into the address. `sort` takes a column and a direction,
 * `compare` the name of a filter, its parameter and the chosen ids.
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

/** Screens that links of the host's menu load again, in the place of continuing in the page that is open. */
export const getQueryExcludedScreensUrlUpdate = (): string[] =>
  filterList('woocommerce_admin_nav_update_excluded_screens', () => ['extensions'], isText);

const isText = (value: unknown): value is string => typeof value === 'string';

/** The whole numbers of a list such as `1,2,2,x`, each once. */
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
 * What is searched for, comma by comma.
 * @throws Error when the query is no object, or the search no text
 */
export function getSearchWords(query: unknown = getQuery()): string[] {
  if (typeof query !== 'object' || query === null) throw new Error('A query is an object of parameters.');
  const search: unknown = Reflect.get(query, 'search');
  if (!search) return [];
  if (typeof search !== 'string') throw new Error('The parameter search is a text.');
  return search.split(',').map((word) => word.replaceAll('%2C', ','));
}

/** Is in the place of an entry of the side navigation. */
export const WooNavigationItem = ({ item, children }: { item: string; children?: ReactNode }) => (
  <Fill name={`woocommerce_navigation_${item}`}>{children}</Fill>
);
