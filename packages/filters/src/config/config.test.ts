/** @jest-environment node */

import { getActiveFiltersFromQuery, getQueryFromActiveFilters, getUrlKey } from './active-filters';
import { findPath, flattenFilters, getDefaultOptionValue } from './options';
import { getPickerChange } from './picker-change';
import { parseQueryLists, serializeQueryLists } from './query-lists';
import type { AdvancedFilterConfig, FilterConfig } from './types';

const rules = (...values: string[]) => values.map((value) => ({ value, label: value }));
const aFilter = (changes: Partial<AdvancedFilterConfig> = {}): AdvancedFilterConfig => ({
  labels: { add: 'Add', title: '{{title}}Title{{/title}} {{rule /}} {{filter /}}' },
  input: { component: 'Search' },
  ...changes,
});

const FILTERS = {
  status: aFilter({ rules: rules('is', 'is_not') }),
  customer_type: aFilter(),
  orders_count: aFilter({ rules: rules('max', 'min', 'between') }),
  attribute: aFilter({ rules: rules('is', 'is_not'), allowMultiple: true }),
};

test.each([
  ['status', 'is_not', 'status_is_not'],
  ['customer_type', undefined, 'customer_type'],
  ['customer_type', '', 'customer_type'],
])('%s with the rule %s is in the URL as %s', (key, rule, expected) => {
  expect(getUrlKey(key, rule)).toBe(expected);
});

describe('parsing filters from a query', () => {
  test.each([
    ['an empty query', {}, []],
    ['other parameters', { period: 'month', status: 'completed' }, []],
    ['a rule and a value', { status_is: 'completed' }, [{ key: 'status', rule: 'is', value: 'completed' }]],
    [
      'several values',
      { status_is_not: 'completed,failed' },
      [{ key: 'status', rule: 'is_not', value: 'completed,failed' }],
    ],
    [
      'two rules for one filter',
      { status_is: 'completed', status_is_not: 'failed' },
      [
        { key: 'status', rule: 'is', value: 'completed' },
        { key: 'status', rule: 'is_not', value: 'failed' },
      ],
    ],
    ['a filter without rules', { customer_type: 'new' }, [{ key: 'customer_type', value: 'new' }]],
    [
      'a range',
      { orders_count_between: ['1', '5'] },
      [{ key: 'orders_count', rule: 'between', value: ['1', '5'] }],
    ],
    [
      'a range with a comma',
      { orders_count_between: '1,5' },
      [{ key: 'orders_count', rule: 'between', value: ['1', '5'] }],
    ],
    [
      'a repeated filter',
      {
        attribute_is: [
          ['3', '12'],
          ['4', '18'],
        ],
      },
      [
        { key: 'attribute', rule: 'is', value: ['3', '12'] },
        { key: 'attribute', rule: 'is', value: ['4', '18'] },
      ],
    ],
    ['an empty value', { status_is: '', orders_count_between: [] }, []],
    ['an unexpected list', { status_is: [['a', 'b']] }, []],
  ])('%s', (_what, query, expected) => {
    expect(getActiveFiltersFromQuery(query, FILTERS)).toEqual(expected);
  });
});

describe('building a query from filters', () => {
  const from = (...active: Parameters<typeof getQueryFromActiveFilters>[0]) =>
    getQueryFromActiveFilters(active, {}, FILTERS);

  test('removes previous filters and keeps other parameters', () => {
    const query = { period: 'month', status_is: 'completed', customer_type: 'new' };

    expect(
      getQueryFromActiveFilters([{ key: 'status', rule: 'is_not', value: 'failed' }], query, FILTERS),
    ).toEqual({ status_is: undefined, customer_type: undefined, status_is_not: 'failed' });
  });

  test.each([[''], [[]], [['1', '']], [['1']], ['1']])('omits a range of %j', (value) => {
    expect(from({ key: 'orders_count', rule: 'between', value })).toEqual({});
  });

  test('omits filters without a value', () => {
    expect(
      from({ key: 'status', rule: 'is', value: '' }, { key: 'attribute', rule: 'is', value: ['3', ''] }),
    ).toEqual({});
  });

  test('joins filters of one kind when the endpoint takes a list', () => {
    expect(
      from(
        { key: 'attribute', rule: 'is', value: ['3', '12'] },
        { key: 'attribute', rule: 'is', value: ['4', '18'] },
        { key: 'attribute', rule: 'is_not', value: ['3', '13'] },
      ),
    ).toEqual({
      attribute_is: [
        ['3', '12'],
        ['4', '18'],
      ],
      attribute_is_not: [['3', '13']],
    });
  });
});

