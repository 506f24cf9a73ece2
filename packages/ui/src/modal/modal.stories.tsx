import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../button/button';
import { Modal } from './modal';

const meta = {
  title: 'UI/Modal',
  component: Modal,
  args: { title: 'Terms of service', children: null, onClose: fn() },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Confirmation: Story = {
  args: {
    title: 'Hide store setup tasks',
    children: <p>Are you sure? These tasks are required for all stores.</p>,
    actions: (
      <>
        <Button>Cancel</Button>
        <Button variant="primary">Yes, hide store setup tasks</Button>
      </>
    ),
  },
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Paragraph {index + 1} of the agreement between the store and the provider.</p>
    )),
  },
};
