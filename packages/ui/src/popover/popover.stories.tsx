import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../button/button';
import { Popover } from './popover';

const meta = { title: 'UI/Popover', component: Popover } satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  args: {
    label: 'Date range',
    button: <Button>Month to date</Button>,
    isOpen: true,
    onOpenChange: fn(),
    children: <Button variant="primary">Update</Button>,
  },
};
