import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'UI/Tooltip',
  component: Tooltip,
  parameters: { layout: 'centered' },
  args: { text: 'Charged by the provider for each payment', children: <Button>Fees</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Above: Story = {};

export const BelowLink: Story = {
  args: {
    side: 'below',
    children: (
      <Button variant="link" href="#fees">
        Fees
      </Button>
    ),
  },
};
