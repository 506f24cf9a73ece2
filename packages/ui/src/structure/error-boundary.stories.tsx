import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorState } from '../content/error-state';
import { ErrorBoundary } from './error-boundary';

function Broken(): never {
  throw new Error('Thrown by the story of ErrorBoundary');
}

const meta = {
  title: 'UI/ErrorBoundary',
  component: ErrorBoundary,
  // React logs errors that a boundary has caught.
  parameters: { react: { rootOptions: { onCaughtError: () => undefined } } },
} satisfies Meta<typeof ErrorBoundary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Caught: Story = {
  args: {
    children: <Broken />,
    fallback: <ErrorState title="Something went wrong" />,
    onError: () => undefined,
  },
};
