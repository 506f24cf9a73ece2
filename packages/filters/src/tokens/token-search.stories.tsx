import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { productSource } from '../testing/story-data';
import { TokenSearch } from './token-search';

const meta = {
  title: 'Filters/TokenSearch',
  component: TokenSearch,
  args: { ...productSource, label: 'Products', values: ['1', '5', '99'], onChange: fn() },
  render: function Controlled(args) {
    const [values, setValues] = useState([...args.values]);
    return <TokenSearch {...args} values={values} onChange={setValues} />;
  },
} satisfies Meta<typeof TokenSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{ArrowDown}');
    await screen.findByRole('listbox');
  },
};
