import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { Card } from './card';

const meta = {
  title: 'UI/Card',
  component: Card,
  args: { children: 'Ships within two days.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithHeaderAndFooter: Story = {
  args: {
    title: 'Orders to fulfill',
    actions: <Button variant="link">Manage all orders</Button>,
    footer: <Button>Show more</Button>,
  },
};
