import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../button/button';
import { Tour } from './tour';

const STEP = {
  heading: 'Add your store location',
  text: 'It determines shipping, taxes and the currency.',
  target: () => document.getElementById('address'),
  primaryLabel: 'Got it',
};

const meta = {
  title: 'UI/Tour',
  component: Tour,
  args: { steps: [STEP], onClose: fn() },
  decorators: (Story) => (
    <>
      <Button id="address">Store location</Button>
      <Story />
    </>
  ),
} satisfies Meta<typeof Tour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SingleStep: Story = {};

export const FirstOfTwo: Story = { args: { steps: [{ ...STEP, primaryLabel: 'Next' }, STEP] } };
