import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AddressChange } from '../config/query-lists';
import type { AddressQuery, AdvancedFiltersConfig, FilterConfig } from '../config/types';
import { FilterSourcesContext } from '../sources';
import { FilterBar } from './filter-bar';

const PRODUCTS = [
  { key: '12', label: 'Teapot' },
  { key: '14', label: 'Cup' },
  { key: '16', label: 'Kettle' },
];

const SEARCH = { type: 'products', param: 'products' };

const SHOW: FilterConfig = {
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
          label: 'Product',
          value: 'single_product',
          component: 'Search',
          path: ['select_product'],
          settings: SEARCH,
        },
      ],
    },
    {
      label: 'Comparison',
      value: 'compare-products',
      settings: { ...SEARCH, labels: { title: 'Compare Products', helpText: 'Choose two or more.' } },
    },
    {
      label: 'By stock',
      value: 'stock',
      subFilters: [
        { label: 'In stock', value: 'instock' },
        { label: 'Out of stock', value: 'outofstock' },
      ],
    },
    { label: 'Advanced filters', value: 'advanced' },
  ],
};

const change = jest.fn<void, [AddressChange]>();

const COMBINED: AdvancedFiltersConfig['filters'] = {
  sku: {
    labels: { add: 'SKU', title: '{{title}}SKU{{/title}} {{filter /}}' },
    input: { component: 'Number' },
  },
};

function show(query: AddressQuery = {}, filters: readonly FilterConfig[] = [SHOW], combined = COMBINED) {
  const source = {
    getOptions: () => Promise.resolve(PRODUCTS),
    getLabels: () => Promise.resolve(PRODUCTS),
  };
  render(
    <FilterSourcesContext.Provider value={{ tokens: { products: source } }}>
      <FilterBar
        filters={filters}
        advancedFilters={{ title: 'Products match {{select /}} filters', filters: combined }}
        query={query}
        onChange={change}
      />
    </FilterSourcesContext.Provider>,
  );
  return userEvent.setup();
}

const getPicker = () => screen.getByRole('combobox', { name: 'Show' });

test('adds an option to the URL at once', async () => {
  const user = show({ products: '12', filter: 'single_product' });

  await user.selectOptions(getPicker(), 'All products');

  expect(change.mock.calls).toEqual([[{ filter: undefined, products: undefined, paged: undefined }]]);
});

test('searches for an item first', async () => {
  const user = show();

  await user.selectOptions(getPicker(), 'Single product');
  expect(change).not.toHaveBeenCalled();
  await user.click(screen.getByRole('combobox', { name: 'Product' }));
  await user.click(await screen.findByRole('option', { name: 'Cup' }));

  expect(change.mock.calls).toEqual([[{ filter: 'single_product', products: '14', paged: undefined }]]);
});

test('shows the name and path of the item in the URL', async () => {
  show({ filter: 'single_product', products: '12' });

  expect(getPicker()).toHaveValue('select_product');
  expect(await screen.findByText('Teapot')).toBeVisible();
});

test('shows a drop-down for subfilters', async () => {
  const user = show();

  await user.selectOptions(getPicker(), 'By stock');
  expect(change.mock.lastCall?.[0]).toMatchObject({ filter: 'instock' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'By stock' }), 'Out of stock');

  expect(change.mock.lastCall?.[0]).toMatchObject({ filter: 'outofstock' });
});

test('compares two items but not a single one', async () => {
  const user = show({ filter: 'compare-products', products: '12' });
  const field = screen.getByRole('combobox', { name: 'Compare Products' });
  expect(field).toHaveAccessibleDescription('Choose two or more.');
  expect(screen.getByRole('button', { name: 'Compare' })).toBeDisabled();

  await user.click(field);
  await user.click(await screen.findByRole('option', { name: 'Kettle' }));
  await user.click(screen.getByRole('button', { name: 'Compare' }));

  expect(change.mock.calls).toEqual([[{ products: '12,16', paged: undefined }]]);
});

test('clears the comparison', async () => {
  const user = show({ filter: 'compare-products', products: '12,14' });

  await user.click(screen.getByRole('button', { name: 'Clear all' }));

  expect(change.mock.calls).toEqual([[{ products: undefined, paged: undefined }]]);
});

test('shows advanced filters below their option', async () => {
  show({ filter: 'advanced' });

  await waitFor(() => expect(screen.getByRole('region', { name: /Products match/ })).toBeVisible());
});

test('shows drop-downs of extensions on their condition, with their own search', async () => {
  const autocompleter = {
    options: () => [{ id: 5, name: 'Gold' }],
    getOptionCompletion: (item: unknown) => ({ key: Object(item).id, label: Object(item).name }),
  };
  const level: FilterConfig = {
    label: 'Level',
    param: 'acme_level',
    staticParams: [],
    showFilters: () => true,
    filters: [
      { label: 'All', value: 'all' },
      {
        label: 'One level',
        value: 'one',
        component: 'Search',
        settings: {
          type: 'custom',
          param: 'level_id',
          autocompleter,
          getLabels: () => Promise.resolve([{ id: 5, label: 'Gold' }]),
        },
      },
    ],
  };
  const user = show({ filter: 'advanced' }, [
    SHOW,
    level,
    { ...level, label: 'Hidden', param: 'x', showFilters: () => false },
  ]);
  expect(screen.queryByRole('combobox', { name: 'Hidden' })).not.toBeInTheDocument();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Level' }), 'One level');
  await user.click(screen.getByRole('combobox', { name: 'One level' }));
  await user.click(await screen.findByRole('option', { name: 'Gold' }));

  expect(change.mock.calls).toEqual([[{ acme_level: 'one', level_id: '5', paged: undefined }]]);
});

test('shows no empty form when the URL has advanced filters that do not apply', () => {
  show({ filter: 'advanced' }, [SHOW], {});

  expect(screen.getByRole('combobox', { name: 'Show' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filter' })).not.toBeInTheDocument();
});
