import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PlaceholderCard, PlaceholderRows } from './placeholder-card';

const meta = {
  title: 'UI/PlaceholderCard',
  component: PlaceholderCard,
  subcomponents: { PlaceholderRows },
  args: { rows: 5 },
} satisfies Meta<typeof PlaceholderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const RowsOnly: Story = { args: { rows: 2 }, render: ({ rows }) => <PlaceholderRows rows={rows} /> };
