import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { AdvancedFiltersConfig } from '../config/types';
import { QueryState } from '../testing/story-data';
import { AdvancedFilters } from './advanced-filters';

const labels = (name: string) => ({
  add: name,
  remove: `Remove ${name.toLowerCase()} filter`,
  title: `{{title}}${name}{{/title}} {{rule /}} {{filter /}}`,
});

const CONFIG: AdvancedFiltersConfig = {
  title: 'Orders match {{select /}} filters',
  filters: {
    status: {
      labels: labels('Order status'),
      rules: [
        { value: 'is', label: 'is' },
        { value: 'is_not', label: 'is not' },
      ],
      input: {
        component: 'SelectControl',
        multiple: true,
        options: [
          { value: 'completed', label: 'Completed' },
          { value: 'failed', label: 'Failed' },
        ],
      },
    },
    product: {
      labels: labels('Products'),
      rules: [
        { value: 'includes', label: 'includes' },
        { value: 'excludes', label: 'excludes' },
      ],
      input: { component: 'Search', type: 'products' },
    },
    total: {
      labels: labels('Total'),
      rules: [
        { value: 'max', label: 'less than' },
        { value: 'between', label: 'between' },
      ],
      input: { component: 'Currency' },
    },
    registered: {
      labels: labels('Registered'),
      rules: [{ value: 'before', label: 'before' }],
      input: { component: 'Date' },
    },
  },
};

const meta = {
  title: 'Filters/AdvancedFilters',
  component: AdvancedFilters,
  args: { config: CONFIG, query: {}, onChange: fn(), currency: { symbol: '$', isBehind: false } },
  render: (args) => (
    <QueryState initial={args.query}>
      {(query, onChange) => <AdvancedFilters {...args} query={query} onChange={onChange} />}
    </QueryState>
  ),
} satisfies Meta<typeof AdvancedFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const OneOfEachKind: Story = {
  args: {
    query: {
      status_is_not: 'completed,failed',
      product_includes: '1,5',
      'total_between[0]': '10',
      'total_between[1]': '50',
      registered_before: '2026-11-20',
    },
  },
};
