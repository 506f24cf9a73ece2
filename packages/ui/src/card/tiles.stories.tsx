import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tiles } from './tiles';

const meta = { title: 'UI/Tiles', component: Tiles } satisfies Meta<typeof Tiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    'aria-label': 'Today',
    children: ['Gross sales: $120.00', 'Orders: 3', 'Products sold: 7'].map((text) => (
      <li key={text}>{text}</li>
    )),
  },
};
