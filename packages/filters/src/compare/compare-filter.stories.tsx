import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { QueryState } from '../testing/story-data';
import { CompareFilter } from './compare-filter';

const meta = {
  title: 'Filters/CompareFilter',
  component: CompareFilter,
  args: {
    settings: {
      type: 'products',
      param: 'products',
      labels: { title: 'Compare products', helpText: 'Check at least two products below to compare' },
    },
    label: 'Comparison',
    query: { products: '1,2' },
    onChange: fn(),
  },
  render: (args) => (
    <QueryState initial={args.query}>
      {(query, onChange) => <CompareFilter {...args} query={query} onChange={onChange} />}
    </QueryState>
  ),
} satisfies Meta<typeof CompareFilter>;
export default meta;

export const TwoProducts: StoryObj<typeof meta> = {};
