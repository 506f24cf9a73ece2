import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { EmptyState } from './empty-state';

const meta = {
  title: 'UI/EmptyState',
  component: EmptyState,
  args: { title: 'No orders yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAction: Story = {
  args: {
    icon: 'inbox',
    message: 'Orders appear here as soon as customers buy something.',
    actions: <Button variant="primary">Add products</Button>,
  },
};
