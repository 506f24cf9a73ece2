import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from './button';

const meta = {
  title: 'UI/Button',
  component: Button,
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };

export const Variants: Story = {
  render: (args) => (
    <>
      <Button {...args} variant="primary" />
      <Button {...args}>Preview</Button>
      <Button {...args} variant="tertiary">
        Skip
      </Button>
      <Button {...args} variant="link">
        Learn more
      </Button>
    </>
  ),
};

export const Destructive: Story = { ...Variants, args: { isDestructive: true, children: 'Delete' } };

export const Disabled: Story = { ...Variants, args: { disabled: true } };

export const Busy: Story = { args: { variant: 'primary', busy: true, children: 'Saving' } };

export const Small: Story = {
  args: { size: 'small', icon: 'trash', isDestructive: true, children: 'Delete' },
};

export const WithIcon: Story = { args: { icon: 'plus', children: 'Add zone' } };

export const IconOnly: Story = {
  args: { icon: 'close', variant: 'tertiary', children: undefined, 'aria-label': 'Close' },
};

export const AsLink: Story = { args: { href: '#orders', icon: 'external', children: 'View orders' } };

export const LongLabel: Story = {
  args: { children: 'Umsatzsteuersätze automatisch berechnen und die Einstellungen übernehmen' },
};
