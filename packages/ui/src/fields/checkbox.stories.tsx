import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Checkbox, Switch } from './checkbox';

const meta = {
  title: 'UI/Checkbox',
  component: Checkbox,
  subcomponents: { Switch },
  args: { label: 'Prices include tax', checked: false, onChange: fn() },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Checkbox {...args} checked={checked} onChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};

export const Checked: Story = { args: { checked: true, help: 'Based on where the customer lives.' } };

export const Disabled: Story = { args: { disabled: true } };

export const WithError: Story = {
  args: { label: 'I agree to the terms', required: true, error: 'Agree to the terms to continue' },
};

export const SwitchOff: Story = {
  args: { label: 'Direct bank transfer' },
  render: function Controlled(args) {
    const [checked, setChecked] = useState(args.checked);
    return <Switch {...args} checked={checked} onChange={setChecked} />;
  },
};

export const SwitchOn: Story = {
  ...SwitchOff,
  args: { ...SwitchOff.args, checked: true, help: 'Takes effect immediately.' },
};

export const SwitchDisabled: Story = {
  ...SwitchOff,
  args: { ...SwitchOff.args, checked: true, disabled: true },
};
