import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Select } from './select';

const STATUSES = [
  { value: 'processing', label: 'Processing' },
  { value: 'on-hold', label: 'On hold' },
  { value: 'completed', label: 'Completed', disabled: true },
];

const meta = {
  title: 'UI/Select',
  component: Select,
  args: { label: 'Order status', options: STATUSES, value: 'processing', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <Select {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { error: 'Select a status' } };

export const Disabled: Story = { args: { disabled: true } };
