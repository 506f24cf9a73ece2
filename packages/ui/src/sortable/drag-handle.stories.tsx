import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DragHandle } from './drag-handle';

const meta = {
  title: 'UI/DragHandle',
  component: DragHandle,
  args: { name: 'Enamel Mug' },
} satisfies Meta<typeof DragHandle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
