import { addFilter, removeFilter } from '@admin/extensions';
import {
  getCarriedQuery,
  getHistory,
  getPersistedQuery,
  getQueryExcludedScreens,
  getScreenFromPath,
  pathIsExcluded,
} from './index';

const PERSISTED = 'woocommerce_admin_persisted_queries';
const EXCLUDED = 'woocommerce_admin_time_excluded_screens';

afterEach(() => {
  removeFilter(PERSISTED, 'acme/queries');
  removeFilter(EXCLUDED, 'acme/screens');
});

test('keeps dates and comparison between screens and drops other parameters', () => {
  const address = 'admin.php?page=wc-admin&path=%2Fcustomers&period=week&compare=previous_year&paged=3';
  getHistory().push(`/wp-admin/${address}`);

  expect(getPersistedQuery()).toEqual({ period: 'week', compare: 'previous_year' });
});

test.each(['/analytics/stock&type=outofstock', '/analytics/settings', '/customers', '/', '/marketing'])(
  'carries a selected period past %s to the next report',
  (path) => {
    const go = (query: string) => {
      getHistory().push(`/wp-admin/admin.php?page=wc-admin&path=${query}`);
      return getCarriedQuery();
    };
    go('/analytics/revenue&period=week&compare=previous_year');

    expect(go(path)).toMatchObject({ period: 'week', compare: 'previous_year' });
    // A report without a period in its URL uses the default and does not pass it on.
    expect(go('/analytics/orders')).toEqual({});
    expect(go(path)).not.toHaveProperty('period');
  },
);

test('lets extensions filter the persisted parameters on each call', () => {
  const query = { period: 'week', currency: 'EUR' };
  expect(getPersistedQuery(query)).toEqual({ period: 'week' });

  addFilter(PERSISTED, 'acme/queries', (names: string[]) => [...names, 'currency']);

  expect(getPersistedQuery(query)).toEqual(query);
});

test.each([
  ['/', 'homescreen', true],
  ['/analytics/stock', 'stock', true],
  ['/analytics/settings', 'settings', true],
  ['/customers', 'customers', true],
  ['/analytics/revenue', 'revenue', false],
  ['/marketing', 'marketing', false],
])('%s is screen %s, excluded: %s', (path, screen, isExcluded) => {
  expect(getScreenFromPath(path)).toBe(screen);
  expect(pathIsExcluded(path)).toBe(isExcluded);
});

test('lets extensions exclude their screens', () => {
  addFilter(EXCLUDED, 'acme/screens', (screens: string[]) => [...screens, 'acme']);

  expect(getQueryExcludedScreens()).toContain('acme');
  expect(pathIsExcluded('/acme')).toBe(true);
});
