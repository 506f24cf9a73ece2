/** @jest-environment node */

import type { SavedView } from '@admin/store-user';
import { getDefaultViewQuery, isActiveView, toViewQuery, validateName } from './index';
import { withDefault, withoutView, withView, findDefault, listViews } from './views';

const ORDERS = '/analytics/orders';
const buildView = (id: string, query = {}, path = ORDERS): SavedView => ({
  id,
  path,
  name: `View ${id}`,
  query,
});

test('saves the report parameters of the URL in a view', () => {
  const query = { page: 'wc-admin', path: ORDERS, period: 'year', status_is: 'failed', paged: '3' };

  expect(toViewQuery(query)).toEqual({ period: 'year', status_is: 'failed' });
  expect(isActiveView(buildView('a', { period: 'year', status_is: 'failed' }), { query })).toBe(true);
  expect(isActiveView(buildView('a', { period: 'year' }), { query })).toBe(false);
});

test('matches a view with columns while they are the same', () => {
  const view = { ...buildView('a'), hiddenColumns: ['sku', 'net'] };

  expect(isActiveView(view, { query: {}, hiddenColumns: ['net', 'sku'] })).toBe(true);
  expect(isActiveView(view, { query: {}, hiddenColumns: ['sku'] })).toBe(false);
  expect(isActiveView(view, { query: {} })).toBe(true);
});

test('assigns views to their report', () => {
  const stored = withView(withView(undefined, buildView('a')), buildView('b', {}, '/customers'));

  expect(listViews(stored, ORDERS)).toEqual([buildView('a')]);
});

test('updates a view in place', () => {
  const stored = withView(withView(undefined, buildView('a')), buildView('b'));

  const { views } = withView(stored, { ...buildView('a'), name: 'Mornings' });

  expect(views.map(({ name }) => name)).toEqual(['Mornings', 'View b']);
});

test('has one default view per report, which is removed with the view', () => {
  const both = withView(withView(undefined, buildView('a')), buildView('b'));
  const stored = withDefault(withDefault(both, ORDERS, 'a'), ORDERS, 'b');
  expect(findDefault(stored, ORDERS)).toEqual(buildView('b'));
  expect(findDefault(stored, '/customers')).toBeUndefined();

  expect(withoutView(stored, 'b')).toEqual({ views: [buildView('a')], defaults: {} });
  expect(withDefault(stored, ORDERS, undefined).defaults).toEqual({});
});

test('omits only invalid views', () => {
  const stored = { views: [null, { id: 3 }, buildView('a')], defaults: 'a' };

  expect(listViews(stored, ORDERS)).toEqual([buildView('a')]);
  expect(findDefault(stored, ORDERS)).toBeUndefined();
});

describe('the URL of an opened report', () => {
  const view = buildView('a', { period: 'year', compare: 'previous_year', status_is: 'failed' });

  test.each([
    ['has its default view', {}, {}, view.query],
    [
      'has the given dates and the rest of its default view',
      { period: 'today', compare: 'previous_period' },
      { period: 'today', compare: 'previous_period' },
      { period: 'today', compare: 'previous_period', status_is: 'failed' },
    ],
    ['is unchanged if it has filters', { status_is: 'completed' }, {}, undefined],
    [
      'is unchanged if it has filters and dates',
      { period: 'today', filter: 'all' },
      { period: 'today' },
      undefined,
    ],
    ['is unchanged if it has the view already', { ...view.query }, { ...view.query }, undefined],
  ])('%s', (_, query, kept, arrival) => {
    expect(getDefaultViewQuery(view, { page: 'wc-admin', path: ORDERS, ...query }, kept)).toEqual(arrival);
  });

  test('is unchanged without a default view', () => {
    expect(getDefaultViewQuery(undefined, {}, {})).toBeUndefined();
  });
});

test.each([
  ['', 'Please enter a name'],
  ['  ', 'Please enter a name'],
  [' view A ', 'Another view of this report already has this name'],
  ['Mornings', undefined],
])('validates the name "%s": %s', (name, sentence) => {
  expect(validateName(name, [buildView('a')])).toBe(sentence);
});
