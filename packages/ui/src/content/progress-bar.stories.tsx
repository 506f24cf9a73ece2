import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressBar } from './progress-bar';

const meta = {
  title: 'UI/ProgressBar',
  component: ProgressBar,
  args: { label: 'Setup progress', value: 2, max: 6 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { value: 0 } };

export const Partial: Story = {};

export const Complete: Story = { args: { value: 6 } };
