import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './visually-hidden';

const meta = {
  title: 'UI/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'of 5 stars' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      4.5 <VisuallyHidden {...args} />
    </p>
  ),
};