describe('lists in a URL', () => {
  test('are joined in order', () => {
    expect(
      parseQueryLists({
        'between[1]': '5',
        'between[0]': '1',
        'attribute_is[1][1]': '18',
        'attribute_is[0][0]': '3',
        'attribute_is[0][1]': '12',
        'attribute_is[1][0]': '4',
        'odd[x]': 'kept',
        plain: 'a,b',
      }),
    ).toEqual({
      between: ['1', '5'],
      attribute_is: [
        ['3', '12'],
        ['4', '18'],
      ],
      'odd[x]': 'kept',
      plain: 'a,b',
    });
  });

  test('remove leftover entries of longer lists', () => {
    const query = { 'list[0]': 'a', 'list[1]': 'b', 'other[0]': 'c', 'gone[0]': 'd' };

    expect(serializeQueryLists({ list: ['x'], gone: undefined }, query)).toEqual({
      list: undefined,
      'list[0]': 'x',
      'list[1]': undefined,
      gone: undefined,
      'gone[0]': undefined,
    });
  });
});

const PICKER: FilterConfig = {
  label: 'Show',
  staticParams: ['chartType'],
  param: 'filter',
  showFilters: () => true,
  filters: [
    { label: 'All products', value: 'all' },
    {
      label: 'Single product',
      value: 'select_product',
      subFilters: [
        {
          label: 'Single product',
          value: 'single_product',
          component: 'Search',
          settings: { param: 'products' },
        },
      ],
    },
    { label: 'Comparison', value: 'compare-products', settings: { param: 'products' } },
    { label: 'Advanced filters', value: 'advanced' },
  ],
};

describe('options', () => {
  test('are flattened, parents first', () => {
    expect(flattenFilters(PICKER.filters).map(({ value }) => value)).toEqual([
      'all',
      'select_product',
      'single_product',
      'compare-products',
      'advanced',
    ]);
    expect(flattenFilters(PICKER.filters)[1]).toEqual({ label: 'Single product', value: 'select_product' });
  });

  test.each([
    ['single_product', ['select_product', 'single_product']],
    ['all', ['all']],
    ['gone', []],
  ])('returns the path to %s', (value, expected) => {
    expect(findPath(PICKER.filters, value).map((option) => option.value)).toEqual(expected);
  });

  const OPTIONS = rules('new', 'returning');
  test.each([
    ['the first option by default', undefined, OPTIONS, 'new'],
    ['the default option', 'returning', OPTIONS, 'returning'],
    ['nothing if the default option does not exist', 'gone', OPTIONS, undefined],
    ['nothing without options', undefined, [], undefined],
  ])('starts a choice with %s', (_which, defaultOption, options, expected) => {
    expect(
      getDefaultOptionValue(aFilter({ input: { component: 'SelectControl', defaultOption } }), options),
    ).toBe(expected);
  });
});

describe('changing a drop-down', () => {
  const ADVANCED = { filters: FILTERS };
  const query = {
    period: 'month',
    filter: 'advanced',
    status_is: 'completed',
    match: 'any',
    acme_currency: 'EUR',
    products: '12',
  };
  const choose = (value: string, settings?: Record<string, string>) =>
    getPickerChange(PICKER, { value, settings }, query, ADVANCED);

  test('removes advanced filters with their option', () => {
    expect(choose('compare-products')).toEqual({
      filter: 'compare-products',
      products: undefined,
      status_is: undefined,
      match: undefined,
      paged: undefined,
    });
  });

  test('keeps advanced filters with their option', () => {
    expect(choose('advanced')).toEqual({ filter: 'advanced', products: undefined, paged: undefined });
  });

  test('omits default values', () => {
    expect(choose('all')).toMatchObject({ filter: undefined });
  });

  test('adds the parameters of the option', () => {
    expect(choose('single_product', { products: '14' })).toMatchObject({
      filter: 'single_product',
      products: '14',
    });
  });

  test('of an extension keeps the main one unchanged', () => {
    const config = { ...PICKER, param: 'acme_currency', filters: [{ label: 'Euro', value: 'EUR' }] };

    expect(getPickerChange(config, { value: 'USD' }, query, ADVANCED)).toEqual({
      acme_currency: 'USD',
      paged: undefined,
    });
  });
});
