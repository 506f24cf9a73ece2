import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from '../button/button';
import { InlineNotice } from './inline-notice';

const meta = { title: 'UI/InlineNotice', component: InlineNotice } satisfies Meta<typeof InlineNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = { args: { status: 'info', children: 'The import continues in the background.' } };

export const Success: Story = { args: { status: 'success', children: 'Recommended settings applied.' } };

export const Warning: Story = {
  args: {
    status: 'warning',
    children: 'Prices are entered with tax and shown without.',
    actions: <Button size="small">Use recommended settings</Button>,
  },
};

export const WithError: Story = {
  args: { status: 'error', children: 'There was a problem saving your store location' },
};
