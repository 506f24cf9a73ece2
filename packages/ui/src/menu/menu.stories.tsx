import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { Menu } from './menu';

const meta = {
  title: 'UI/Menu',
  component: Menu,
  args: { label: 'Task options', align: 'start', items: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('menu');
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Commands: Story = {
  args: {
    items: [
      { label: 'Remind me later', icon: 'clock', onSelect: fn() },
      { label: 'View documentation', icon: 'external', href: '#help' },
      { label: 'Duplicate', disabled: true, onSelect: fn() },
      { label: 'Dismiss', icon: 'trash', isDestructive: true, onSelect: fn() },
    ],
  },
};

export const Choices: Story = {
  args: {
    label: 'Display',
    icon: 'display',
    showLabel: true,
    items: [
      {
        label: 'Layout',
        kind: 'radio',
        items: [
          { label: 'Single column', isChecked: true, onSelect: fn() },
          { label: 'Two columns', isChecked: false, onSelect: fn() },
        ],
      },
      {
        label: 'Lists',
        kind: 'checkbox',
        items: [{ label: 'Show things to do next', isChecked: true, onSelect: fn() }],
      },
    ],
  },
};
