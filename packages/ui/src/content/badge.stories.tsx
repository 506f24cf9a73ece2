import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge, Pill } from './badge';

const meta = {
  title: 'UI/Badge',
  component: Badge,
  subcomponents: { Pill },
  args: { count: 3, label: '3 tasks left' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const MoreThanFits: Story = { args: { count: 120, label: '120 reviews' } };

export const Pills: Story = {
  render: () => (
    <>
      <Pill>Draft</Pill>
      <Pill tone="accent">Recommended</Pill>
      <Pill tone="success">Completed</Pill>
      <Pill tone="warning">On hold</Pill>
      <Pill tone="error">Failed</Pill>
    </>
  ),
};
