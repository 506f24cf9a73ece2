import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { FilterConfig } from '../config/types';
import { QueryState } from '../testing/story-data';
import { FilterBar } from './filter-bar';

const SEARCH = { type: 'products', param: 'products' };

const SHOW: FilterConfig = {
  label: 'Show',
  staticParams: [],
  param: 'filter',
  showFilters: () => true,
  filters: [
    { label: 'All products', value: 'all' },
    {
      label: 'Single product',
      value: 'select_product',
      subFilters: [{ label: 'Product', value: 'single_product', component: 'Search', settings: SEARCH }],
    },
    { label: 'Comparison', value: 'compare-products', settings: SEARCH },
  ],
};

const meta = {
  title: 'Filters/FilterBar',
  component: FilterBar,
  args: { filters: [SHOW], query: {}, onChange: fn() },
  render: (args) => (
    <QueryState initial={args.query}>
      {(query, onChange) => <FilterBar {...args} query={query} onChange={onChange} />}
    </QueryState>
  ),
} satisfies Meta<typeof FilterBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllProducts: Story = {};

export const SingleProduct: Story = { args: { query: { filter: 'single_product', products: '1' } } };
