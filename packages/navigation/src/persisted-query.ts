import { filterList } from '@admin/extensions';
import { getPath, getQuery } from './addresses';
import type { Query } from './query';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Used with `compare`; extensions only know the parameters of the stock dashboard. */
const FULL_DAYS = 'full_days';

/** The parameters that are kept when the user moves to another screen. */
export function getPersistedQuery(query: Query = getQuery()): Query {
  const names = filterList(
    'woocommerce_admin_persisted_queries',
    () => ['period', 'compare', 'before', 'after', 'interval', 'type'],
    isText,
  );
  return Object.fromEntries(
    Object.entries(query).filter(([name]) => names.includes(name) || name === FULL_DAYS),
  );
}

let lastPersisted: Query = {};

/**
 * The parameters to add to links on this screen. Screens without a period (Home, Stock, Settings, Customers, Marketing)
 * pass on the period of the previous report.
 */
export function getCarriedQuery(query: Query = getQuery()): Query {
  const persisted = getPersistedQuery(query);
  const path = query['path'] || '/';
  if (pathIsExcluded(path) || !path.startsWith('/analytics/')) return { ...lastPersisted, ...persisted };
  lastPersisted = persisted;
  return persisted;
}

/** Screens whose menu links do not get the persisted query. */
export function getQueryExcludedScreens(): string[] {
  return filterList(
    'woocommerce_admin_time_excluded_screens',
    () => ['stock', 'settings', 'customers', 'homescreen'],
    isText,
  );
}

/** The name of a screen in the list of excluded screens. */
export function getScreenFromPath(path: string = getPath()): string {
  if (path === '/') return 'homescreen';
  return path.replace(/^\/(analytics\/)?/, '');
}

export function pathIsExcluded(path: string): boolean {
  return getQueryExcludedScreens().includes(getScreenFromPath(path));
}
