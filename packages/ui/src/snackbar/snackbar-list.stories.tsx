import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { SnackbarList } from './snackbar-list';

const meta = {
  title: 'UI/SnackbarList',
  component: SnackbarList,
  args: { onRemove: fn(), isPaused: true, notices: [] },
} satisfies Meta<typeof SnackbarList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeNotices: Story = {
  args: {
    notices: [
      { id: 'done', status: 'success', content: 'Task dismissed', actions: [{ label: 'Undo' }] },
      { id: 'plain', content: 'Your shipping rates have been updated' },
      {
        id: 'failed',
        status: 'error',
        content: 'There was a problem saving your payment settings',
        explicitDismiss: true,
      },
    ],
  },
};
