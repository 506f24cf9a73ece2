import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { TextField } from './text-field';

const meta = {
  title: 'UI/TextField',
  component: TextField,
  args: { label: 'City', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <TextField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { help: 'As it appears on invoices.' } };

export const Required: Story = { args: { label: 'Postcode', value: 'BS1 4SB', required: true } };

export const WithError: Story = {
  args: { label: 'Street address', required: true, error: 'Enter an address' },
};

export const WithPrefix: Story = {
  args: { label: 'Shipping cost', prefix: '£', value: '4.50', inputMode: 'decimal' },
};

export const WithSuffix: Story = {
  args: { label: 'Weight', suffix: 'kg', value: '12', inputMode: 'decimal' },
};

export const Search: Story = {
  args: { label: 'Search products', type: 'search', placeholder: 'Name or SKU' },
};

export const Password: Story = { args: { label: 'API key', type: 'password', value: 'not a key' } };

export const Disabled: Story = { args: { label: 'Account name', value: 'Harbour Goods', disabled: true } };
