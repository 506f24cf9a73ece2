import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Busy } from './busy';

const meta = {
  title: 'UI/Busy',
  component: Busy,
  args: { isBusy: true, children: '12 orders' },
} satisfies Meta<typeof Busy>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
