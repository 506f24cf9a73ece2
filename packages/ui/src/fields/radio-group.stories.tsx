import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { RadioGroup } from './radio-group';

const OPTIONS = [
  { value: 'taxable', label: 'Product and shipping' },
  { value: 'shipping', label: 'Only shipping', help: 'No tax is charged on the product itself.' },
  { value: 'none', label: 'Don’t charge tax' },
];

const meta = {
  title: 'UI/RadioGroup',
  component: RadioGroup,
  args: { label: 'Charge sales tax on', options: OPTIONS, value: 'taxable', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = { args: { error: 'Select an option' } };

export const Disabled: Story = { args: { disabled: true } };
